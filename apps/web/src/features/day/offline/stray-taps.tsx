import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { DiscardTap } from './discard-tap.tsx';
import { isWaiting, type Tap } from './tap.ts';
import { taps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';

/** Refused presses for groups that this sheet doesn't show: moved away, cancelled, or of another day. */
export function StrayTaps({ sheet }: { sheet: DaySheet }) {
  const refused = useSyncExternalStore(taps.subscribe, taps.get).filter((tap) => !isWaiting(tap));
  const shown = new Set([...sheet.groups, ...sheet.missed].map(({ id }) => id));
  return refused
    .filter(({ id }) => !shown.has(id))
    .map((tap) => <StrayTap key={tap.key} tap={tap} />);
}

/** The device keeps no names: whose press it was is asked for once it was refused. */
function StrayTap({ tap }: { tap: Tap }) {
  const { data: request } = useQuery(visitRequestQuery(tap.id));
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <b>{`Nije upisano: ${tapInWords(tap)}.`}</b>
      <div>{tap.refusal}</div>
      <Button component={Link} to={visitRequestDetailsPath(tap.id)} sx={{ minHeight: 48 }}>
        {request ? `${request.requester}, ${request.normalizedId}` : `Zahtev ${tap.id}`}
      </Button>
      <DiscardTap tap={tap} />
    </Alert>
  );
}
