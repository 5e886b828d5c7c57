import type { RenderJob } from '@museum/shared/site/site-facts';

import { allPages } from '#content/all-pages.ts';
import type { AnyPageContent } from '#content/page-content.ts';
import { home } from '#content/pages/home.ts';
import { notFound } from '#content/pages/not-found.ts';
import { FACTS_ELEMENT_ID, type PageFacts } from '#lib/page-facts.ts';
import { dataBlock } from './data-block.ts';
import { heroPreload, shareTags } from './page-head.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';
import { robots, siteMap } from './site-map.ts';
import { structuredData } from './structured-data.ts';

/** What the build leaves for the pages. */
export type BuiltSite = {
  /** The HTML that every page is filled into. */
  shell: string;
  /** Addresses of preview pictures by the page's slot. */
  previews: Record<string, string>;
};

/** The site in letters, as `RenderedSite` has it in bytes. */
export type SiteTexts = { documents: Record<string, string>; notFound: string };

/** What no page has, so that the router shows the not-found page. */
const NOWHERE = '/ove-strane-nema';

/**
 * Every public page as HTML, and the map of the site.
 * @throws when anything on a page throws
 */
export async function renderSite(built: BuiltSite, job: RenderJob): Promise<SiteTexts> {
  const { publicUrl } = job;
  const documents: SiteTexts['documents'] = {
    '/sitemap.xml': siteMap(publicUrl),
    '/robots.txt': robots(publicUrl),
  };
  for (const page of allPages) documents[page.path] = await documentOf(page, built, job);
  return { documents, notFound: await notFoundDocument(built, job) };
}

async function documentOf(page: AnyPageContent, built: BuiltSite, job: RenderJob): Promise<string> {
  const { publicUrl, today, facts = {} } = job;
  const rendered = await renderPage(page.path, facts);
  const { prices, hours } = rendered.facts;
  const preview = previewOf(built, page.slot);
  const head = [
    rendered.head,
    heroPreload(page.path === home.path ? home.slides[0] : page.hero),
    shareTags(page, { publicUrl, preview }),
    structuredData(page, { publicUrl, preview, today, prices, hours }),
    rendered.styles,
  ];
  return fill(built.shell, head, rendered);
}

async function notFoundDocument(built: BuiltSite, job: RenderJob): Promise<string> {
  const { publicUrl, facts = {} } = job;
  const rendered = await renderPage(NOWHERE, facts);
  const head = [
    rendered.head,
    heroPreload(notFound.hero),
    shareTags(notFound, { publicUrl, preview: previewOf(built, 'not-found') }),
    rendered.styles,
  ];
  return fill(built.shell, head, rendered);
}

const previewOf = ({ previews }: BuiltSite, slot: string) => previews[slot] ?? '';

const factsBlock = (facts: PageFacts) =>
  Object.keys(facts).length > 0
    ? dataBlock(`type="application/json" id="${FACTS_ELEMENT_ID}"`, facts)
    : '';

const fill = (shell: string, head: readonly string[], { body, facts }: RenderedPage) =>
  shell
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${factsBlock(facts)}`);
