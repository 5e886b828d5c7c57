import { portionCount } from '@museum/shared/meals/meal-choices';
import { plural } from '@museum/shared/primitives/plural';
import Alert from '@mui/material/Alert';

import { type EditorValues, withMealFlags } from './editor-values.ts';

export const PORTIONS = { one: 'porcija', few: 'porcije', other: 'porcija' };
const VISITORS = { one: 'posetilac', few: 'posetioca', other: 'posetilaca' };
const FOLLOWERS = { one: 'pratilac', few: 'pratioca', other: 'pratilaca' };

/** Portions that don't fit the people: more than all of them, or fewer than the visitors. */
export function PortionsWarning({ values }: { values: EditorValues }) {
  const { visitorAmount, numberOfFollowers } = values;
  const { dinnerRequest } = withMealFlags(values);
  const portions = dinnerRequest ? portionCount(dinnerRequest) : 0;
  // A field that is empty or unreadable says so itself.
  if (!Number.isFinite(visitorAmount + numberOfFollowers + portions)) return null;
  const isTooMany = portions > visitorAmount + numberOfFollowers;
  const isTooFew = portions > 0 && portions < visitorAmount;
  if (!isTooMany && !isTooFew) return null;
  const people = `${plural(visitorAmount, VISITORS)} i ${plural(numberOfFollowers, FOLLOWERS)}`;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      {`${isTooMany ? 'Više porcija nego ljudi' : 'Manje porcija nego posetilaca'}: ${plural(portions, PORTIONS)}, a dolazi ${people}.`}
    </Alert>
  );
}
