import { z } from 'zod';
import type { ApiRoute } from '#lib/http/route.ts';
import { buildOpenApi } from './build-openapi.ts';
import { renderDocsPage } from './docs-page.ts';

/** The description of the API by itself: for programs and for people. */
export function openApiPublicRoutes(described: ApiRoute[]): ApiRoute[] {
  const routes: ApiRoute[] = [
    {
      access: 'public',
      method: 'get',
      path: '/openapi.json',
      doc: { summary: 'This description, for programs', answer: { schema: z.looseObject({}) } },
      handle: (_request, response) => {
        response.json(document());
      },
    },
    {
      access: 'public',
      method: 'get',
      path: '/docs',
      doc: { summary: 'This description, for people', answer: { file: 'text/html' } },
      handle: (_request, response) => {
        response.type('html').send(renderDocsPage(document()));
      },
    },
  ];
  let built: ReturnType<typeof buildOpenApi> | undefined;
  const document = () => (built ??= buildOpenApi([...described, ...routes]));
  return routes;
}
