import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { instantInWords } from '#lib/dates.ts';
import { useWhoChanged } from './use-who-changed.ts';
import type { RequestEditor } from './use-request-editor.ts';

type EditorNoticesProps = { editor: RequestEditor; onCompare: () => void };

/** What the person should know before going on. */
export function EditorNotices({ editor, onCompare }: EditorNoticesProps) {
  const { anonymizedAt } = editor.baseline;
  if (!editor.theirs && !editor.isRestored && !editor.isLunchGone && !anonymizedAt) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 2.5 }}>
      {anonymizedAt ? (
        <Alert severity="info">
          {`Lični podaci su uklonjeni: ${instantInWords(anonymizedAt)}. Ostalo je ono što je potrebno za statistiku; podnosiocu se više ne šalju mejlovi.`}
        </Alert>
      ) : null}
      {editor.isLunchGone ? (
        <Alert severity="warning">Ručak je u međuvremenu izbrisan.</Alert>
      ) : null}
      {editor.theirs ? (
        <TheirsNotice
          // Another change has another author.
          key={editor.theirs.version}
          baseline={editor.baseline}
          theirs={editor.theirs}
          onCompare={onCompare}
        />
      ) : null}
      {editor.isRestored ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={editor.discard}>
              Odbaci izmene
            </Button>
          }
        >
          Vraćene su izmene koje niste sačuvali.
        </Alert>
      ) : null}
    </Stack>
  );
}

type TheirsNoticeProps = { baseline: VisitRequest; theirs: VisitRequest; onCompare: () => void };

function TheirsNotice({ baseline, theirs, onCompare }: TheirsNoticeProps) {
  const whoAndWhen = useWhoChanged(baseline, theirs);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onCompare}>
          Prikaži razlike
        </Button>
      }
    >
      {`Zahtev je izmenjen dok ste radili: ${whoAndWhen}.`}
    </Alert>
  );
}
