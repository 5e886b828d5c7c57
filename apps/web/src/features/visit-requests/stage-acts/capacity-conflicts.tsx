import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { type Zone, ZONE_LABELS } from '@museum/shared/capacity/zones';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { Icon } from '#components/icon.tsx';
import { alertTrianglePath } from '#components/tool-icon-paths.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';

const PERSONS = { one: 'osoba', few: 'osobe', other: 'osoba' };
const PLACES = { one: 'mesto', few: 'mesta', other: 'mesta' };

/** So many of the others are named; who else is there is counted. */
const NAMED = 5;

const Others = styled('ul')({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '5px 0',
    borderTop: `1px solid ${palette.sand}`,
    overflowWrap: 'anywhere',
  },
  '& > li > span': { whiteSpace: 'nowrap' },
});

/** Where and when a visit doesn't fit, and who else is there. */
export function CapacityConflicts({ conflicts }: { conflicts: CapacityConflict[] }) {
  return (
    <Alert severity="error" icon={<Icon path={alertTrianglePath} />}>
      <AlertTitle component="h3">{conflictTitle(conflicts)}</AlertTitle>
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.of} ${conflict.zone} ${conflict.from}`} conflict={conflict} />
      ))}
    </Alert>
  );
}

const conflictTitle = (conflicts: CapacityConflict[]) =>
  conflicts.every(({ of }) => of === 'closed') ? 'U to vreme je zatvoreno' : 'Nema dovoljno mesta';

const countedIn = (zone: Zone) => (zone === 'restaurant' ? PORTIONS : PERSONS);

function Conflict({ conflict }: { conflict: CapacityConflict }) {
  const { requests, zone } = conflict;
  const others = requests.length - NAMED;
  return (
    <>
      <Box component="p" sx={{ m: 0, '& + p, ul + &': { mt: 1.5 } }}>
        {conflictWords(conflict)}
      </Box>
      {requests.length > 0 ? (
        <Others aria-label={`Potvrđene grupe u isto vreme: ${ZONE_LABELS[zone]}`}>
          {requests.slice(0, NAMED).map(({ id, normalizedId, name, persons }) => (
            <li key={id}>
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

/** What is too many, and by how much. */
function conflictWords({ of, zone, from, to, persons, capacity }: CapacityConflict) {
  if (of === 'closed') return `U ${from} je zatvoreno.`;
  if (of === 'starts') {
    return `Grupa koje počinju od ${from} do ${to}: ${persons}, a predviđeno je ${capacity}.`;
  }
  const there = plural(persons, countedIn(zone));
  const places = plural(capacity, PLACES);
  return `${ZONE_LABELS[zone]} od ${from} do ${to}: ${there} na ${places}, ${persons - capacity} više.`;
}
