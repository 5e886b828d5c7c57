import { specialDayRow } from '@museum/shared/opening-hours/special-day-row';
import { weekRows } from '@museum/shared/opening-hours/week-rows';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import Typography from '@mui/material/Typography';

import { BlockSection } from '#components/article/blocks/block-section.tsx';
import { FactLines } from '#components/article/blocks/facts-block.tsx';
import { TodayOpening } from './today-opening.tsx';
import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import { useSiteHours } from '#lib/site-hours.ts';
import { useMinute } from '#lib/time/use-minute.ts';

/** Days that differ, as long as they are to come. */
function useSpecialDays() {
  const now = useMinute();
  const today = now ? dayInBelgrade(now) : '';
  return useSiteHours()?.specialDays.filter(({ date }) => date >= today) ?? [];
}

/** When the centre is open: today, through the week, on special days. */
export function OpeningHoursSection() {
  const weekly = useSiteHours()?.weekly ?? [];
  const specialDays = useSpecialDays();
  return (
    <BlockSection heading="Radno vreme" layout="aside">
      <TodayOpening />
      <FactLines>
        {weekRows(weekly).map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
        {specialDays.map(specialDayRow).map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </FactLines>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        {`Poslednji ulaz je ${measure(facts.tickets.lastEntryMinutes, 'minuta')} pre zatvaranja.`}
      </Typography>
    </BlockSection>
  );
}
