import type { SiteHours } from '#opening-hours/site-hours-schema.ts';
import type { PriceMapping } from '#prices/price-schema.ts';

/** What public pages say that staff can change without a new build. */
export type SiteFacts = {
  /** Dinars by kind; kinds without a price are missing. */
  prices: PriceMapping;
  /** The week, the special days to come, the notice of today. */
  hours: SiteHours;
};

/** The entry of `Server-Timing` by which a page learns that its facts are those of the moment. */
export const FACTS_HOLD = 'facts';

/** What the web app's program `site-renderer` is told by the server. */
export type RenderJob = {
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  /** YYYY-MM-DD in Belgrade, for seasons that search engines want with whole dates. */
  today: string;
  /** Missing while nobody could read them: the browser then asks for them by itself. */
  facts?: SiteFacts;
};

/** What the program answers: the public site as it reads for these facts, as bytes to be sent. */
export type RenderedSite = {
  /** A page's HTML by its address, other texts by theirs (`/robots.txt`). */
  documents: Record<string, Uint8Array>;
  /** The page for an address that there is not. */
  notFound: Uint8Array;
};
