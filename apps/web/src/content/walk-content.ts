type Visit = (value: unknown, key: string) => void;

/** Calls `visit` for every value inside `content`, with the key of the nearest named property. */
function walk(content: unknown, visit: Visit, key = ''): void {
  visit(content, key);
  if (Array.isArray(content)) content.forEach((item) => walk(item, visit, key));
  else if (content && typeof content === 'object')
    Object.entries(content).forEach(([name, value]) => walk(value, visit, name));
}

/** Properties whose strings are for the program and not for people. */
const technicalKeys = new Set([
  'kind',
  'display',
  'tone',
  'template',
  'path',
  'page',
  'slot',
  'slug',
  'scene',
  'strip',
  'to',
  'art',
  'priceKind',
  'timetable',
  'href',
  'id',
  'mark',
  'postalCode',
  'pib',
  'motherId',
  'bankAccount',
  'date',
  'from',
]);

/** Every string that people read or hear, in the order of the module. */
export function proseOf(content: unknown): string[] {
  const texts: string[] = [];
  walk(content, (value, key) => {
    if (typeof value === 'string' && !technicalKeys.has(key)) texts.push(value);
  });
  return texts;
}

/** The whole prose as one text with ordinary spaces, for looking facts up. */
export const plainTextOf = (content: unknown) =>
  proseOf(content).join(' ').replaceAll('\u00a0', ' ');

/** The values of one property wherever it stands, e.g. all `to`. */
export function valuesOf(content: unknown, property: string): string[] {
  const values: string[] = [];
  walk(content, (value, key) => {
    if (key === property && typeof value === 'string') values.push(value);
  });
  return values;
}

/** Every link that the content offers as a button or card, as its words and its address. */
export function actionsOf(content: unknown): [label: string, to: string][] {
  const actions: [string, string][] = [];
  walk(content, (value) => {
    const { label, to } = (value ?? {}) as { label?: unknown; to?: unknown };
    if (typeof label === 'string' && typeof to === 'string') actions.push([label, to]);
  });
  return actions;
}
