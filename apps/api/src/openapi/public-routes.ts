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
        response.type('json').send(texts().json);
      },
    },
    {
      access: 'public',
      method: 'get',
      path: '/docs',
      doc: { summary: 'This description, for people', answer: { file: 'text/html' } },
      handle: (_request, response) => {
        response.type('html').send(texts().page);
      },
    },
  ];
  // Both once: anybody may ask, as often as they like, and each takes some milliseconds.
  let kept: { json: string; page: string } | undefined;
  const texts = () => {
    if (kept) return kept;
    const document = buildOpenApi([...described, ...routes]);
    return (kept = { json: JSON.stringify(document), page: renderDocsPage(document) });
  };
  return routes;
}
