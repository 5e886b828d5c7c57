import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { plural } from '@museum/shared/primitives/plural';
import Box from '@mui/material/Box';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import { coverBottom } from '#lib/browser/cover-bottom.ts';
import { PRESSES } from './tap-words.ts';
import { useRefused } from './use-refused.ts';

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
    <Box ref={coverBottom} sx={{ position: 'sticky', bottom: 8, zIndex: 2 }}>
      <AlertWithButton severity="error" button="Prikaži" onPress={show}>
        <b>{`Nije upisano: ${plural(onCards.length, PRESSES)}`}</b>
      </AlertWithButton>
    </Box>
  );
}
