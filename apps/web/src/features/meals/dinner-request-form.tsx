import { DINNER_CHOICE_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { OFFERED_MEALS } from '@museum/shared/meals/meal-catalog';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { FieldGrid } from '#components/form/field-grid.tsx';
import { formError } from '#components/form/first-error.ts';
import { FormSection } from '#components/form/form-section.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { LoadError } from '#components/loading/load-error.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { PriceStatus } from '#features/prices/price-status.tsx';
import type { DinnerForm } from './dinner-request-defaults.ts';
import { MealCard } from './meal-card.tsx';

type DinnerProps = { form: DinnerForm };

type MealsProps = DinnerProps & {
  /** How many come, 0 while that is not known. */
  visitors: number;
  /** What stands below the meals: whether they suit the group. */
  belowMeals: ReactNode;
};

type DinnerRequestFormProps = MealsProps & {
  /** What stands below the time: how full the restaurant is. */
  belowTime: ReactNode;
  /** Whoever calls may have no e-mail. */
  isEmailRequired: boolean;
};

function OrdererSection({
  form: { control },
  belowTime,
  isEmailRequired,
}: Omit<DinnerRequestFormProps, keyof Omit<MealsProps, 'form'>>) {
  return (
    <FormSection heading="Kada i za koga">
      <FieldGrid>
        <Box data-wide sx={{ maxWidth: { sm: 320 } }}>
          <TimeField
            control={control}
            name="timeOfDinner"
            label="Vreme ručka"
            hint={`Od ${OPENING_WINDOW.from} do ${OPENING_WINDOW.to}`}
            required
          />
        </Box>
        <div data-wide>{belowTime}</div>
        <TextField
          control={control}
          name="customerName"
          label="Naručilac"
          autoComplete="organization"
          required
        />
        <TextField
          control={control}
          name="customerEmail"
          label="E-mail"
          type="email"
          autoComplete="email"
          required={isEmailRequired}
        />
      </FieldGrid>
    </FormSection>
  );
}

function MealsSection({ form: { control }, visitors, belowMeals }: MealsProps) {
  const { isSubmitted } = useFormState({ control });
  // Prices may have changed since the first step: opening this one asks for them again (spec §2).
  const prices = useQuery({ ...priceMappingQuery, refetchOnMount: 'always' });
  const choices = useWatch({ control, compute: mealLines });
  const isNothingChosen = isSubmitted && choices.length === 0;
  return (
    <FormSection
      heading="Izbor obroka"
      description="Odaberite bar jedan obrok i unesite broj porcija"
    >
      <PriceStatus isFetching={prices.isFetching} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {prices.isError && !prices.isFetching ? (
          <LoadError
            title="Cene trenutno nisu dostupne; zahtev možete poslati i bez njih"
            query={prices}
          />
        ) : null}
        {isNothingChosen ? (
          <Alert severity="error" {...formError}>
            {DINNER_CHOICE_MESSAGE}
          </Alert>
        ) : null}
        {OFFERED_MEALS.map((meal) => (
          <MealCard
            key={meal.group}
            meal={meal}
            control={control}
            visitors={visitors}
            prices={prices.data}
          />
        ))}
        {belowMeals}
      </Box>
    </FormSection>
  );
}

/** The lunch request 'Zahtev za ručak u restoranu' (spec §2): fields only, sending is the caller's. */
export function DinnerRequestForm({
  belowTime,
  isEmailRequired,
  ...meals
}: DinnerRequestFormProps) {
  const { form } = meals;
  return (
    <>
      <OrdererSection form={form} belowTime={belowTime} isEmailRequired={isEmailRequired} />
      <MealsSection {...meals} />
      <FormSection heading="Napomena" description="Nije obavezno">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Alert severity="info" role="note">
            U cene je uračunat PDV. Posebne potrebe, kao što su alergije ili obroci prilagođeni
            veri, navedite u napomeni.
          </Alert>
          <TextField
            control={form.control}
            name="additionalComments"
            label="Napomena za kuhinju"
            hint="Ako isti obrok želite u dve varijante, napišite po koliko porcija (npr. 30 sa pomfritom, 16 sa pireom)"
            autoComplete="off"
            rows={3}
          />
        </Box>
      </FormSection>
    </>
  );
}
