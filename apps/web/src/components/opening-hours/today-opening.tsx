import { type OpeningHours, openingState } from '@museum/shared/opening-hours/opening-hours';
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
export function TodayOpening() {
  const now = useMinute();
  const hours = useSiteHours();
  return <Lines>{now && hours ? <Today now={now} hours={hours} /> : null}</Lines>;
}

function Today({ now, hours }: { now: Date; hours: OpeningHours }) {
  const state = openingState(hours, now);
  const { heading, detail } = openingStateText(state, dayInBelgrade(now));
  return (
    <>
      <strong>{heading}</strong>
      {detail}
    </>
  );
}
