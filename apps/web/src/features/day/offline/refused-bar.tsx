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

/** How many presses were refused, wherever that is shown, and the way to the first. */
export function RefusedBar({ sheet }: { sheet: DaySheet }) {
  const { strays, onCards } = useRefused(sheet);
  const count = strays.length + onCards.length;
  if (count === 0) return null;
  const show = () => {
    const first =
      strays.length > 0 ? '[data-stray] :is(a, button)' : `[data-acts="${onCards[0]?.id}"] button`;
    const button = document.querySelector<HTMLElement>(first);
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
        {`Nije upisano: ${plural(count, PRESSES)}`}
      </Alert>
    </Box>
  );
}
