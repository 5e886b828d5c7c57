import { type ComponentProps, lazy, Suspense } from 'react';

import type { LoadError } from './load-error.tsx';

const Message = lazy(async () => ({
  default: (await import('./load-error.tsx')).LoadError,
}));

/** The same message for public pages: fetched only when something has failed. */
export function LazyLoadError(props: ComponentProps<typeof LoadError>) {
  return (
    <Suspense>
      <Message {...props} />
    </Suspense>
  );
}
