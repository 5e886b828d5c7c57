import type { KitchenChange, KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { COMPONENT_AMOUNTS, type MealComponent } from '@museum/shared/meals/meal-components';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { shortDay, weekdayName } from '@museum/shared/primitives/day-words';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';

const CHANGES = { one: 'promena', few: 'promene', other: 'promena' };

/** A day where there is little room: "sreda, 14. 10." */
export const shortDayWithWeekday = (day: string) => `${weekdayName(day)}, ${shortDay(day)}`;

const decimal = new Intl.NumberFormat('sr-Latn-RS', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** How much of a component so many portions take: "9,3 kg", "26,0 l", "kom"; an example begins with ≈. */
export function amountWords(component: MealComponent, portions: number): string {
  const { amount, unit, isExample } = COMPONENT_AMOUNTS[component];
  if (unit === 'kom') return unit;
  const total = amount * portions;
  const words =
    total < 1000
      ? `${total} ${unit}`
      : `${decimal.format(total / 1000)} ${unit === 'g' ? 'kg' : 'l'}`;
  return isExample ? `≈ ${words}` : words;
}

/** When and by whom a day was taken note of: "u 08:10 (Milan Ilić)", on another day with its date. */
export function takenWords(
  { at, by }: NonNullable<KitchenDay['acknowledgement']>,
  present: string,
): string {
  const instant = new Date(at);
  const day = dayInBelgrade(instant);
  const when = day === present ? '' : `${shortDay(day)} `;
  return `${when}u ${timeInBelgrade(instant)} (${by})`;
}

/** "2 promene". */
export const changeCount = (count: number) => plural(count, CHANGES);

const WHY_GONE = {
  canceled: 'otkazano',
  postponed: 'odloženo',
  missed: 'nisu došli',
  withoutLunch: 'ručak je izbrisan',
  deleted: 'zahtev je izbrisan',
} as const;

/** What changed in words, and the part of it that is read first. */
export function changeWords(change: KitchenChange): { text: string; strong: string } {
  switch (change.kind) {
    case 'new':
      return { text: 'nova grupa,', strong: plural(change.portions, PORTIONS) };
    case 'gone': {
      const { why, movedTo } = change;
      const text =
        why === 'moved' ? `premešteno na ${shortDay(movedTo ?? '')},` : `${WHY_GONE[why]},`;
      return { text, strong: `${inGroups(change.portions)} → 0` };
    }
    case 'time':
      return { text: 'drugo vreme,', strong: `${change.from} → ${change.time}` };
    case 'dish': {
      const dish = [change.label, change.choice].filter(Boolean).join(', ').toLowerCase();
      return { text: dish, strong: `${inGroups(change.from)} → ${inGroups(change.to)}` };
    }
    case 'note':
      return { text: 'izmenjena', strong: 'napomena' };
  }
}
