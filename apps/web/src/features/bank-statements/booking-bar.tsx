import { palette } from '@museum/shared/organisation/palette';
import { dinarsText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { checkPath } from '#components/icons/tool-icon-paths.ts';
import { coverBottom } from '#lib/browser/cover-bottom.ts';
import type { CountedSum } from './booking.ts';
import { bookInWords, paymentsInWords } from './statement-words.ts';

type BookingBarProps = {
  chosen: CountedSum;
  /** How many of them the filter hides. */
  hidden: number;
  /** How many of them the next press books. */
  next: number;
  isBusy: boolean;
  onBook: () => void;
};

const bar = {
  position: 'sticky',
  bottom: { xs: 8, md: 16 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 3,
  p: { xs: 1.5, sm: 2 },
  border: `1px solid ${palette.sand}`,
};

/** What is going to be booked, and the one button that does it. */
export function BookingBar({ chosen, hidden, next, isBusy, onBook }: BookingBarProps) {
  return (
    <Card ref={coverBottom} component="section" aria-label="Knjiženje" sx={bar}>
      <Box role="status" sx={{ mr: 'auto' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Izabrano:{' '}
        </Box>
        <strong>{`${paymentsInWords(chosen.count)}, ${dinarsText(chosen.sum)}`}</strong>
        {hidden > 0 ? <Note>{`Od toga se ne vidi zbog filtera: ${hidden}.`}</Note> : null}
        {next < chosen.count ? (
          <Note>{`Odjednom se knjiži ${next}; ostale ostaju izabrane.`}</Note>
        ) : null}
      </Box>
      <BusyButton
        variant="contained"
        color="amber"
        isBusy={isBusy}
        disabled={next === 0}
        startIcon={<Icon path={checkPath} size={20} />}
        onClick={onBook}
      >
        {bookInWords(next)}
      </BusyButton>
    </Card>
  );
}

const Note = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Box>
);
