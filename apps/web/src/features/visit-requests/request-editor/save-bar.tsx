import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';
import { paraText } from '@museum/shared/primitives/money';
import { unbroken } from '@museum/shared/primitives/words';
import { useEffect } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { deviceFloppyPath } from '#components/icons/tool-icon-paths.ts';
import { atLowerEdge, coverBottom } from '#lib/browser/cover-bottom.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import type { Editor } from './use-editor.ts';
import { quoteOf } from './editor-values.ts';

const bar = {
  ...atLowerEdge,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
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
  '@media print': { display: 'none' },
};

const quiet = { display: { xs: 'flex', nav: 'none' }, borderTopColor: palette.sand };

/**
 * On a phone always there, with the button of saving and the total; on a desk, where the header has
 * both in sight, from the first change on until it is saved or thrown away.
 */
export function SaveBar({ editor }: { editor: Editor }) {
  const { isDirty, values, baseline } = editor;
  const total = quoteOf(values, baseline.unitPrices)?.total;
  useEffect(() => {
    if (!isDirty) return undefined;
    // A pressed button may be gone now: the keyboard goes on at the page's content.
    return () => {
      focusIfLost(document.querySelector('main'));
    };
  }, [isDirty]);
  return (
    <Box ref={coverBottom} sx={isDirty ? bar : { ...bar, ...quiet }}>
      <Box sx={{ flex: '1 1 5rem', minWidth: 'min-content', lineHeight: 1.25 }}>
        <Typography role="status" sx={{ fontWeight: 700, lineHeight: 1.25 }}>
          {isDirty ? 'Nesačuvane izmene' : 'Polja su sačuvana'}
        </Typography>
        <Typography variant="body2" sx={{ display: { nav: 'none' } }}>
          {total === undefined ? null : `Ukupno ${unbroken(paraText(total))}`}
        </Typography>
        <Typography variant="body2" sx={{ display: { xs: 'none', nav: 'block' } }}>
          Dokumenti sadrže poslednje sačuvano stanje.
        </Typography>
      </Box>
      {isDirty ? (
        <Button size="small" disabled={editor.isBusy} onClick={editor.discard}>
          Odbaci
        </Button>
      ) : null}
      <Box sx={{ display: { nav: 'none' } }}>
        <SaveButton editor={editor} />
      </Box>
    </Box>
  );
}

/** Sends the form; amber once there is something to save. */
export function SaveButton({ editor }: { editor: Editor }) {
  return (
    <BusyButton
      type="submit"
      form="visit-request"
      variant={editor.isDirty ? 'contained' : 'outlined'}
      color={editor.isDirty ? 'amber' : 'primary'}
      size="small"
      startIcon={<Icon path={deviceFloppyPath} size={20} />}
      isBusy={editor.isBusy}
      sx={{ minHeight: 40, whiteSpace: 'nowrap' }}
    >
      Sačuvaj izmene
    </BusyButton>
  );
}
