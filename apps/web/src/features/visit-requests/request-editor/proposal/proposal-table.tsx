import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import { closedTimes, type HouseDay, stayLevel } from '@museum/shared/capacity/levels';
import { type Group, peak, type Stay, staysOf } from '@museum/shared/capacity/load';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';
import { paraText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { houseWithout } from '#features/visit-requests/crowding/house-without.ts';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { type Effect, proposedFields, proposedTotals } from './proposed-fields.ts';

type ProposalTableProps = { request: VisitRequest; wanted: WantedVisit };

/** What holds, what is wished, and what that means for the house and for the price. */
export function ProposalTable({ request, wanted }: ProposalTableProps) {
  const { data: ofDay } = useQuery(daySheetQuery(wanted.visitDate));
  const house = ofDay && houseWithout(ofDay, request.id);
  const after = asWanted(request, wanted);
  const group = groupOfRequest(after);
  const totals = proposedTotals(request, wanted);
  return (
    <Box sx={columns}>
      <ComparisonTable
        label="Predlog izmene"
        head="Podatak"
        columns={['Sada važi', 'Predlog', 'Šta to znači']}
        fields={[
          ...proposedFields(request, wanted).map(({ label, now, wanted: wish, ...effect }) => ({
            label,
            values: [
              now,
              wish,
              <EffectWords key="effect" {...effect} house={house} group={group} />,
            ],
          })),
          {
            label: 'Ukupno',
            values: [paraText(totals.now), paraText(totals.wanted), totalWords(totals)],
          },
        ]}
      />
    </Box>
  );
}

/** Beside each other no amount is broken: the last column holds the longest words. */
const columns = {
  '@media (width >= 37.5rem)': {
    '& table': { tableLayout: 'fixed' },
    '& th, & td': { px: 1 },
    '& th:nth-of-type(1)': { width: '22%' },
    '& th:nth-of-type(2)': { width: '22%' },
    '& th:nth-of-type(4)': { width: '31%' },
  },
};

const signed = (para: number) => `${para > 0 ? '+' : ''}${paraText(para)}`;

const totalWords = ({ now, wanted }: { now: number; wanted: number }) =>
  now === wanted ? 'isti iznos' : `${signed(wanted - now)}, nov predračun`;

type EffectWordsProps = Effect & { house: HouseDay | undefined; group: Group };

function EffectWords({ zone, price, house, group }: EffectWordsProps) {
  const stay = house && staysOf(group, house.zones).find((one) => one.zone === zone);
  return (
    <>
      {house && stay ? <Room house={house} stay={stay} group={group} /> : null}
      {price ? (
        <div>{price.change === 0 ? 'bez doplate' : `${price.of} ${signed(price.change)}`}</div>
      ) : null}
    </>
  );
}

/** How full the zone gets with the group as it would be, beside who is confirmed. */
function Room({ house, stay, group }: { house: HouseDay; stay: Stay; group: Group }) {
  const { places } = house.zones[stay.zone];
  const there = peak(house.firm.persons[stay.zone], stay) + stay.persons;
  const isClosed = closedTimes(house, group).some(({ zone }) => zone === stay.zone);
  return (
    <div>
      <LevelWord level={isClosed ? 'closed' : stayLevel(house, stay)} />
      {isClosed ? null : ` ${there} od ${places}`}
    </div>
  );
}
