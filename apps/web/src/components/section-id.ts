/** The name of a section in an address, from its heading without its number: `kako-do-nas`. */
export const sectionId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replace(/^\d+\. |[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
