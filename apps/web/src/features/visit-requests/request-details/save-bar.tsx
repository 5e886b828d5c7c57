import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { SaveButton } from '#features/visit-requests/request-details/details-header.tsx';
import type { RequestChanges } from '#features/visit-requests/request-details/use-request-changes.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';
import { coverBottom } from '#lib/cover-bottom.ts';
import { palette } from '#lib/palette.ts';

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2.5,
  mx: { xs: -2, sm: 0 },
  px: 2,
  py: 1.25,
  borderTop: `3px solid ${palette.amber}`,
  borderRadius: { sm: '12px 12px 0 0' },
  backgroundColor: palette.white,
  boxShadow: '0 -8px 28px rgb(18 48 47 / 14%)',
};

/** Appears with the first change and stays until it is saved or thrown away. */
export function SaveBar({ editor, changes }: { editor: RequestEditor; changes: RequestChanges }) {
  if (!editor.isDirty) return null;
  return (
    <Box ref={coverBottom} sx={bar}>
      <Typography role="status" sx={{ mr: 'auto', fontWeight: 700, lineHeight: 1.25 }}>
        Nesačuvane izmene
        <Typography component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Dokumenti sadrže poslednje sačuvano stanje.
        </Typography>
      </Typography>
      <Button size="small" disabled={editor.isChanging} onClick={editor.discard}>
        Odbaci
      </Button>
      <Box sx={{ display: { nav: 'none' } }}>
        <SaveButton editor={editor} changes={changes} />
      </Box>
    </Box>
  );
}
