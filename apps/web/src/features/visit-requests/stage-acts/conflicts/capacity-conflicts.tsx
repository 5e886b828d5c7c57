import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { calmStarts, type HouseDay, startLevels } from '@museum/shared/capacity/levels';
import { type Group, personsIn, staysOf } from '@museum/shared/capacity/load';
import { partsInWords } from '@museum/shared/capacity/part-words';
import { type Zone, ZONE_LABELS } from '@museum/shared/capacity/zones';
import { PERSONS, PLACES, plural, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { LevelMark } from '#components/facts/level-mark.tsx';
import { alertTrianglePath } from '#components/icons/tool-icon-paths.ts';
import { CalmStarts } from '#features/visit-requests/crowding/calm-starts.tsx';
import { houseWithout } from '#features/visit-requests/crowding/house-without.ts';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { CrowdChart } from './crowd-chart.tsx';

/** So many of the others are named; who else is there is counted. */
const NAMED = 5;

const Others = styled('ul')({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    gap: 12,
    padding: '5px 0',
    borderTop: `1px solid ${palette.sand}`,
    overflowWrap: 'anywhere',
  },
  '& > li > a': { flex: 1, minWidth: 0 },
  '& > li > b, & > li > span': { whiteSpace: 'nowrap' },
});

type CapacityConflictsProps = {
  conflicts: CapacityConflict[];
  /** With it the day is drawn, and quieter starts are looked for. */
  visit?: VisitRequest;
  /** Takes another start of the same day. */
  onTime?: (time: string) => void;
};

/** Where and when a visit doesn't fit, who else is there, and when it is quieter; it takes the focus. */
export function CapacityConflicts({ conflicts, visit, onTime }: CapacityConflictsProps) {
  const { data: ofDay } = useQuery({
    ...daySheetQuery(visit?.visitDate ?? ''),
    enabled: visit !== undefined,
  });
  const house = ofDay && visit && houseWithout(ofDay, visit.id);
  const group = visit && groupOfRequest(visit);
  const isAboutStart = conflicts.some(({ zone }) => zone === 'centre');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, [conflicts]);
  return (
    <>
      <Alert
        ref={alert}
        tabIndex={-1}
        severity="error"
        icon={<Icon path={alertTrianglePath} />}
        sx={{ outline: 'none', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      >
        <AlertTitle component="h3">{conflictTitle(conflicts)}</AlertTitle>
        {conflicts.map((conflict) => (
          <Conflict
            key={`${conflict.of} ${conflict.zone} ${conflict.from}`}
            conflict={conflict}
            group={group}
            ofDay={ofDay}
            house={house}
          />
        ))}
      </Alert>
      {house && group && onTime && isAboutStart ? (
        <QuieterStarts house={house} group={group} onTime={onTime} />
      ) : null}
    </>
  );
}

/** Whether the house is closed then, and not full. */
export const isOnlyClosed = (conflicts: CapacityConflict[]) =>
  conflicts.every(({ of }) => of === 'closed');

const conflictTitle = (conflicts: CapacityConflict[]) =>
  isOnlyClosed(conflicts) ? 'U to vreme je zatvoreno' : 'Nema dovoljno mesta';

const countedIn = (zone: Zone) => (zone === 'restaurant' ? PORTIONS : PERSONS);

type ConflictProps = {
  conflict: CapacityConflict;
  group: Group | undefined;
  ofDay: DaySheet | undefined;
  house: HouseDay | undefined;
};

function Conflict({ conflict, group, ofDay, house }: ConflictProps) {
  const { of, requests, zone } = conflict;
  const others = requests.length - NAMED;
  const known = new Map(ofDay?.groups.map((other) => [other.id, other]));
  const stays = house && group ? staysOf(group, house.zones) : [];
  const stay = of === 'places' ? stays.find((one) => one.zone === zone) : undefined;
  return (
    <>
      <Box component="p" sx={{ m: 0, '& + p, ul + &': { mt: 1.5 } }}>
        {conflictWords(conflict, group && personsIn(zone, [group]))}
      </Box>
      {house && stay ? <CrowdChart house={house} stay={stay} /> : null}
      {requests.length > 0 ? (
        <Others aria-label={`Potvrđene grupe u isto vreme: ${ZONE_LABELS[zone]}`}>
          {requests.slice(0, NAMED).map(({ id, normalizedId, name, persons }) => (
            <li key={id}>
              {known.has(id) ? <b>{known.get(id)?.visitTime}</b> : null}
              <Link
                href={visitRequestDetailsPath(id)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name} ${normalizedId}, otvara se u novoj kartici`}
              >
                {name || normalizedId}
              </Link>
              <span>{plural(persons, countedIn(zone))}</span>
            </li>
          ))}
          {others > 0 ? <li>{`još ${others}`}</li> : null}
        </Others>
      ) : null}
    </>
  );
}

/** What is too many, and by how much; `own` are the persons of the group, where they are known. */
function conflictWords(
  { of, zone, from, to, persons, capacity }: CapacityConflict,
  own: number | undefined,
) {
  if (of === 'closed') return `Van radnog vremena: ${partsInWords([{ zone, time: from }])}.`;
  if (of === 'starts') {
    return `Grupa koje počinju od ${from} do ${to}: ${persons}, a predviđeno je ${capacity}.`;
  }
  const places = plural(capacity, PLACES);
  const there =
    own === undefined
      ? `${plural(persons, countedIn(zone))} na ${places}`
      : `potvrđeno ${inGroups(persons - own)} + ova grupa ${inGroups(own)} = ${inGroups(persons)} od ${places}`;
  return `${ZONE_LABELS[zone]} od ${from} do ${to}: ${there}, ${inGroups(persons - capacity)} više.`;
}

type QuieterStartsProps = { house: HouseDay; group: Group; onTime: (time: string) => void };

/** Starts of the same day with room for all. */
function QuieterStarts({ house, group, onTime }: QuieterStartsProps) {
  const calm = calmStarts(house, startLevels(house, group), group.visitTime);
  const starts = calm.filter((start) => start !== group.visitTime);
  if (starts.length === 0) return <p>Tog dana nema mirnijeg početka.</p>;
  const title = 'Mirniji počeci istog dana';
  return (
    <CalmStarts
      title={title}
      heading={<strong>{title}</strong>}
      starts={starts}
      onChoose={onTime}
      icon={<LevelMark level="free" size={14} />}
      sx={{ color: 'primary.main', '& > svg': { ml: 1.5, mr: -0.5 } }}
    />
  );
}
