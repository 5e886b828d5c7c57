/**
 * Copies the few icons named below out of a collection of thousands into two committed files (Tabler,
 * MIT, https://tabler.io/icons). Run after changing a list: `pnpm --filter @museum/web icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const pageNames = [
  'arrow-left',
  'arrow-right',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'clock',
  'external-link',
  'info-circle',
  'mail',
  'map-pin',
  'menu-2',
  'message',
  'phone',
  'player-pause',
  'player-play',
  'x',
];

/** Of forms, toasts and the back office: the public pages' first file goes without them. */
const toolNames = [
  'address-book',
  'alert-circle',
  'alert-triangle',
  'arrow-back-up',
  'arrows-exchange',
  'ban',
  'book',
  'building-bank',
  'building-monument',
  'bus',
  'calculator',
  'calendar',
  'calendar-event',
  'calendar-off',
  'calendar-pause',
  'calendar-plus',
  'cash',
  'cash-banknote',
  'chart-bar',
  'check',
  'chevron-up',
  'chevrons-left',
  'chevrons-right',
  'circle-dashed',
  'circle-half-2',
  'circle-plus',
  'circle-x',
  'clipboard-list',
  'clock-exclamation',
  'cloud-off',
  'copy',
  'credit-card',
  'device-floppy',
  'door-enter',
  'dots',
  'dots-vertical',
  'download',
  'edit',
  'eye',
  'eye-off',
  'file-check',
  'file-spreadsheet',
  'file-type-pdf',
  'filter',
  'hand-stop',
  'hourglass',
  'help',
  'history',
  'inbox',
  'link',
  'list-check',
  'lock',
  'logout',
  'minus',
  'pencil',
  'plus',
  'printer',
  'qrcode',
  'repeat',
  'search',
  'send',
  'settings',
  'soup',
  'tag',
  'transfer',
  'trash',
  'trees',
  'upload',
  'user-circle',
  'wifi-off',
  'walk',
];

type Collection = { icons: Record<string, { body: string } | undefined> };

const { resolve } = createRequire(import.meta.url);

const source = resolve('@iconify-json/tabler/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as Collection;

/** An icon's paths as one; a relative start would begin where the path before it ended. */
function readPath(name: string): string {
  const body = icons[name]?.body;
  if (!body) throw new Error(`Tabler has no icon named ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d?.replace(/^m/, 'M')).join('');
}

const toIdentifier = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Path`;

for (const [file, names] of [
  ['icon-paths.ts', pageNames],
  ['tool-icon-paths.ts', toolNames],
] as const) {
  writeFileSync(
    new URL(`../src/components/icons/${file}`, import.meta.url),
    [
      '// Written by scripts/copy-icons.ts. Icons: Tabler, MIT licence, https://tabler.io/icons.\n\n',
      ...names.map((name) => `export const ${toIdentifier(name)} =\n  '${readPath(name)}';\n`),
    ].join(''),
  );
}
