import type { z } from 'zod';
import { dayRange } from '#primitives/day-schema.ts';

/** A year with its leap day: what an accountant closes at once. */
const MAX_DAYS = 366;

/** The days of issue that the accountant's workbook takes in. */
export const accountsQuerySchema = dayRange(MAX_DAYS);

export type AccountsQuery = z.output<typeof accountsQuerySchema>;
