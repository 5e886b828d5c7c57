import { type ComponentType, lazy, type ReactElement } from 'react';

import { watchLoading } from '#lib/page-loading.ts';

type PageRoute = { path: string; element: ReactElement };

/**
 * An address and the page whose file is fetched when it is opened. React's own `lazy` is used and
 * not the router's: the routes stay synchronous, so a page that came as HTML stays on the screen
 * until its code has arrived.
 */
export function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageRoute {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => {
    const pages = await watchLoading(load);
    return { default: pages[name] };
  });
  return { path, element: <Page /> };
}

/**
 * Makes pages that one template draws: an address, and the file of the content that declares it.
 * Content and template are fetched beside each other.
 */
export const pagesOf =
  <TemplateName extends string, Content>(
    loadTemplate: () => Promise<Record<TemplateName, ComponentType<{ content: Content }>>>,
    templateName: TemplateName,
  ) =>
  <Path extends string, Name extends string>(
    path: Path,
    loadContent: () => Promise<Record<Name, Content & { path: NoInfer<Path> }>>,
    name: Name,
  ): PageRoute => {
    const Page = lazy(async () => {
      const [templates, contents] = await watchLoading(() =>
        Promise.all([loadTemplate(), loadContent()]),
      );
      const Template: ComponentType<{ content: Content }> = templates[templateName];
      const content: Content = contents[name];
      return { default: () => <Template content={content} /> };
    });
    return { path, element: <Page /> };
  };
