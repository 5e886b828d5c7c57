import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import type { Control, UseFormReturn } from 'react-hook-form';

import type { DinnerRequestFormValues } from './dinner-request-defaults.ts';

export type DinnerForm = UseFormReturn<DinnerRequestFormValues, unknown, DinnerRequestFields>;
export type DinnerFormControl = Control<DinnerRequestFormValues, unknown, DinnerRequestFields>;
