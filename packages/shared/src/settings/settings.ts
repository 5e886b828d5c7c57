import { z } from 'zod';
import { auditEntrySchema } from '#audit/audit-schema.ts';
import { EXAMPLE_ZONES, zonesSchema } from '#capacity/zones-schema.ts';
import { guidesSchema } from '#guides/guide-schema.ts';
import {
  daysSchema,
  noticeSchema,
  specialDaysSchema,
  weeklyHoursSchema,
} from '#opening-hours/opening-hours-schema.ts';
import { organisation } from '#organisation/organisation.ts';
import { count } from '#primitives/count.ts';

/** Cashless codes begin with 2. */
const paymentCode = z
  .string({ error: 'Unesite šifru plaćanja' })
  .trim()
  .regex(/^2\d{2}$/, 'Šifra ima tri cifre i počinje sa 2');

/**
 * What staff set on /admin/settings, by the name in the address: the Serbian name, the fields, and
 * what holds until staff save something (visit-life §2, contract §6).
 */
export const SETTINGS = {
  hours: {
    label: 'Radno vreme',
    schema: z.object({ weekly: weeklyHoursSchema }),
    example: { weekly: organisation.openingHours.weekly },
  },
  zones: {
    label: 'Mesta i boravak',
    schema: z.object({ zones: zonesSchema }),
    example: { zones: EXAMPLE_ZONES },
  },
  'special-days': {
    label: 'Posebni dani',
    schema: z.object({
      days: specialDaysSchema,
      /** Holidays on which staff decided to work as on any other day. */
      workedHolidays: daysSchema.optional(),
    }),
    example: { days: organisation.openingHours.specialDays },
  },
  'usual-group': {
    label: 'Uobičajena grupa',
    /** For how many visitors a day's level is told while nothing is known of a group (visit-life §3). */
    schema: z.object({ visitors: count(1) }),
    example: { visitors: 30 },
  },
  notice: {
    label: 'Obaveštenje na sajtu',
    schema: z.object({ notice: noticeSchema }),
    example: { notice: null },
  },
  guides: {
    label: 'Vodiči',
    schema: z.object({ guides: guidesSchema }),
    example: { guides: [] },
  },
  reminders: {
    label: 'Podsetnici',
    /** Whether each goes at all. */
    schema: z.object({ numbers: z.boolean(), payment: z.boolean(), arrival: z.boolean() }),
    example: { numbers: true, payment: true, arrival: true },
  },
  'day-sheet': {
    label: 'Dnevni list',
    /** Whether the office gets it by mail in the morning. */
    schema: z.object({ isMailed: z.boolean() }),
    example: { isMailed: false },
  },
  'payment-codes': {
    label: 'Šifre plaćanja',
    /** Those on payment slips: of firms and schools, and of private persons. */
    schema: z.object({ legalEntity: paymentCode, person: paymentCode }),
    example: { legalEntity: '221', person: '289' },
  },
} as const;

export type SettingName = keyof typeof SETTINGS;

/** Every setting, for routes and schemas. */
export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]];

/** The value of a setting as it is stored and answered. */
export type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]['schema']>;

/** Counts the saves of a setting; 0 while it is the example. */
export const settingVersionSchema = z.object({ version: z.number().int().min(0) });

/** A line of the settings' audit trail; `subject` is the Serbian name of the setting. */
export const settingAuditEntrySchema = auditEntrySchema.extend({ subject: z.string() });

export type SettingAuditEntry = z.output<typeof settingAuditEntrySchema>;
