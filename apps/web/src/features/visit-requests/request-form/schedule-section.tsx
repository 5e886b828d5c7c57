import { shortNoticeHint, SPLIT_COMMENT } from '@museum/shared/capacity/visit-hints';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isCount } from '@museum/shared/primitives/count';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { lastVisitDay } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { DateField } from '#components/form/time/date-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { HintNotes, NOT_KNOWN } from '#features/availability/hint-note.tsx';
import { SplitNote } from '#features/availability/split-note.tsx';
import {
  type Availability,
  personsOf,
  type TypedGroup,
  useAvailability,
} from '#features/availability/use-availability.ts';
import { useNearSight } from '#lib/browser/use-near-sight.ts';
import { fieldOf } from './request-forms.ts';
import type { SectionProps } from './section-props.ts';

const loadBoard = () => import('#features/availability/availability-board.tsx');

/** Has the board's height before the board comes: it follows from the rows of the quarters. */
const Room = styled('div')({
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gap: '20px 32px',
    minHeight: 1003,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@container (width >= 17.125rem)': { minHeight: 975 },
    '@container (width >= 18.125rem)': { minHeight: 923 },
    '@container (width >= 26.75rem)': { minHeight: 887 },
    '@container (width >= 40rem)': {
      minHeight: 489,
      gridTemplateColumns: '320px minmax(0, 1fr)',
    },
    '@container (width >= 48.75rem)': { minHeight: 454 },
  },
});

type ScheduleProps = Pick<SectionProps, 'form' | 'isByPhone'>;

/** The group as far as it is typed; with lunch it stays longer, whoever eats. */
export function useTypedGroup({ form }: Pick<SectionProps, 'form'>): TypedGroup {
  const [visitors, followers, hasLunch] = useWatch({
    control: form.control,
    name: ['visitorAmount', 'numberOfFollowers', 'isRequestingDinner'],
  });
  const eaters = (isCount(visitors, 1) ? visitors : 0) + (isCount(followers, 0) ? followers : 0);
  return { visitors, followers, portions: hasLunch ? eaters : 0 };
}

/** Writes the division of a large group into the comment, or takes it out again. */
const withSplit = (comment: string, isAccepted: boolean) => {
  const own = [`\n${SPLIT_COMMENT}`, `${SPLIT_COMMENT}\n`, SPLIT_COMMENT];
  const without = comment.replace(own.find((text) => comment.includes(text)) ?? '', '');
  return isAccepted ? [without, SPLIT_COMMENT].filter(Boolean).join('\n') : without;
};

type HintsProps = ScheduleProps & Pick<Availability, 'today' | 'isVeryLarge' | 'isSmall'>;

/** What is unusual about the day and the size of the group. */
function Hints({ form, isByPhone, today, isVeryLarge, isSmall }: HintsProps) {
  const [visitDate, visitTime, visitors, comment] = useWatch({
    control: form.control,
    name: ['visitDate', 'visitTime', 'visitorAmount', 'comment'],
  });
  // A group that has become smaller isn't divided any more; what the visitor wrote stays.
  const isOver = isSmall && isCount(visitors, 1) && comment.includes(SPLIT_COMMENT);
  const { setValue } = form;
  useEffect(() => {
    if (isOver) setValue('comment', withSplit(comment, false), { shouldDirty: true });
  }, [isOver, comment, setValue]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
      {isByPhone ? null : (
        <HintNotes hints={[isCalendarDate(visitDate) ? shortNoticeHint(visitDate, today) : null]} />
      )}
      {isVeryLarge ? (
        <SplitNote
          visitors={visitors}
          time={visitTime}
          isAccepted={comment.includes(SPLIT_COMMENT)}
          onAccept={(isAccepted) => {
            form.setValue('comment', withSplit(comment, isAccepted), { shouldDirty: true });
          }}
        />
      ) : null}
    </Box>
  );
}

/** The day and the hour of arrival, with how full the house is then. */
export const ScheduleSection = memo(function ScheduleSection({ form, isByPhone }: ScheduleProps) {
  const [date, time] = useWatch({ control: form.control, name: ['visitDate', 'visitTime'] });
  const group = useTypedGroup({ form });
  const availability = useAvailability({ date, group });
  const room = useRef<HTMLDivElement>(null);
  const board = useNearSight(room, loadBoard);
  const { today } = availability;
  const limits = { min: today, max: lastVisitDay(today) };
  const choose = (field: 'visitDate' | 'visitTime') => (value: string) => {
    form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <FormSection heading={isByPhone ? 'Kada dolaze' : 'Kada dolazite'}>
      <FieldGrid>
        <DateField
          {...fieldOf(form, 'visitDate')}
          {...limits}
          hint="Posetu najavite bar nedelju dana ranije"
          levels={availability.levels}
          onMonth={availability.turnTo}
          required
        />
        <TimeField
          {...fieldOf(form, 'visitTime')}
          hint={`Od ${OPENING_WINDOW.from} do ${OPENING_WINDOW.to}`}
          required
        />
      </FieldGrid>
      {board === null ? (
        <Typography sx={{ mt: 2.5 }}>{NOT_KNOWN}</Typography>
      ) : (
        <Room ref={room} sx={{ mt: 2.5 }}>
          <div>
            {board ? (
              <board.VisitBoard
                date={date}
                time={time}
                availability={availability}
                {...limits}
                persons={personsOf(group)}
                onDay={choose('visitDate')}
                onTime={choose('visitTime')}
              />
            ) : null}
          </div>
        </Room>
      )}
      <Hints
        form={form}
        isByPhone={isByPhone}
        today={today}
        isVeryLarge={availability.isVeryLarge}
        isSmall={availability.isSmall}
      />
    </FormSection>
  );
});
