import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { LateSkeleton } from '#components/loading/late-skeleton.tsx';
import type { FailedQuery } from '#components/loading/load-error.tsx';
import { Loaded } from '#components/loading/loaded.tsx';

/** The part of a query's result that a board shows its state by; of several queries the worst. */
type BoardQuery<Data> = FailedQuery & { data: Data | undefined; dataUpdatedAt: number };

type BoardStateProps<Data> = {
  query: BoardQuery<Data>;
  /** Says that nothing could be read. */
  errorTitle: string;
  /** Says what is being read. */
  loading?: string;
  children: (data: Data, isStale: boolean) => ReactNode;
};

/** A board, or what stands in its place: a skeleton, an error; what was read before stays in sight. */
export function BoardState<Data>({
  query,
  errorTitle,
  loading = 'Učitavanje kalendara',
  children,
}: BoardStateProps<Data>) {
  return (
    <Loaded query={query} errorTitle={errorTitle} waiting={<BoardSkeleton label={loading} />}>
      {(data) => (
        <>
          {query.error ? <OldNews since={query.dataUpdatedAt} /> : null}
          {children(data, Boolean(query.error))}
        </>
      )}
    </Loaded>
  );
}

function OldNews({ since }: { since: number }) {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{`Bez veze od ${timeInBelgrade(new Date(since))}.`}</AlertTitle>
      Prikazano je poslednje stanje; potvrda i premeštanje čekaju vezu.
    </Alert>
  );
}

const BoardSkeleton = ({ label }: { label: string }) => (
  <LateSkeleton label={label} gap={2}>
    <Skeleton variant="rounded" height={40} />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={180} width="70%" />
  </LateSkeleton>
);
