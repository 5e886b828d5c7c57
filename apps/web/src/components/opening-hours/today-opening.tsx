import { openingState } from '@museum/shared/opening-hours/opening-hours';
import { openingStateText } from '@museum/shared/opening-hours/opening-state-text';
import { palette } from '@museum/shared/organisation/palette';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { styled } from '@mui/material/styles';

import { useSiteHours } from '#lib/site-hours.ts';
import { useMinute } from '#lib/time/use-minute.ts';

/** As high before it is known as after, so that nothing moves. */
const Lines = styled('p')({
  minHeight: '3.2em',
  margin: '0 0 12px',
  lineHeight: 1.6,
  '@media (scripting: none)': { display: 'none' },
  '& > strong': { display: 'block', color: palette.forest, fontSize: '1.125em', lineHeight: 1.42 },
});

/** What only the visitor's browser knows: whether the centre is open now, in Belgrade's time. */
export function useOpeningToday() {
  const now = useMinute();
  const hours = useSiteHours();
  if (!now || !hours) return undefined;
  return openingStateText(openingState(hours, now), dayInBelgrade(now));
}

/** How things stand today: a heading, then the note of a special day and the rest. */
export function TodayOpening() {
  const today = useOpeningToday();
  return (
    <Lines>
      {today ? (
        <>
          <strong>{today.heading}</strong>
          {today.note} {today.detail}
        </>
      ) : null}
    </Lines>
  );
}
