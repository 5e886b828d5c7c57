import { stayRuns } from '@museum/shared/capacity/crowding';
import { type HouseDay, startLevel, stayLevel, worst } from '@museum/shared/capacity/levels';
import { peak, type Stay } from '@museum/shared/capacity/load';
import { quarterStart } from '@museum/shared/capacity/quarters';
import { ZONE_LABELS } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';

import { LevelWord } from '#components/facts/level-mark.tsx';
import { LOAD_GROUNDS } from '#features/visit-requests/crowding/load-grounds.ts';
import { startsInWords } from '#features/visit-requests/crowding/starts-in-words.ts';

const head = { display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.90625rem' };
const bar = {
  position: 'relative',
  display: 'flex',
  height: 14,
  my: 0.5,
  borderRadius: '4px',
  overflow: 'hidden',
  backgroundColor: palette.limestone,
};

/** The bar goes on beyond the places, so that what is too many can be seen. */
const BEYOND = 1.25;

type ZoneMeterProps = {
  house: HouseDay;
  stay: Stay;
  /** Whether the group is there outside the opening hours. */
  isClosed: boolean;
};

/** How full a zone gets while the group is there: who is confirmed, the group itself, the places. */
export function ZoneMeter({ house, stay, isClosed }: ZoneMeterProps) {
  const { zone, persons } = stay;
  const { places } = house.zones[zone];
  const firm = peak(house.firm.persons[zone], stay);
  const together = firm + persons;
  const atMost = peak(house.all.persons[zone], stay) + persons;
  const width = (count: number) =>
    `${(100 * Math.max(0, count)) / Math.max(together, places * BEYOND, 1)}%`;
  const words = `${inGroups(firm)} potvrđeno + ${inGroups(persons)} ova grupa = ${inGroups(together)} od ${inGroups(places)}`;
  const { level, runs, starts } = crowdOf(house, stay);
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={head}>
        <strong>{ZONE_LABELS[zone]}</strong>
        <LevelWord
          level={isClosed ? 'closed' : level}
          times={(isClosed ? [stay] : runs)
            .map(({ from, to }) => `${quarterStart(from)}–${quarterStart(to)}`)
            .join(', ')}
        />
      </Box>
      <Box aria-hidden sx={bar}>
        <Box sx={{ width: width(Math.min(firm, places)), background: LOAD_GROUNDS.firm }} />
        <Box
          sx={{
            width: width(Math.min(persons, places - Math.min(firm, places))),
            background: LOAD_GROUNDS.own,
          }}
        />
        <Box sx={{ width: width(together - places), background: LOAD_GROUNDS.over }} />
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: width(places),
            borderLeft: `2px solid ${palette.ink}`,
          }}
        />
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {atMost > together ? `${words}, ${inGroups(atMost)} ako se potvrde svi` : words}
      </Box>
      {starts ? (
        <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {starts}
        </Box>
      ) : null}
    </Box>
  );
}

/** How full it is for the stay and when; in the centre also whether too many groups start then, in words. */
function crowdOf(house: HouseDay, stay: Stay) {
  const { zone, from } = stay;
  const level = stayLevel(house, stay);
  const runs = stayRuns(house, stay);
  const starts = zone === 'centre' ? startLevel(house, from) : 'free';
  if (starts === 'free') return { level, runs };
  const isSure = starts === 'full';
  const others = (isSure ? house.firm : house.all).starts[from] ?? 0;
  const words = startsInWords({
    count: others + 1,
    capacity: house.zones.centre.startsPerQuarter,
    isSure,
  });
  return worst([level, starts]) === level
    ? { level, runs, starts: words }
    : { level: starts, runs: [{ from, to: from + 1 }], starts: words };
}
