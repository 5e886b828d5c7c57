import { formatDay } from '@museum/shared/primitives/calendar-date';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '#components/loading/loaded.tsx';
import { Panel } from '#components/panel.tsx';
import { GuideDialog } from '#features/visit-requests/guides/guide-dialog.tsx';
import { GuideNames } from '#features/visit-requests/guides/guide-names.tsx';
import { guideChoicesQuery } from '#features/visit-requests/guides/guide-queries.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';

/** Who leads the group through the house. */
export function GuidePanel({ editor }: { editor: Editor }) {
  const { id, requester, visitDate, visitTime } = editor.baseline;
  const choices = useQuery(guideChoicesQuery(id));
  const choosing = useHistoryStep<true>('guides');
  const assigned = choices.data?.guides.filter(({ isAssigned }) => isAssigned) ?? [];
  return (
    <Panel title="Vodič">
      <Loaded
        query={choices}
        errorTitle="Vodiči nisu učitani"
        waiting={<Skeleton height={40} role="progressbar" aria-label="Učitavanje vodiča" />}
      >
        {() => (
          <div>
            <GuideNames guides={assigned} />
          </div>
        )}
      </Loaded>
      <Button
        variant="outlined"
        sx={{ mt: 1.5, minHeight: { xs: 44, md: 40 } }}
        onClick={() => {
          void choosing.enter(true);
        }}
      >
        {assigned.length > 0 ? 'Promenite vodiče' : 'Dodelite vodiča'}
      </Button>
      {choosing.value ? (
        <GuideDialog
          id={id}
          visit={`${requester}, ${formatDay(visitDate)} u ${visitTime}`}
          editor={editor}
          onClose={choosing.leave}
        />
      ) : null}
    </Panel>
  );
}
