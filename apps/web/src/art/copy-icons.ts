import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

/**
 * Copies the few icons we use out of the npm icon sets into committed files, so that neither the
 * client nor the build carries a set of thousands. Run by hand after changing a list:
 * `node apps/web/src/art/copy-icons.ts`
 */

type IconSet = {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
};

async function readSet(name: string): Promise<IconSet> {
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  return JSON.parse(await readFile(file, 'utf8')) as IconSet;
}

function bodyOf(set: IconSet, name: string): string {
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body;
  if (body === undefined) throw new Error(`no icon named ${name}`);
  return body;
}

/** A path may begin with a relative `m`; joined behind another it must say what it meant alone. */
const absoluteStart = (d: string) =>
  d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, next: string | undefined) => `M${x} ${y}${next ? 'l' : ''}`,
  );

const pathsOf = (body: string) =>
  [...body.matchAll(/\bd="([^"]+)"/g)].map(([, d]) => absoluteStart(d ?? '')).join('');

// Our name → Tabler's name.
const interfaceIcons = {
  menu: 'menu-2',
  close: 'x',
  chevronDown: 'chevron-down',
  chevronUp: 'chevron-up',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  chevronsLeft: 'chevrons-left',
  chevronsRight: 'chevrons-right',
  arrowRight: 'arrow-right',
  arrowLeft: 'arrow-left',
  arrowUp: 'arrow-up',
  sortAscending: 'arrow-narrow-up',
  sortDescending: 'arrow-narrow-down',
  externalLink: 'external-link',
  phone: 'phone',
  mobile: 'device-mobile',
  mail: 'mail',
  mapPin: 'map-pin',
  clock: 'clock',
  calendar: 'calendar',
  calendarEvent: 'calendar-event',
  users: 'users',
  user: 'user',
  check: 'check',
  circleCheck: 'circle-check',
  alert: 'alert-triangle',
  alertCircle: 'alert-circle',
  info: 'info-circle',
  search: 'search',
  filter: 'filter',
  filterOff: 'filter-off',
  download: 'download',
  fileSpreadsheet: 'file-spreadsheet',
  filePdf: 'file-type-pdf',
  file: 'file-text',
  pencil: 'pencil',
  trash: 'trash',
  plus: 'plus',
  minus: 'minus',
  logout: 'logout',
  eye: 'eye',
  eyeOff: 'eye-off',
  pause: 'player-pause',
  play: 'player-play',
  ticket: 'ticket',
  meal: 'tools-kitchen-2',
  school: 'school',
  building: 'building',
  copy: 'copy',
  refresh: 'refresh',
  printer: 'printer',
  history: 'history',
  settings: 'settings',
  sun: 'sun',
  bike: 'bike',
  car: 'car',
  cake: 'cake',
  gift: 'gift',
  shoppingBag: 'shopping-bag',
  dice: 'dice-5',
  confetti: 'confetti',
  route: 'route',
  lock: 'lock',
  save: 'device-floppy',
  receipt: 'receipt',
  coin: 'coin',
  home: 'home',
  messages: 'message',
  star: 'star',
  heart: 'heart',
  movie: 'movie',
  presentation: 'presentation',
  leaf: 'leaf',
  facebook: 'brand-facebook',
  instagram: 'brand-instagram',
  bus: 'bus',
  wheelchair: 'wheelchair',
  parking: 'parking',
  dots: 'dots-vertical',
  layoutColumns: 'columns',
} as const;

// Silhouettes inside plates (CC BY 3.0: the credit must be shown).
const silhouettes = [
  't-rex-skull',
  'lion',
  'flamingo',
  'lynx-head',
  'light-backpack',
  'binoculars',
  'vanilla-flower',
  'dinosaur-bones',
] as const;

async function write(file: string, source: string) {
  const pretty = await format(source, {
    parser: 'typescript',
    singleQuote: true,
    trailingComma: 'all',
    printWidth: 100,
  });
  await writeFile(join(import.meta.dirname, file), pretty);
}

const tabler = await readSet('tabler');
const interfaceEntries = Object.entries(interfaceIcons).map(
  ([name, source]) => `  ${name}: '${pathsOf(bodyOf(tabler, source))}',`,
);
await write(
  'interface-icons.ts',
  `/**
 * Line icons for the interface: path data on a 24 × 24 grid, to be stroked with 1.75 px, round caps
 * and joins, in currentColor. Tabler Icons, MIT; written by copy-icons.ts.
 */
export const interfaceIcons = {\n${interfaceEntries.join('\n')}\n} as const;

export type InterfaceIconName = keyof typeof interfaceIcons;
`,
);

const gameIcons = await readSet('game-icons');
const silhouetteEntries = silhouettes.map(
  (name) => `  '${name}': '${pathsOf(bodyOf(gameIcons, name))}',`,
);
await write(
  'parts/silhouettes.ts',
  `/** Filled silhouettes on a 512 × 512 grid. game-icons.net, CC BY 3.0, recoloured; written by copy-icons.ts. */
export const silhouettes = {\n${silhouetteEntries.join('\n')}\n} as const;

export type SilhouetteName = keyof typeof silhouettes;
`,
);
