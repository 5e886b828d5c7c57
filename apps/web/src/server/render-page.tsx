import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { PublicSite } from '#app/public-site.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { type PageFacts, renderWithFacts } from '#lib/page-facts.ts';
import { createQueryClient } from '#lib/http/query-client.ts';

export type RenderedPage = {
  /** Title and description, as React wants to find them in the document's head. */
  head: string;
  /** The rules that this page uses, as style elements. */
  styles: string;
  body: string;
  /** The facts that the page shows. */
  facts: PageFacts;
};

/** What React lifts out of the page stands before everything else; a drawing's own title does not. */
const LIFTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Renders an address as a visitor first sees it. Facts that are missing are as yet unknown.
 * @throws when anything on the page throws
 */
export async function renderPage(path: string, facts: PageFacts): Promise<RenderedPage> {
  const emotionCache = createEmotionCache();
  const emotion = createEmotionServer(emotionCache);
  renderWithFacts(facts);
  const queryClient = createQueryClient();

  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers emotionCache={emotionCache} queryClient={queryClient}>
        <StaticRouter location={path}>
          <PublicSite />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    {
      // Larger boundaries would be put in place by inline scripts, which our policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const prices = queryClient.getQueryData(priceMappingQuery.queryKey);
  queryClient.clear();
  if (failures.length > 0) throw failures[0];

  const [head = ''] = LIFTED.exec(html) ?? [];
  return {
    head,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    body: html.slice(head.length),
    facts: { ...(prices && { prices }), ...(facts.hours && { hours: facts.hours }) },
  };
}
