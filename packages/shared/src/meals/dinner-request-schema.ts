import { z } from 'zod';
import { countMessage, MAX_COUNT, tooManyMessage } from '#primitives/count.ts';
import { email, optionalEmail } from '#primitives/email.ts';
import { optionalText, requiredText } from '#primitives/text.ts';
import { timeInOpeningWindow } from '#primitives/time-of-day.ts';
import type { VisitSource } from '#visit-requests/visit-request-enums.ts';
import {
  MEAL_CATALOG,
  type Meal,
  type MealAmountField,
  type MealFlagField,
  type MealOptionField,
} from './meal-catalog.ts';
import { mealOptions } from './meal-choices.ts';

// Messages verbatim from the spec.
/** Answers a lunch outside of the opening window. */
const DINNER_TIME_MESSAGE = 'Vreme ručka mora biti između 08:00 i 16:00';
/** Answers no chosen meal, or one that lacks an option or its amount. */
export const DINNER_CHOICE_MESSAGE =
  'Nije validan zahtev za ručak, proverite da li jedna od opcija za ručak je odabrana i da li su ispravne.';
/** The toast of the public form when no meal is chosen. */
export const NO_MEAL_CHOSEN_MESSAGE =
  'Zahtev za ručak je obavezan! Mininalno jedna opcija za ručak mora biti odabrana i validna.';
/** What the staff’s editor says of an invalid lunch. */
export const DINNER_EDITOR_MESSAGE =
  "Nije validan zahtev za ručak, proverite da li su polja 'Naručilac', 'E-mail' potpuni i ispravni. I da postoji makar jedana od opcija za ručak sa brojem veci od 0.";
const CUSTOMER_NAME_MESSAGE = 'Ime naručioca mora biti duže od 1 znaka';
const CUSTOMER_EMAIL_MESSAGE = 'E-mail nije validen';

/** Option values are also accepted with hyphens and with the spelling "fillet" (contract §2). */
const normalizeSpelling = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('-', '_').replace('fillet', 'filet') : value;

const flag = z.boolean({ error: DINNER_CHOICE_MESSAGE }).nullish();

/** Portions; a negative number counts as none (spec §9). */
const amount = z
  .number({ error: countMessage(DINNER_CHOICE_MESSAGE) })
  .refine(Number.isInteger, DINNER_CHOICE_MESSAGE)
  .max(MAX_COUNT, tooManyMessage)
  .meta({ type: 'integer', minimum: 0 })
  .nullish()
  .transform((value) => Math.max(0, value ?? 0));

const option = <Value extends string>(values: readonly Value[]) =>
  z.preprocess(normalizeSpelling, z.enum(values, { error: DINNER_CHOICE_MESSAGE }).nullish());

type OptionOf<Field extends MealOptionField> = Extract<Meal['options'][number], { field: Field }>;
type OptionSchema<Value extends string> = ReturnType<typeof option<Value>>;

const mealFields = Object.fromEntries(
  MEAL_CATALOG.flatMap((meal) => [
    [meal.flag, flag],
    ...meal.options.map(({ field, values }) => [field, option(Object.keys(values))]),
    [meal.amount, amount],
  ]),
) as Record<MealFlagField, typeof flag> &
  Record<MealAmountField, typeof amount> & {
    [Field in MealOptionField]: OptionSchema<keyof OptionOf<Field>['values'] & string>;
  };

const dinnerRequestFields = z.object({
  timeOfDinner: timeInOpeningWindow(DINNER_TIME_MESSAGE),
  customerName: requiredText('name', CUSTOMER_NAME_MESSAGE),
  customerEmail: email(CUSTOMER_EMAIL_MESSAGE, CUSTOMER_EMAIL_MESSAGE),
  additionalComments: optionalText('longText'),
  ...mealFields,
});

type Fields = z.output<typeof dinnerRequestFields>;

/** An amount without a flag selects the meal (spec §4); an explicit flag decides. */
const isChosen = (fields: Fields, meal: Meal) => fields[meal.flag] ?? fields[meal.amount] > 0;

/** At least one meal, and every chosen meal complete (spec §5). */
const checkChoices = (fields: Fields, context: z.RefinementCtx) => {
  const report = (path: string[]) =>
    context.addIssue({ code: 'custom', path, message: DINNER_CHOICE_MESSAGE });

  const chosen = MEAL_CATALOG.filter((meal) => isChosen(fields, meal));
  if (chosen.length === 0) report([]);
  for (const meal of chosen) {
    if (fields[meal.amount] === 0) report([meal.amount]);
    for (const { field } of mealOptions(meal)) {
      if (fields[field] === undefined || fields[field] === null) report([field]);
    }
  }
};

/** Every option and amount decided; only the note may be missing. */
type CompleteFields = {
  [Field in keyof Fields]-?: Field extends 'additionalComments'
    ? string | null
    : NonNullable<Fields[Field]>;
};

/** What isn't chosen leaves no trace: no portions, options at their presets. */
const clearUnchosen = (fields: Fields) => {
  const cleared: Record<string, unknown> = { ...fields };
  for (const meal of MEAL_CATALOG) {
    const chosen = isChosen(fields, meal);
    cleared[meal.flag] = chosen;
    if (!chosen) cleared[meal.amount] = 0;
    for (const { field, preset } of mealOptions(meal)) {
      if (!chosen || (fields[field] ?? null) === null) cleared[field] = preset;
    }
  }
  return cleared as CompleteFields;
};

const ofAnObject = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** A dinner request as the public form and the staff's editor send it (spec §3 and §5). */
export const dinnerRequestSchema = dinnerRequestFields
  .superRefine(checkChoices, ofAnObject)
  .transform(clearUnchosen);

/** The same from a phone call, where nobody may have an e-mail address: then it is "" (visit-life §4). */
export const phoneDinnerSchema = dinnerRequestFields
  .extend({ customerEmail: optionalEmail().transform((value) => value ?? '') })
  .superRefine(checkChoices, ofAnObject)
  .transform(clearUnchosen);

/** The rules of a stored request's lunch: of one that came by phone it may go without an e-mail. */
export const dinnerSchemaOf = (stored?: { source: VisitSource }) =>
  stored?.source === 'PHONE' ? phoneDinnerSchema : dinnerRequestSchema;

export type DinnerRequestFields = z.output<typeof dinnerRequestSchema>;
