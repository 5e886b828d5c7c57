import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { instantInWords } from '#lib/time/dates.ts';
import { whoChanged } from './differences.ts';
import type { Editor } from './use-editor.ts';

/** What the person should know before going on. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { baseline, theirs, isRestored, isDinnerRequestGone } = editor;
  const { anonymizedAt } = baseline;
  if (!theirs && !isRestored && !isDinnerRequestGone && !anonymizedAt) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 2.5 }}>
      {anonymizedAt ? (
        <Alert severity="info">
          {`Lični podaci su uklonjeni: ${instantInWords(anonymizedAt)}. Ostalo je ono što je potrebno za statistiku; podnosiocu se više ne šalju mejlovi.`}
        </Alert>
      ) : null}
      {isDinnerRequestGone ? (
        <Alert severity="warning">Ručak je u međuvremenu izbrisan.</Alert>
      ) : null}
      {/* Another change has another author. */}
      {theirs ? <TheirsNotice key={theirs.version} editor={editor} theirs={theirs} /> : null}
      {isRestored ? (
        <AlertWithButton severity="info" button="Odbaci izmene" onPress={editor.discard}>
          Vraćene su izmene koje niste sačuvali.
        </AlertWithButton>
      ) : null}
    </Stack>
  );
}

type TheirsNoticeProps = { editor: Editor; theirs: VisitRequest };

function TheirsNotice({ editor: { baseline, compare }, theirs }: TheirsNoticeProps) {
  const auditTrail = useInfiniteQuery(auditTrailQuery(baseline.id)).data ?? [];
  return (
    <AlertWithButton severity="warning" button="Prikaži razlike" onPress={compare}>
      {`Zahtev je izmenjen dok ste radili: ${whoChanged({ baseline, theirs }, auditTrail)}.`}
    </AlertWithButton>
  );
}
