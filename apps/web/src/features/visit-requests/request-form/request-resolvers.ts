import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DinnerRequestFields,
  dinnerRequestSchema,
} from '@museum/shared/meals/dinner-request-schema';
import { visitStepSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/dates.ts';

/** The first step as the server takes it: only the fields of the chosen contact type. */
export type VisitStep = z.output<ReturnType<typeof visitStepSchema>>;

export type VisitForm = UseFormReturn<VisitRequestFormValues, unknown, VisitStep>;

/** The schema is made at each check: a form may stay open over midnight. */
export const visitResolver: Resolver<VisitRequestFormValues, unknown, VisitStep> = (...args) =>
  (
    zodResolver(visitStepSchema(today)) as unknown as Resolver<
      VisitRequestFormValues,
      unknown,
      VisitStep
    >
  )(...args);

export const dinnerResolver = zodResolver(dinnerRequestSchema) as unknown as Resolver<
  DinnerRequestFormValues,
  unknown,
  DinnerRequestFields
>;
