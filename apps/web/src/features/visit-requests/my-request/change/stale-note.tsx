import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import AlertTitle from '@mui/material/AlertTitle';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { type ChangeValues, visitOfValues, wantedSoFar } from './change-values.ts';

type Sides = { before: MyRequest; now: MyRequest; mine: ChangeValues };

/** What was changed meanwhile, and what of it is not what was typed here, too. */
function newsOf({ before, now, mine }: Sides) {
  const theirs = wantedSoFar(now);
  const typed = visitOfValues(now, mine);
  const unlikeMine = typed && visitDifferences(typed, theirs).map(({ label }) => label);
  const changed = visitDifferences(wantedSoFar(before), theirs);
  const news = changed.filter(({ label }) => unlikeMine?.includes(label) ?? true);
  return { news, isAllMine: changed.length > 0 && news.length === 0 };
}

/** A newer state: somebody was quicker, or only the answer to an own change was lost. */
export function StaleNote({ onGoOn, ...sides }: Sides & { onGoOn: () => void }) {
  const { news, isAllMine } = newsOf(sides);
  return (
    <AlertWithButton severity="warning" button="Nastavite sa svojim izmenama" onPress={onGoOn}>
      <AlertTitle>
        {isAllMine ? 'Ovo što ste uneli već je stiglo' : 'Zahtev je u međuvremenu izmenjen'}
      </AlertTitle>
      {isAllMine
        ? 'Ako ste posle toga promenili samo poruku, nastavite i pošaljite ponovo.'
        : 'Ništa od unetog nije izgubljeno.'}
      {news.length > 0 ? (
        <ComparisonTable label="Izmene centra" columns={['Bilo je', 'Sada']} fields={news} />
      ) : null}
    </AlertWithButton>
  );
}
