import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

import { lunchOffer } from '#content/pages/lunch-offer.ts';

/** Without scripts nothing is on its way: the HTML has the prices already. */
const noScript = { '@media (scripting: none)': { display: 'none' } } as const;

/** Says that prices are on their way. */
export function PriceStatus({ isFetching }: { isFetching: boolean }) {
  return (
    <div role="status">
      {isFetching ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pb: 2.5, ...noScript }}>
          <CircularProgress size={22} aria-hidden />
          {lunchOffer.loadingText}
        </Box>
      ) : null}
    </div>
  );
}
