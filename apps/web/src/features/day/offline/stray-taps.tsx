import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { DiscardTap } from './discard-tap.tsx';
import type { Tap } from './tap.ts';
import { othersTaps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';
import { useRefused } from './use-refused.ts';

/**
 * Presses that no card of this sheet shows: refused ones for groups that were moved away, cancelled,
 * come another day or are another guide's, and those of colleagues whose session ran out here.
 */
export function StrayTaps({ sheet }: { sheet: DaySheet }) {
  const { strays } = useRefused(sheet);
  const others = useSyncExternalStore(othersTaps.subscribe, othersTaps.get);
  return (
    <>
      {strays.map((tap) => (
        <StrayTap key={tap.key} tap={tap} text={tap.refusal} />
      ))}
      {others.map((tap) => (
        <StrayTap key={tap.key} tap={tap} text={OF_COLLEAGUE} />
      ))}
    </>
  );
}

const OF_COLLEAGUE =
  'Upisao kolega čija je prijava na ovom uređaju istekla. Šalje se kad se ponovo prijavi ovde.';

const MONEY = 'Novac možete da upišete u detaljima zahteva, pod „Plaćanje“.';
const MONEY_OF_NOBODY = 'Zahtev je obrisan, pa novac ne može da se upiše.';

/** The device keeps no names: which group a press was for is asked of the server. */
function StrayTap({ tap, text }: { tap: Tap; text: string | undefined }) {
  const { data: request, error } = useQuery(visitRequestQuery(tap.id));
  const isDeleted = errorCode(error) === 'NOT_FOUND';
  return (
    <Alert data-stray severity="error" sx={{ mb: 2 }}>
      <b>{`Nije upisano: ${tapInWords(tap)}.`}</b>
      <div>
        {[text, request && `Sada: ${STAGE_LABELS[request.stage]}.`].filter(Boolean).join(' ')}
      </div>
      {tap.payment ? <div>{isDeleted ? MONEY_OF_NOBODY : MONEY}</div> : null}
      {isDeleted ? null : (
        <Button component={Link} to={visitRequestDetailsPath(tap.id)} sx={{ minHeight: 48 }}>
          {request ? `${request.requester}, ${request.normalizedId}` : `Zahtev ${tap.id}`}
        </Button>
      )}
      <DiscardTap tap={tap} />
    </Alert>
  );
}
