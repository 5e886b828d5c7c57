import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { HouseDay } from '@museum/shared/capacity/levels';
import { loadOf } from '@museum/shared/capacity/load';
import { isFirm } from '@museum/shared/visit-requests/stages/stage';

/** The house of a day without one of its groups. */
export function houseWithout({ day, zones, groups }: DaySheet, id: number): HouseDay {
  const others = groups.filter((other) => other.id !== id);
  const firm = others.filter(({ stage }) => isFirm(stage));
  return { open: day.open, zones, firm: loadOf(firm, zones), all: loadOf(others, zones) };
}
