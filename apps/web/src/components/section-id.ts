import { foldSearchText } from '@museum/shared/primitives/search-text';

/** The name of a section in an address, from its heading without its number: `kako-do-nas`. */
export const sectionId = (heading: string) =>
  foldSearchText(heading)
    .replace(/^\d+\.\s/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
