import { z } from 'zod';
import { REQUIRED_MESSAGE } from './text.ts';

// Message verbatim from the spec.
/** Answers what is no HH:mm time. */
export const TIME_FORMAT_MESSAGE =
  'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)';

/** The hours in which visits and lunches start, both ends included (spec §9). */
export const OPENING_WINDOW = { from: '08:00', to: '16:00' } as const;

/** The visit time input's step in seconds (spec §9). */
export const VISIT_TIME_STEP_SECONDS = 900;

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The opening window as a pattern, for openapi.json. */
const TIME_IN_WINDOW = /^(?:(?:0[89]|1[0-5]):[0-5]\d|16:00)$/;

/** True for HH:mm on a 24-hour clock. */
export const isTimeOfDay = (value: string) => TIME_OF_DAY.test(value);

/** True from 08:00 to 16:00 inclusive; HH:mm texts compare like times. */
export const isInOpeningWindow = (time: string) =>
  time >= OPENING_WINDOW.from && time <= OPENING_WINDOW.to;

/** A required HH:mm time; the two messages answer a missing and a malformed one. */
export const timeOfDay = (
  requiredMessage: string = REQUIRED_MESSAGE,
  formatMessage: string = TIME_FORMAT_MESSAGE,
) =>
  z
    .string({ error: requiredMessage })
    .trim()
    .min(1, requiredMessage)
    .refine((value) => value === '' || isTimeOfDay(value), formatMessage)
    .meta({ pattern: TIME_OF_DAY.source });

/** A required HH:mm time within the opening window (spec §5). */
export const timeInOpeningWindow = (windowMessage: string) =>
  timeOfDay()
    .refine((value) => !isTimeOfDay(value) || isInOpeningWindow(value), windowMessage)
    .meta({ pattern: TIME_IN_WINDOW.source });
