import { memorialHouseHint } from '@museum/shared/capacity/time-hint';
import { isCount } from '@museum/shared/primitives/count';
import { FOLLOWERS, plural } from '@museum/shared/primitives/plural';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import { freeFollowerLimit } from '@museum/shared/quote/free-followers';
import { MIN_GROUP_SIZE } from '@museum/shared/quote/ticket-kind';
import {
  AGE_GROUP_TYPE_LABELS,
  AGE_GROUP_TYPES,
  type AgeGroupType,
  PAYMENT_TYPE_LABELS,
  PAYMENT_TYPES,
  type PaymentType,
} from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ComponentType, memo } from 'react';
import { useWatch } from 'react-hook-form';

import { CheckboxCardField } from '#components/form/choices/checkbox-card-field.tsx';
import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { NumberField } from '#components/form/amounts/number-field.tsx';
import { toOptions } from '#components/form/choices/option.ts';
import { RadioCardsField } from '#components/form/choices/radio-cards-field.tsx';
import { SelectField } from '#components/form/choices/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { HintNotes } from '#features/availability/hint-note.tsx';
import { useDayFor } from '#features/availability/use-availability.ts';
import { paths } from '#lib/paths.ts';
import { ContactSection } from './contact-section.tsx';
import { fieldOf } from './request-forms.ts';
import { ScheduleSection, useTypedGroup } from './schedule-section.tsx';
import type { SectionProps } from './section-props.ts';

const ageGroups = toOptions(AGE_GROUP_TYPES, AGE_GROUP_TYPE_LABELS);

/** More than ever came in one group: perhaps a slip of the hand. */
const MANY_VISITORS = 300;

const visitorsWarning = (visitors: number) =>
  isCount(visitors, 1) && visitors > MANY_VISITORS
    ? `Najavljujete više od ${MANY_VISITORS} posetilaca – proverite broj`
    : undefined;

/** How many followers pay nothing, as soon as that can be told. */
function followersHint(ageGroup: AgeGroupType | '', visitors: number) {
  const general = 'Ne računaju se u broj posetilaca';
  if (!ageGroup || !isCount(visitors, 1)) return general;
  const free = plural(freeFollowerLimit(ageGroup, visitors), FOLLOWERS);
  return `${general}. Besplatan ulaz: najviše ${free}, uključujući lekara i vodiča.`;
}

/** How many come, and who they are. */
export const GroupSection = memo(function GroupSection({ form, isByPhone }: SectionProps) {
  const [ageGroup, visitors] = useWatch({
    control: form.control,
    name: ['ageGroupType', 'visitorAmount'],
  });
  return (
    <FormSection heading={isByPhone ? 'Grupa' : 'Vaša grupa'}>
      <FieldGrid>
        <NumberField
          {...fieldOf(form, 'visitorAmount')}
          hint={`Grupna cena važi za ${MIN_GROUP_SIZE} i više posetilaca`}
          warning={visitorsWarning(visitors)}
          stepper
          required
        />
        <NumberField
          {...fieldOf(form, 'numberOfFollowers')}
          hint={followersHint(ageGroup, visitors)}
          stepper
          required
        />
        <div data-wide>
          <SelectField
            {...fieldOf(form, 'ageGroupType')}
            options={ageGroups}
            emptyLabel="Odaberite uzrast"
            required
          />
        </div>
      </FieldGrid>
    </FormSection>
  );
});

function MemorialHouseField({ form }: SectionProps) {
  const isWanted = useWatch({ control: form.control, name: 'isRequestingVisitHomeExhibition' });
  const { label: spoken, ...time } = fieldOf(form, 'homeExhibitionVisitTime');
  return (
    <CheckboxCardField
      {...fieldOf(form, 'isRequestingVisitHomeExhibition')}
      hint="Spomen-kuća se obilazi u terminu koji odaberete"
    >
      {isWanted ? (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
          <Box sx={{ maxWidth: 320 }}>
            {/* The card says of what house; a phone has no room for that beside the buttons. */}
            <TimeField
              {...time}
              label={fieldOf(form, 'visitTime').label}
              spoken={spoken}
              required
            />
          </Box>
          <MemorialHouseHint form={form} />
        </Box>
      ) : null}
    </CheckboxCardField>
  );
}

function MemorialHouseHint({ form }: SectionProps) {
  const [date, time] = useWatch({
    control: form.control,
    name: ['visitDate', 'homeExhibitionVisitTime'],
  });
  const day = useDayFor({ date, group: useTypedGroup({ form }) });
  return <HintNotes hints={day && isTimeOfDay(time) ? [memorialHouseHint(time, day)] : []} />;
}

function LunchField({ form, isByPhone, isOnePage }: SectionProps) {
  const hint =
    isByPhone || isOnePage ? 'Obroci se biraju ispod' : 'Obroke birate u sledećem koraku';
  return (
    <CheckboxCardField {...fieldOf(form, 'isRequestingDinner')} hint={hint}>
      <Link
        href={paths.lunchOffer}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', mt: 1, py: 0.5 }}
      >
        Pogledajte ponudu obroka (nova kartica)
        <Icon path={externalLinkPath} size={18} />
      </Link>
    </CheckboxCardField>
  );
}

/** What the group wants besides the tour. */
export const ProgrammeSection = memo(function ProgrammeSection({
  form,
  isByPhone,
  isOnePage,
}: SectionProps) {
  const contactType = useWatch({ control: form.control, name: 'contactType' });
  return (
    <FormSection
      heading={isByPhone ? 'Šta žele uz obilazak' : 'Šta želite uz obilazak'}
      description="Obilazak centra i Dino parka je već uključen"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CheckboxCardField
          {...fieldOf(form, 'isRequestingAdditionalContent')}
          hint="Besplatno za grupe koje ručaju u restoranu"
        />
        <MemorialHouseField form={form} />
        {contactType === 'personal' ? null : (
          <LunchField form={form} isByPhone={isByPhone} isOnePage={isOnePage} />
        )}
      </Box>
    </FormSection>
  );
});

/** What each way asks of the group (spec §9); the ticket office takes cards as well. */
const WHEN: Record<PaymentType, string> = {
  CASH: 'Na blagajni, na dan posete',
  CREDIT_CARD: 'Na blagajni, na dan posete',
  SCHEDULED_PAYMENT:
    'Na račun centra, najkasnije dan pre dolaska; na blagajni pokažite dokaz o uplati',
};

const payments = toOptions(PAYMENT_TYPES, PAYMENT_TYPE_LABELS).map((option) => ({
  ...option,
  description: WHEN[option.value],
}));

/** How the group pays. */
export const PaymentSection = memo(function PaymentSection({ form, isByPhone }: SectionProps) {
  return (
    <FormSection heading={isByPhone ? 'Kako plaćaju' : 'Kako plaćate'}>
      <RadioCardsField {...fieldOf(form, 'paymentType')} options={payments} required />
    </FormSection>
  );
});

/** Whatever else the centre should know. */
export const CommentSection = memo(function CommentSection({ form }: SectionProps) {
  return (
    <FormSection heading="Napomena" description="Nije obavezno">
      <TextField
        {...fieldOf(form, 'comment')}
        hint="Na primer: posetioci u kolicima, vreme polaska autobusa, želje u vezi sa vođenjem"
        rows={3}
      />
    </FormSection>
  );
});

/** The first step's parts in their order; each follows its own fields, and isn't drawn anew for others. */
export const SECTIONS: ComponentType<SectionProps>[] = [
  ContactSection,
  GroupSection,
  ScheduleSection,
  ProgrammeSection,
  PaymentSection,
  CommentSection,
];
