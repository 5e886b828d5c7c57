import { lunchTimeHints, portionsHint } from '@museum/shared/capacity/visit-hints';
import { lunchTimeAfter } from '@museum/shared/meals/lunch-time';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { isCount } from '@museum/shared/primitives/count';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { HintNotes, NOT_KNOWN } from '#features/availability/hint-note.tsx';
import { useAvailability } from '#features/availability/use-availability.ts';
import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';
import { DinnerRequestForm } from '#features/meals/dinner-request-form.tsx';
import { useNearSight } from '#lib/browser/use-near-sight.ts';
import type { RequestForms } from './request-forms.ts';

type Proposal = Pick<DinnerRequestFormValues, 'timeOfDinner' | 'customerName' | 'customerEmail'>;

export const noProposal: Proposal = { timeOfDinner: '', customerName: '', customerEmail: '' };

/** "" where the memorial house isn't visited. */
const memorialHouseTimeOf = ({
  isRequestingVisitHomeExhibition,
  homeExhibitionVisitTime,
}: Partial<VisitRequestFormValues>) =>
  isRequestingVisitHomeExhibition ? (homeExhibitionVisitTime ?? '') : '';

/** What the lunch form can know from the visit: when, for whom, and where the answer goes. */
export function proposeDinner(visit: VisitRequestFormValues): Proposal {
  const timeOfDinner = lunchTimeAfter(visit.visitTime, memorialHouseTimeOf(visit));
  return visit.contactType === 'agency'
    ? { timeOfDinner, customerName: visit.agencyName, customerEmail: visit.agencyEmail }
    : { timeOfDinner, customerName: visit.institutionName, customerEmail: visit.institutionEmail };
}

/**
 * The fields that a fresh proposal may fill in: those still empty, and those that hold what was
 * proposed for an earlier state of the visit.
 */
export function acceptProposal(
  current: Proposal,
  earlier: Proposal,
  fresh: Proposal,
): Partial<Proposal> {
  const fields = Object.keys(fresh) as (keyof Proposal)[];
  const open = fields.filter((field) => !current[field] || current[field] === earlier[field]);
  return Object.fromEntries(open.map((field) => [field, fresh[field]]));
}

type ProposalProps = DinnerStepProps & { isOpen: boolean };

/** Fills in what the lunch form can know from the visit, each time it is opened; answers the same to do it again. */
export function useDinnerProposal({ isOpen, visit, dinner }: ProposalProps): () => void {
  const proposed = useRef(noProposal);
  const propose = useCallback(() => {
    const fresh = proposeDinner(visit.getValues());
    const accepted = acceptProposal(dinner.getValues(), proposed.current, fresh);
    proposed.current = fresh;
    for (const field of Object.keys(accepted) as (keyof typeof accepted)[]) {
      dinner.setValue(field, accepted[field] ?? '');
    }
  }, [visit, dinner]);
  useEffect(() => {
    if (isOpen) propose();
  }, [isOpen, propose]);
  return propose;
}

const loadBoard = () => import('#features/availability/availability-board.tsx');

/** Has the strip's height before the strip comes: it follows from the rows of the quarters. */
const Room = styled('div')({
  containerType: 'inline-size',
  '& > div': {
    minHeight: 595,
    '@container (width >= 17.125rem)': { minHeight: 571 },
    '@container (width >= 18.125rem)': { minHeight: 519 },
    '@container (width >= 26.75rem)': { minHeight: 455 },
  },
});

const countOf = (typed: number) => (isCount(typed, 0) ? typed : 0);

type DinnerStepProps = Pick<RequestForms, 'visit' | 'dinner'>;

/** How many eat, of how many; while no meal is chosen, everybody. */
function useEaters({ visit, dinner }: DinnerStepProps) {
  const [typedVisitors, typedFollowers] = useWatch({
    control: visit.control,
    name: ['visitorAmount', 'numberOfFollowers'],
  });
  const chosen = useWatch({ control: dinner.control, compute: portionCount });
  const [visitors, followers] = [countOf(typedVisitors), countOf(typedFollowers)];
  return { visitors, followers, portions: countOf(chosen) };
}

/** The restaurant's quarters below the lunch time, and what is unusual about it. */
function LunchTimes({ visit, dinner }: DinnerStepProps) {
  const { visitDate, visitTime, ...rest } = useWatch({ control: visit.control });
  const time = useWatch({ control: dinner.control, name: 'timeOfDinner' });
  const eaters = useEaters({ visit, dinner });
  const portions = eaters.portions || eaters.visitors + eaters.followers;
  const date = visitDate ?? '';
  const availability = useAvailability({ date, group: { ...eaters, portions } });
  const place = useRef<HTMLDivElement>(null);
  const board = useNearSight(place, loadBoard);
  const memorialHouseTime = memorialHouseTimeOf(rest);
  const times = { visitTime: visitTime ?? '', lunchTime: time, memorialHouseTime };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {board === null ? (
        <Typography>{NOT_KNOWN}</Typography>
      ) : (
        <Room ref={place}>
          <div>
            {board ? (
              <board.LunchBoard
                date={date}
                time={time}
                portions={portions}
                availability={availability}
                onDay={(day) => {
                  visit.setValue('visitDate', day, { shouldDirty: true });
                }}
                onTime={(chosen) => {
                  dinner.setValue('timeOfDinner', chosen, {
                    shouldDirty: true,
                    shouldValidate: true,
                  });
                }}
              />
            ) : null}
          </div>
        </Room>
      )}
      <HintNotes
        hints={isTimeOfDay(time) ? lunchTimeHints(times, availability.day?.stayMinutes) : []}
      />
    </Box>
  );
}

/** The second step: the lunch. */
export function DinnerStep({
  visit,
  dinner,
  isByPhone = false,
}: DinnerStepProps & { isByPhone?: boolean }) {
  const eaters = useEaters({ visit, dinner });
  return (
    <DinnerRequestForm
      form={dinner}
      visitors={eaters.visitors}
      isEmailRequired={!isByPhone}
      belowTime={<LunchTimes visit={visit} dinner={dinner} />}
      belowMeals={<HintNotes hints={[portionsHint(eaters)]} />}
    />
  );
}
