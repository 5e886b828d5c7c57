import { withUpdate } from '@museum/shared/visit-requests/as-wanted';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { isTakenOff } from '@museum/shared/visit-requests/stages/stage';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';

import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { deviceFloppyPath } from '#components/icons/tool-icon-paths.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { useActPanel } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';
import { ownChanges } from './differences.ts';
import type { Editor } from './use-editor.ts';

type SaveDrawerProps = { editor: Editor; told: UpdateVisitRequest };

/** Saves changes that the requester is told of: shows the mail first, and where they don't fit. */
export function SaveDrawer({ editor, told }: SaveDrawerProps) {
  const { baseline, isBusy, saveTyped, stopTelling } = editor;
  const { panel, isRefusal, forget } = useActPanel({
    id: baseline.id,
    act: 'change',
    needsReason: isTakenOff(baseline.status, told.status),
    told: { request: baseline, act: 'change', changes: told },
    onClose: stopTelling,
  });
  const after = withUpdate(baseline, told);
  const hasAddress = after.anonymizedAt === null && contactSummary(after).email !== '';
  const submit = panel.form.handleSubmit(async (answer) => {
    if (isBusy) return;
    const saving = { isRefusal, mail: panel.preview.data, onSaved: panel.onClose };
    if (!(await saveTyped({ ...told, ...answer }, saving))) stopTelling();
  });
  return (
    <ActDrawer
      {...panel}
      isBusy={isBusy}
      title={hasAddress ? 'Sačuvaj i javi' : 'Sačuvaj izmene'}
      label="Sačuvaj"
      icon={deviceFloppyPath}
      color="amber"
      isPossible
      visit={after}
      onTime={(visitTime) => {
        forget();
        editor.form.setValue('visitTime', visitTime, { shouldDirty: true });
      }}
      onSubmit={(event) => void submit(event)}
    >
      <RequestInShort request={after} />
      <OwnChanges baseline={baseline} values={editor.values} />
      {after.status === 'SCHEDULED' ? <UnpricedNotice request={after} /> : null}
    </ActDrawer>
  );
}

const OwnChanges = ({ baseline, values }: Pick<Editor, 'baseline' | 'values'>) => (
  <ComparisonTable
    label="Šta se menja"
    head="Podatak"
    columns={['Sada', 'Biće']}
    fields={ownChanges({ baseline, mine: values })}
  />
);
