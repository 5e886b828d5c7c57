import { type HouseDay, isOpenAt, stayLevel } from '@museum/shared/capacity/levels';
import { peak, type Stay, staysOf } from '@museum/shared/capacity/load';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import { ComparisonTable } from '#components/comparison-table.tsx';
import { LevelWord } from '#components/level-mark.tsx';
import { amountText } from '#features/prices/amount-text.ts';
import { houseWithout } from '#features/visit-requests/house-without.ts';
import { groupsOfDayQuery } from '#features/visit-requests/visit-request-queries.ts';
import { type Effect, proposedFields, proposedTotals, wantedRequest } from './proposed-fields.ts';

type ProposalTableProps = { request: VisitRequest; wanted: WantedVisit };

/** What holds, what is wished, and what that means for the house and for the price. */
export function ProposalTable({ request, wanted }: ProposalTableProps) {
  const { data: ofDay } = useQuery(groupsOfDayQuery(wanted.visitDate));
  const house = ofDay && houseWithout(ofDay, request.id);
  const after = wantedRequest(request, wanted);
  const stays = house ? staysOf(groupOfRequest(after), house.zones) : [];
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
              <EffectWords key="effect" {...{ ...effect, house, stays }} time={after.visitTime} />,
            ],
          })),
          {
            label: 'Ukupno',
            values: [amountText(totals.now), amountText(totals.wanted), totalWords(totals)],
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

const signed = (para: number) => `${para > 0 ? '+' : ''}${amountText(para)}`;

const totalWords = ({ now, wanted }: { now: number; wanted: number }) =>
  now === wanted ? 'isti iznos' : `${signed(wanted - now)}, nov predračun`;

type EffectWordsProps = Effect & { house: HouseDay | undefined; stays: Stay[]; time: string };

function EffectWords({ zone, price, house, stays, time }: EffectWordsProps) {
  const stay = stays.find((one) => one.zone === zone);
  return (
    <>
      {house && stay ? <Room {...{ house, stay, time }} /> : null}
      {price ? (
        <div>{price.change === 0 ? 'bez doplate' : `${price.of} ${signed(price.change)}`}</div>
      ) : null}
    </>
  );
}

/** How full the zone gets with the group as it would be, beside who is confirmed. */
function Room({ house, stay, time }: { house: HouseDay; stay: Stay; time: string }) {
  const { places } = house.zones[stay.zone];
  const there = peak(house.firm.persons[stay.zone], stay) + stay.persons;
  const isClosed = stay.zone === 'centre' && !isOpenAt(house, time);
  return (
    <div>
      <LevelWord level={isClosed ? 'closed' : stayLevel(house, stay)} />
      {isClosed ? null : ` ${there} od ${places}`}
    </div>
  );
}
