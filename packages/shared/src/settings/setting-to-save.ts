import { ZONES } from '#capacity/zones.ts';
import { type Setting, type SettingName, SETTINGS } from './settings.ts';

const QUARTER_MESSAGE = 'Boravak se unosi na četvrt sata: 15, 30, 45 minuta i tako dalje';
const SHORTER_WITH_LUNCH_MESSAGE = 'Boravak sa ručkom ne može biti kraći od boravka bez ručka';
const PAST_DAY_MESSAGE = 'Ovaj dan je već prošao';

/** Places and stays as they may be saved: load is counted by quarter hours, so a stay takes whole ones. */
export const zonesToSave = SETTINGS.zones.schema.superRefine(({ zones }, context) => {
  const refuse = (path: string[], message: string) => {
    context.addIssue({ code: 'custom', path: ['zones', ...path], message });
  };
  for (const zone of ZONES) {
    if (zones[zone].stayMinutes % 15 > 0) refuse([zone, 'stayMinutes'], QUARTER_MESSAGE);
  }
  const { stayMinutes, stayMinutesWithLunch } = zones.centre;
  const withLunch = ['centre', 'stayMinutesWithLunch'];
  if (stayMinutesWithLunch % 15 > 0) refuse(withLunch, QUARTER_MESSAGE);
  else if (stayMinutesWithLunch < stayMinutes) refuse(withLunch, SHORTER_WITH_LUNCH_MESSAGE);
});

type Days = Pick<Setting<'special-days'>, 'days'>;

/** Special days as they may be saved on a day YYYY-MM-DD: those that passed stay, none is added. */
export const specialDaysToSave = (today: string, stored: Days) =>
  SETTINGS['special-days'].schema.superRefine(({ days }, context) => {
    for (const [index, { date }] of days.entries())
      if (date < today && !stored.days.some((day) => day.date === date))
        context.addIssue({
          code: 'custom',
          path: ['days', index, 'date'],
          message: PAST_DAY_MESSAGE,
        });
  });

/** A notice as staff write it on a day YYYY-MM-DD: one that nobody would see is a slip. The call takes it. */
export const noticeToSave = (today: string) =>
  SETTINGS.notice.schema.refine(({ notice }) => notice === null || notice.to >= today, {
    error: PAST_DAY_MESSAGE,
    path: ['notice', 'to'],
  });

/** What a setting must hold to be saved on a day YYYY-MM-DD; older rules let in what can still be read. */
export function settingToSave<Name extends SettingName>(
  name: Name,
  { today, stored }: { today: string; stored: Setting<Name> },
) {
  if (name === 'zones') return zonesToSave;
  if (name === 'special-days') return specialDaysToSave(today, stored as Setting<'special-days'>);
  return SETTINGS[name].schema;
}
