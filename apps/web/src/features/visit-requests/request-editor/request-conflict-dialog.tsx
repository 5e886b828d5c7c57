import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ConflictDialog } from '#components/dialogs/conflict-dialog.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { differences, whoChanged } from './differences.ts';
import type { Editor } from './use-editor.ts';

type RequestConflictDialogProps = { editor: Editor; theirs: VisitRequest };

/** What colleagues or the requester made of the request meanwhile, beside the own changes. */
export function RequestConflictDialog({ editor, theirs }: RequestConflictDialogProps) {
  const { baseline, values, closeComparison, discard, keepMine } = editor;
  const auditTrail = useInfiniteQuery(auditTrailQuery(baseline.id)).data ?? [];
  const who = whoChanged({ baseline, theirs }, auditTrail);
  return (
    <ConflictDialog
      title="Zahtev je u međuvremenu izmenjen"
      text={`Izmene koje su u međuvremenu sačuvane: ${who}. Vaše izmene nisu sačuvane i ništa nije pregaženo.`}
      columns={['Bilo je', 'Sada je', 'Kod vas']}
      fields={differences({ baseline, theirs, mine: values })}
      onLoadTheirs={discard}
      onKeepMine={keepMine}
      onClose={closeComparison}
    />
  );
}
