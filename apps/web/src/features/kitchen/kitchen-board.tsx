import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { palette } from '@museum/shared/organisation/palette';
import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { DAYS_AHEAD } from '@museum/shared/primitives/calendar-date';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

import { ArtImage } from '#components/article/art-image.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { LateSkeleton } from '#components/loading/late-skeleton.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { wifiOffPath } from '#components/icons/tool-icon-paths.ts';
import { useSilence } from '#lib/live/use-silence.ts';
import { AcknowledgementStrip } from './acknowledgement-strip.tsx';
import { DaySums, WeekLink } from './day-sums.tsx';
import { kitchenQuery } from './kitchen-queries.ts';
import { shortDayWithWeekday } from './kitchen-words.ts';
import { SeatRow } from './seat-row.tsx';
import { ServingCard } from './serving-card.tsx';

const Stale = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  marginBottom: 12,
  padding: '10px 16px',
  borderRadius: 12,
  backgroundColor: palette.ink,
  color: palette.white,
  fontSize: 18,
  '& > svg': { color: palette.amber },
});

/** Servings fill their columns in the order of time; sums and seats stay in sight while they scroll. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  // No more columns than there are servings: the last ones would stay empty.
  '& .servings': { columns: '340px var(--servings)', columnGap: 12 },
  '@media (width >= 56.25rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    // Below the bar that the menu folds into.
    '& .sums': { position: 'sticky', top: 80, alignSelf: 'start' },
    '& .seats': { gridColumn: '1 / -1' },
  },
  '@media (width >= 56.25rem) and (height >= 43.75rem)': {
    '& .seats': {
      position: 'sticky',
      bottom: 0,
      padding: '12px 0',
      marginTop: -12,
      backgroundColor: palette.paper,
    },
  },
  '@media (width >= 81.25rem)': { '& .sums': { top: 12 } },
  '@media print': {
    '&&': { display: 'block', color: palette.black },
    '& .servings': { columns: 1 },
    '& .seats': { backgroundColor: 'transparent' },
  },
});

/** Upright, and everything that a restaurant's day has on one sheet. */
const PAPER = { '@page': { size: 'A4 portrait', margin: '9mm 10mm' } };

/** The kitchen's day, or what stands in its place; an error replaces nothing else of the page. */
export function KitchenBoard({ date }: { date: string }) {
  const kitchen = useQuery(kitchenQuery(date));
  const { isSilent, knownAt } = useSilence(kitchen.dataUpdatedAt);
  const isStale = kitchen.failureReason !== null || isSilent;
  return (
    <Loaded query={kitchen} errorTitle="Kuhinja nije učitana" waiting={<BoardSkeleton />}>
      {(day) => (
        <>
          <GlobalStyles styles={PAPER} />
          {isStale ? <StaleStrip since={knownAt} /> : null}
          {day.servings.length === 0 ? (
            <EmptyKitchen day={day} />
          ) : (
            <>
              {isStale ? null : <AcknowledgementStrip day={day} />}
              <FilledBoard day={day} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

export function StaleStrip({ since }: { since: number }) {
  const time = timeInBelgrade(new Date(since));
  return (
    <Stale role="status">
      <Icon path={wifiOffPath} />
      <span>
        <strong>{`Nema veze od ${time}. `}</strong>
        {`Prikazano je stanje u ${time}; pozovite prijavnicu pre izdavanja.`}
      </span>
    </Stale>
  );
}

function FilledBoard({ day }: { day: KitchenDay }) {
  const { date, servings, components, seats, places } = day;
  return (
    <Columns>
      <div className="servings" style={{ '--servings': servings.length } as object}>
        {servings.map((serving) => (
          <ServingCard key={serving.time} serving={serving} />
        ))}
      </div>
      <div className="sums">
        <DaySums date={date} components={components} />
      </div>
      <div className="seats">
        <SeatRow seats={seats} places={places} />
      </div>
    </Columns>
  );
}

function EmptyKitchen({ day: { date, next } }: { day: KitchenDay }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', textAlign: 'center' }}>
      <div>
        <Box sx={{ width: 260, mx: 'auto', borderRadius: '16px', overflow: 'hidden' }}>
          <ArtImage art="card-restaurant" alt="" />
        </Box>
        <Typography variant="h3" component="h2" sx={{ mt: 2.25, fontSize: 32 }}>
          Nema najavljenih obroka
        </Typography>
        <Box component="p" sx={{ m: 0, mt: 0.75, fontSize: 20 }}>
          {next
            ? `Sledeći ručak: ${shortDayWithWeekday(next.date)} u ${next.time}, ${plural(next.portions, PORTIONS)}.`
            : `U narednih ${DAYS_AHEAD} dana nema najavljenih obroka.`}
        </Box>
        <Box sx={{ display: 'grid', placeItems: 'center' }}>
          <WeekLink date={date} />
        </Box>
      </div>
    </Box>
  );
}

export const BoardSkeleton = () => (
  <LateSkeleton label="Učitavanje kuhinje" gap={1.5}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={240} />
    <Skeleton variant="rounded" height={180} width="60%" />
  </LateSkeleton>
);
