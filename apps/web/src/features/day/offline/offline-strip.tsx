import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';

import { Icon } from '#components/icons/icon.tsx';
import { wifiOffPath } from '#components/icons/tool-icon-paths.ts';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { recentInstant } from '#lib/time/dates.ts';
import { useObserved } from '#lib/observable.ts';
import { offlineSince } from './network.ts';
import { isWaiting, waitingInWords } from './tap.ts';
import { taps } from './tap-queue.ts';

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  marginBottom: 16,
  padding: '9px 16px',
  borderRadius: 12,
  backgroundColor: palette.ink,
  color: palette.white,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& svg': { color: palette.amber },
  '& b, & span': { display: 'block' },
  '@media print': { display: 'none' },
});

/** Since when there is no network, from when the list is, and how many presses wait. */
export function OfflineStrip({ date }: { date: string }) {
  const { data, dataUpdatedAt } = useQuery({ ...daySheetQuery(date), enabled: false });
  const since = useObserved(offlineSince);
  const waiting = useObserved(taps).filter(isWaiting).length;
  const isShown = since !== undefined || waiting > 0;
  const list = data
    ? `List je iz ${recentInstant(new Date(dataUpdatedAt).toISOString())}.`
    : 'Ovaj dan nije otvaran na ovom uređaju, pa se bez mreže ne vidi.';
  return (
    <div role="status">
      {isShown ? (
        <Strip>
          <Icon path={wifiOffPath} size={26} />
          <div>
            <b>{since ? `Nema mreže od ${recentInstant(since)}` : 'Server još ne odgovara'}</b>
            <span>
              {since ? `${list} ` : ''}
              {waiting > 0 ? waitingInWords(waiting) : ''}
            </span>
          </div>
        </Strip>
      ) : null}
    </div>
  );
}
