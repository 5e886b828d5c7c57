import { partsInWords } from '@museum/shared/capacity/part-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { CalmStarts } from '#features/visit-requests/crowding/calm-starts.tsx';
import {
  IF_RECEIVED_COME,
  startsInWords,
} from '#features/visit-requests/crowding/starts-in-words.ts';
import { countIn, openWords, placeCount, timesOf } from './calendar-words.ts';
import {
  calmLunchesFor,
  calmStartsFor,
  closedFor,
  type Crowd,
  crowdsFor,
  type Located,
} from './moving/fit.ts';

type GroupWarningsProps = Located & {
  /** Missing where nothing may be changed. */
  onMove?: (time: string) => void;
};

/** Why a group can't come as it stands, and quieter times of its day. */
export function GroupWarnings({ group, day, onMove }: GroupWarningsProps) {
  const crowds = crowdsFor(day, group);
  const closed = closedFor(day, group);
  const troubles = [...closed, ...crowds];
  if (troubles.length === 0) return null;
  const needsStart = troubles.some(({ zone }) => zone === 'centre');
  const needsLunch = troubles.some(({ zone }) => zone === 'restaurant');
  const starts = needsStart ? calmStartsFor(day, group, group.visitTime) : [];
  const lunches = needsLunch ? calmLunchesFor(day, group) : [];
  return (
    <>
      <Alert severity="error" sx={{ mt: 1.5, py: 0.25 }}>
        {closed.length > 0 ? (
          <div>
            <strong>{day.day.open ? 'Van radnog vremena: ' : 'Zatvoren dan: '}</strong>
            {day.day.open
              ? `${partsInWords(closed)} (${openWords(day.day).toLowerCase()})`
              : openWords(day.day)}
          </div>
        ) : null}
        {crowds.map((crowd) => (
          <div key={`${crowd.of} ${crowd.zone} ${crowd.from}`}>
            <strong>{`Nema mesta ${timesOf(crowd)}: `}</strong>
            {crowdWords(crowd)}
          </div>
        ))}
      </Alert>
      {onMove ? (
        <CalmStarts title="Mirniji počeci" starts={starts} onChoose={onMove} mt={1.5} />
      ) : null}
      {lunches.length > 0 ? (
        <Box sx={{ mt: 1 }}>{`Mirnije u restoranu: ${lunches.join(', ')}`}</Box>
      ) : null}
    </>
  );
}

function crowdWords(crowd: Crowd): string {
  const { of, zone, count, capacity, isSure } = crowd;
  return of === 'starts'
    ? startsInWords(crowd)
    : `${countIn(zone, count)} na ${placeCount(capacity)}${isSure ? '' : IF_RECEIVED_COME}`;
}
