import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import { type ComparedField, ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { formError } from '#components/form/first-error.ts';
import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { type ChangeValues, visitOfValues, wantedSoFar } from './change-values.ts';

type Sides = { before: MyRequest; now: MyRequest; mine: ChangeValues };

/** What was changed meanwhile, and what of it is not what was typed here, too. */
export type News = { fields: ComparedField[]; isAllMine: boolean };

export function newsOf({ before, now, mine }: Sides): News {
  const theirs = wantedSoFar(now);
  const typed = visitOfValues(now, mine);
  const unlikeMine = typed && visitDifferences(typed, theirs).map(({ label }) => label);
  const changed = visitDifferences(wantedSoFar(before), theirs);
  const fields = changed.filter(({ label }) => unlikeMine?.includes(label) ?? true);
  return { fields, isAllMine: changed.length > 0 && fields.length === 0 };
}

const titleOf = ({ isAllMine }: News) =>
  isAllMine ? 'Ovo što ste uneli već je stiglo' : 'Zahtev je u međuvremenu izmenjen';

const Changes = ({ fields }: News) =>
  fields.length > 0 ? (
    <ComparisonTable label="Izmene u međuvremenu" columns={['Bilo je', 'Sada']} fields={fields} />
  ) : null;

/** A newer state on which the form doesn't stand yet: somebody was quicker, or only the answer to an own change was lost. */
export function StaleNote({
  news,
  send,
  onGoOn,
}: {
  news: News;
  send: string;
  onGoOn: () => void;
}) {
  if (news.isAllMine) {
    return (
      <Alert severity="info">
        <AlertTitle>{titleOf(news)}</AlertTitle>
        {`Pritisnite „${send}“ još jednom: ništa neće biti upisano dva puta.`}
      </Alert>
    );
  }
  return (
    <AlertWithButton severity="warning" button="Nastavite sa svojim izmenama" onPress={onGoOn}>
      <AlertTitle>{titleOf(news)}</AlertTitle>
      Ništa od unetog nije izgubljeno.
      <Changes {...news} />
    </AlertWithButton>
  );
}

/** A change was refused for a newer state, on which the form stands by now. */
export const RefusedNote = ({ news, send }: { news: News; send: string }) => (
  <Alert severity="warning" {...formError}>
    <AlertTitle>{titleOf(news)}</AlertTitle>
    {news.isAllMine
      ? `Ono što ste posle toga promenili još nije poslato. Pritisnite ponovo „${send}“.`
      : `Vaša izmena još nije poslata. U obrascu je sada novo stanje, a preko njega sve što ste uneli: proverite ga pa ponovo pritisnite „${send}“.`}
    <Changes {...news} />
  </Alert>
);
