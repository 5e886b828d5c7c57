import { clipboardListPath, tagPath } from '#components/icon-paths.ts';
import { paths } from '#lib/paths.ts';

/** The sidebar of the back office; a new area is one more line. */
export const staffLinks = [
  { label: 'Zahtevi za posete', to: paths.adminVisitRequests, icon: clipboardListPath },
  { label: 'Cenovnik', to: paths.adminPrices, icon: tagPath },
] as const;
