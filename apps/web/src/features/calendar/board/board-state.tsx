import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { LoadError } from '#components/load-error.tsx';
import { formatInstant } from '#lib/dates.ts';

/** The part of a query's result that a board shows its state by; of several queries the worst. */
export type BoardQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  dataUpdatedAt: number;
  refetch: () => unknown;
};

type BoardStateProps<Data> = {
  query: BoardQuery<Data>;
  /** Says that nothing could be read. */
  errorTitle: string;
  /** Says what is being read. */
  loading?: string;
  children: (data: Data, isStale: boolean) => ReactNode;
};

/** A quick answer shows no skeleton at all. */
const PATIENCE_MS = 200;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A board, or what stands in its place: a skeleton, an error; what was read before stays in sight. */
export function BoardState<Data>({
  query,
  errorTitle,
  loading = 'Učitavanje kalendara',
  children,
}: BoardStateProps<Data>) {
  const { data, error, dataUpdatedAt } = query;
  if (data === undefined) {
    return error ? (
      <LoadError title={errorTitle} error={error} onRetry={() => void query.refetch()} />
    ) : (
      <BoardSkeleton label={loading} />
    );
  }
  return (
    <>
      {error ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>
            {`Bez veze od ${formatInstant(new Date(dataUpdatedAt).toISOString()).slice(-5)}.`}
          </AlertTitle>
          Prikazano je poslednje stanje; potvrda i premeštanje čekaju vezu.
        </Alert>
      ) : null}
      {children(data, Boolean(error))}
    </>
  );
}

function BoardSkeleton({ label }: { label: string }) {
  const waits = { animation: `${appear} 1ms ${PATIENCE_MS}ms both` };
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2, ...waits }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={180} width="70%" />
    </Box>
  );
}
