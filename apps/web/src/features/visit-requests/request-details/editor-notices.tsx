import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { formatInstant } from '#lib/dates.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';

type EditorNoticesProps = { editor: RequestEditor; onCompare: () => void };

/** What the person should know before going on. */
export function EditorNotices({ editor, onCompare }: EditorNoticesProps) {
  const { anonymizedAt } = editor.baseline;
  if (!editor.theirs && !editor.isRestored && !anonymizedAt) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 2.5 }}>
      {anonymizedAt ? (
        <Alert severity="info">
          {`Lični podaci su uklonjeni ${formatInstant(anonymizedAt)}. Ostalo je ono što je potrebno za statistiku; podnosiocu se više ne šalju mejlovi.`}
        </Alert>
      ) : null}
      {editor.theirs ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onCompare}>
              Prikaži razlike
            </Button>
          }
        >
          Kolega je izmenio ovaj zahtev dok ste radili.
        </Alert>
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
