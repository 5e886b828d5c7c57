import { stayRuns } from '@museum/shared/capacity/crowding';
import { type HouseDay, stayLevel } from '@museum/shared/capacity/levels';
import { peak, type Stay } from '@museum/shared/capacity/load';
import { quarterStart } from '@museum/shared/capacity/quarters';
import { ZONE_LABELS } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';

import { LevelWord } from '#components/level-mark.tsx';
import { LOAD_GROUNDS } from '#features/visit-requests/load-grounds.ts';

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
  const width = (count: number) =>
    `${(100 * Math.max(0, count)) / Math.max(together, places * BEYOND, 1)}%`;
  const words = `${firm} potvrđeno + ${persons} ova grupa = ${together} od ${places}`;
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={head}>
        <strong>{ZONE_LABELS[zone]}</strong>
        <LevelWord
          level={isClosed ? 'closed' : stayLevel(house, stay)}
          times={(isClosed ? [stay] : stayRuns(house, stay))
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
        {words}
      </Box>
    </Box>
  );
}
