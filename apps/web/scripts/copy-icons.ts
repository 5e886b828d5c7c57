/**
 * Copies the interface icons named below from Tabler (MIT, https://tabler.io/icons) into
 * src/components/icon-paths.ts, so that no icon collection ever reaches the browser.
 * Run after changing the list: `pnpm --filter @museum/web icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const names = [
  'alert-circle',
  'alert-triangle',
  'arrow-back-up',
  'arrow-left',
  'arrow-right',
  'brand-facebook',
  'brand-instagram',
  'calculator',
  'calendar',
  'cash',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'chevrons-left',
  'chevrons-right',
  'circle-check',
  'clipboard-list',
  'clock',
  'device-floppy',
  'download',
  'external-link',
  'eye',
  'eye-off',
  'file-spreadsheet',
  'file-type-pdf',
  'filter',
  'info-circle',
  'logout',
  'mail',
  'map-pin',
  'menu-2',
  'message',
  'minus',
  'pencil',
  'phone',
  'player-pause',
  'player-play',
  'plus',
  'refresh',
  'search',
  'sort-ascending',
  'sort-descending',
  'soup',
  'tag',
  'trash',
  'user-circle',
  'users',
  'x',
];

type Collection = { icons: Record<string, { body: string } | undefined> };

const source = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as Collection;

const toIdentifier = (name: string) => {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}Path`;
};

const toConstant = (name: string) => {
  const body = icons[name]?.body;
  if (!body) throw new Error(`Tabler has no icon named ${name}`);
  // A path that begins with a relative move would start where the path before it ended.
  const path = [...body.matchAll(/ d="([^"]+)"/g)]
    .map((match) => match[1]?.replace(/^m/, 'M'))
    .join('');
  return `export const ${toIdentifier(name)} =\n  '${path}';\n`;
};

const head =
  '// Written by scripts/copy-icons.ts. Icons: Tabler, MIT licence, https://tabler.io/icons.\n\n';
const target = new URL('../src/components/icon-paths.ts', import.meta.url);
writeFileSync(target, head + names.map(toConstant).join(''));
