import { type ComponentType, lazy, type ReactElement } from 'react';

import { watchLoading } from '#lib/page-loading.ts';

/**
 * A page in its own file of the build, fetched when its address is opened. React's own `lazy` is
 * used and not the router's: the routes stay synchronous, so a prerendered page keeps its HTML on
 * the screen until its code has arrived.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => {
    const pages = await watchLoading(load);
    return { default: pages[name] };
  });
  return <Page />;
}
