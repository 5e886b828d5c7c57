import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import AlertTitle from '@mui/material/AlertTitle';

import { AlertWithButton } from '#components/alert-with-button.tsx';
import { ComparisonTable } from '#components/comparison-table.tsx';
import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { type ChangeValues, visitOfValues, wantedSoFar } from './change-values.ts';

type Sides = { before: MyRequest; now: MyRequest; mine: ChangeValues };

/** What is new to whoever typed `mine`: where only the answer to a change was lost, nothing is. */
function newsOf({ before, now, mine }: Sides) {
  const theirs = wantedSoFar(now);
  const typed = visitOfValues(now, mine);
  const unlikeMine = typed && visitDifferences(typed, theirs).map(({ label }) => label);
  return visitDifferences(wantedSoFar(before), theirs).filter(
    ({ label }) => unlikeMine?.includes(label) ?? true,
  );
}

/** Somebody was quicker: what was changed meanwhile, before anything is written over. */
export function StaleNote({ onGoOn, ...sides }: Sides & { onGoOn: () => void }) {
  const fields = newsOf(sides);
  return (
    <AlertWithButton severity="warning" button="Nastavite sa svojim izmenama" onPress={onGoOn}>
      <AlertTitle>Zahtev je u međuvremenu izmenjen</AlertTitle>
      Ništa od unetog nije izgubljeno.
      {fields.length > 0 ? (
        <ComparisonTable label="Izmene centra" columns={['Bilo je', 'Sada']} fields={fields} />
      ) : null}
    </AlertWithButton>
  );
}
