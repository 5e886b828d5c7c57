import type { MealLine } from '@museum/shared/meals/meal-choices';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import Typography from '@mui/material/Typography';

/** How many come to lunch; 0 is not known. */
export type DinnerGroup = { visitors: number; followers: number };

const PEOPLE = { one: 'osobe', few: 'osobe', other: 'osoba' };

/** All portions together; an amount that is no number makes none. */
export const portionsOf = (lines: MealLine[]) => {
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  return Number.isFinite(sum) ? sum : 0;
};

/** Whether everybody eats: "46 od 50 osoba", and a doubt when there are more portions than people. */
export function PortionsForGroup({ portions, group }: { portions: number; group: DinnerGroup }) {
  const people = group.visitors + group.followers;
  if (portions === 0 || group.visitors === 0) return null;
  return (
    <Typography sx={{ fontWeight: 700, textAlign: { sm: 'right' } }}>
      {portions > people
        ? `${plural(portions, PORTIONS)} za ${plural(people, PEOPLE)}: proverite broj porcija`
        : `Porcije za ${portions} od ${plural(people, PEOPLE)}`}
    </Typography>
  );
}
