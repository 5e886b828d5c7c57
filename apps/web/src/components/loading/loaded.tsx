import type { ReactNode } from 'react';

import { type FailedQuery, LoadError } from './load-error.tsx';
import { PageLoading } from './page-loading.tsx';

type LoadedProps<Data> = {
  query: FailedQuery & { data: Data | undefined };
  /** Says that nothing could be read. */
  errorTitle: string;
  /** Stands here until there is an answer. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query answered, also when reading it anew has failed; before that, its waiting or its failure. */
export function Loaded<Data>({
  query,
  errorTitle,
  waiting = <PageLoading />,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadError title={errorTitle} query={query} /> : waiting;
}
