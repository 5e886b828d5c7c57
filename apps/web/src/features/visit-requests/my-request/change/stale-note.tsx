import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import AlertTitle from '@mui/material/AlertTitle';

import { AlertWithButton } from '#components/alert-with-button.tsx';
import { ComparisonTable } from '#components/comparison-table.tsx';
import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { wantedSoFar } from './change-values.ts';

type StaleNoteProps = { before: MyRequest; now: MyRequest; onGoOn: () => void };

/** The centre was quicker: what it changed, before anything is written over. */
export function StaleNote({ before, now, onGoOn }: StaleNoteProps) {
  const fields = visitDifferences(wantedSoFar(before), wantedSoFar(now));
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
