import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { plural } from '@museum/shared/primitives/plural';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { coverBottom } from '#lib/browser/cover-bottom.ts';
import { PRESSES } from './tap-words.ts';
import { useRefused } from './use-refused.ts';

const bar = { position: 'sticky', bottom: { xs: 8, md: 16 }, zIndex: 2 };
const looks = {
  alignItems: 'center',
  border: `1px solid ${palette.danger}`,
  fontWeight: 700,
  '& .MuiAlert-action': { pt: 0 },
};

/** How many presses were refused, wherever their cards are, and the way to the first. */
export function RefusedBar({ sheet }: { sheet: DaySheet }) {
  const { onCards } = useRefused(sheet);
  const first = onCards[0];
  if (!first) return null;
  const show = () => {
    const button = document.querySelector<HTMLElement>(`[data-acts="${first.id}"] button`);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  };
  return (
    <Box ref={coverBottom} sx={bar}>
      <Alert
        severity="error"
        sx={looks}
        action={
          <Button color="inherit" onClick={show} sx={{ minHeight: 48 }}>
            Prikaži
          </Button>
        }
      >
        {`Nije upisano: ${plural(onCards.length, PRESSES)}`}
      </Alert>
    </Box>
  );
}
