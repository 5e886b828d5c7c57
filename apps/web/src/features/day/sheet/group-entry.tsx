import { additionalContentOf, hallsInWords } from '@museum/shared/day/halls';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { sheetNotesOf } from '@museum/shared/day/sheet-notes';
import { SHORT_AGES } from '@museum/shared/day/short-ages';
import { leaderOf, tellsPayment } from '@museum/shared/day/sheet-line';
import { openDinars } from '@museum/shared/payments/payment-state';
import { dinarsText } from '@museum/shared/primitives/money';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { unbroken } from '@museum/shared/primitives/words';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import Box from '@mui/material/Box';

import { telephoneLink } from '#lib/telephone-link.ts';
import { infoCirclePath, phonePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  alertTrianglePath,
  buildingMonumentPath,
  soupPath,
  walkPath,
} from '#components/icons/tool-icon-paths.ts';
import { GateActs } from '#features/day/gate/gate-acts.tsx';
import { GateMark } from '#features/day/gate/gate-mark.tsx';
import { PaymentChip } from '#features/visit-requests/payments/payment-chip.tsx';
import { GuideFact } from '#features/day/guides/guide-fact.tsx';
import { Allergy, Entry, Fact, Money, People, Phone, Time } from './group-looks.ts';
import { wideSheet } from './sheet-columns.ts';

const marks = {
  gridArea: 'mark',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 0.5,
};

/** One group: a card, or a line where the sheet is wide. */
export function GroupEntry({ group }: { group: SheetGroup }) {
  const { stage, visitTime } = group;
  return (
    <Entry data-stage={stage} aria-label={`${visitTime} ${group.requester}`}>
      <Box data-until="arrived" sx={{ gridArea: 'time' }}>
        <Time dateTime={visitTime}>{visitTime}</Time>
      </Box>
      <Box sx={marks}>
        <GateMark group={group} />
      </Box>
      <Box sx={{ gridArea: 'people' }}>
        <People>
          <b>{peopleInWords(group)}</b>
          {SHORT_AGES[group.visitorGroupAgeType]}
        </People>
      </Box>
      <Who group={group} />
      <Box data-until="arrived" sx={{ gridArea: 'halls' }}>
        <GuideFact group={group} />
        <Box sx={{ [wideSheet]: { fontSize: '0.8125rem' } }}>
          <Halls group={group} />
        </Box>
      </Box>
      <Box
        data-until="arrived"
        sx={{ gridArea: 'lunch', [wideSheet]: { '& b': { display: 'block' } } }}
      >
        <Lunch group={group} />
      </Box>
      <Box data-until="arrived" sx={{ gridArea: 'notes' }}>
        <Notes group={group} />
      </Box>
      <Box sx={{ gridArea: 'money' }}>
        <Payment group={group} />
      </Box>
      <Box sx={{ gridArea: 'acts' }}>
        <GateActs group={group} />
      </Box>
    </Entry>
  );
}

type PartProps = { group: SheetGroup };

/** Who comes and whom to call: two parts of a card, one cell of a line. */
function Who({ group }: PartProps) {
  const leader = leaderOf(group);
  return (
    <Box sx={{ display: 'contents', [wideSheet]: { display: 'block', gridArea: 'who' } }}>
      <Box sx={{ gridArea: 'who' }}>
        <h3>{group.requester}</h3>
        {group.town ?? ''}
        <span data-only="line">
          {group.town && leader ? ' · ' : ''}
          {leader}
        </span>
      </Box>
      <Box data-until="arrived" sx={{ gridArea: 'phone' }}>
        {group.phone ? (
          <Phone href={telephoneLink(group.phone)}>
            <Icon path={phonePath} size={24} />
            <span>
              <b>{group.phone}</b>
              <span data-only="card">{leader}</span>
            </span>
          </Phone>
        ) : null}
      </Box>
    </Box>
  );
}

/** Where the group goes, by its age and its wishes. */
function Halls({ group }: PartProps) {
  const { visitorGroupAgeType: age, memorialHouseTime } = group;
  return (
    <>
      <Fact>
        <Icon path={walkPath} size={22} />
        <span>
          {hallsInWords(age)}
          <span data-only="card">, Dino park</span>
          {group.isRequestingAdditionalContent ? `, ${additionalContentOf(age).toLowerCase()}` : ''}
        </span>
      </Fact>
      {memorialHouseTime ? (
        <Fact>
          <Icon path={buildingMonumentPath} size={22} />
          <span>
            Spomen-kuća <b>{memorialHouseTime}</b>
          </span>
        </Fact>
      ) : null}
    </>
  );
}

function Lunch({ group: { lunchTime, portions } }: PartProps) {
  if (lunchTime === null) return <Fact data-none>bez ručka</Fact>;
  return (
    <Fact>
      <Icon path={soupPath} size={22} />
      <span>
        <b>{lunchTime}</b> {plural(portions, PORTIONS)}
      </span>
    </Fact>
  );
}

/** What was written beside lunch and visit; allergies and diets stand out. */
function Notes({ group }: PartProps) {
  const { diet, other } = sheetNotesOf(group);
  return (
    <>
      {diet.map((note) => (
        <Allergy key={note}>
          <Icon path={alertTrianglePath} size={22} label="Ishrana ili alergija" />
          <span>{note}</span>
        </Allergy>
      ))}
      {other.map((note) => (
        <Fact key={note}>
          <Icon path={infoCirclePath} size={22} label="Napomena" />
          <span>{note}</span>
        </Fact>
      ))}
    </>
  );
}

function Payment({ group }: PartProps) {
  const { payment } = group;
  if (!tellsPayment(group)) return null;
  const open = openDinars(payment);
  const amount = unbroken(dinarsText(Math.abs(open)));
  return (
    <Money>
      <PaymentChip state={payment.state} />
      {open === 0 ? null : <b>{open < 0 ? `vratiti ${amount}` : amount}</b>}
    </Money>
  );
}
