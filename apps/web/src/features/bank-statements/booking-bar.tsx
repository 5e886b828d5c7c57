import { palette } from '@museum/shared/organisation/palette';
import { formatDinars } from '@museum/shared/primitives/money';
import { MAX_BOOKED_LINES } from '@museum/shared/payments/bank-statement-schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

import { BusyButton } from '#components/busy-button.tsx';
import { Icon } from '#components/icon.tsx';
import { checkPath } from '#components/tool-icon-paths.ts';
import { coverBottom } from '#lib/cover-bottom.ts';
import { bookInWords, paymentsInWords } from './statement-words.ts';

type BookingBarProps = {
  count: number;
  /** Dinars. */
  sum: number;
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
export function BookingBar({ count, sum, isBusy, onBook }: BookingBarProps) {
  const isTooMuch = count > MAX_BOOKED_LINES;
  return (
    <Card ref={coverBottom} component="section" aria-label="Knjiženje" sx={bar}>
      <Box role="status" sx={{ mr: 'auto' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Izabrano:{' '}
        </Box>
        <strong>{`${paymentsInWords(count)}, ${formatDinars(sum)} din`}</strong>
        {isTooMuch ? (
          <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
            {`Odjednom se knjiži najviše ${MAX_BOOKED_LINES} uplata.`}
          </Box>
        ) : null}
      </Box>
      <BusyButton
        variant="contained"
        color="amber"
        isBusy={isBusy}
        disabled={count === 0 || isTooMuch}
        startIcon={<Icon path={checkPath} size={20} />}
        onClick={onBook}
      >
        {bookInWords(count)}
      </BusyButton>
    </Card>
  );
}
