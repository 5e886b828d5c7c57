import type { DaySheet, SheetGroup } from './day-sheet-schema.ts';

/** Whose day is shown, as it stands in the address: everybody's, of those without a guide, a guide's. */
export type GuideChoice = null | 'none' | number;

const NONE = 'none';

/** What `?guide=` of an address asks for; anything else is everybody's day. */
export function readGuideChoice(asked: string | null): GuideChoice {
  if (asked === NONE) return NONE;
  return asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
}

const isOf =
  (choice: GuideChoice) =>
  ({ guides }: Pick<SheetGroup, 'guides'>) => {
    if (choice === null) return true;
    return choice === NONE ? guides.length === 0 : guides.some(({ id }) => id === choice);
  };

/** The sheet with the groups of the chosen guide alone; how full the house gets stays everybody's. */
export const guideDayOf = (sheet: DaySheet, choice: GuideChoice): DaySheet => ({
  ...sheet,
  groups: sheet.groups.filter(isOf(choice)),
  missed: sheet.missed.filter(isOf(choice)),
});

/** "Vodič: Ana Tomić", "Bez vodiča", or nothing for everybody's day. */
export function guideDayTitle({ guides }: Pick<DaySheet, 'guides'>, choice: GuideChoice): string {
  if (choice === null) return '';
  if (choice === NONE) return 'Bez vodiča';
  return `Vodič: ${guides.find(({ id }) => id === choice)?.name ?? 'nepoznat'}`;
}
