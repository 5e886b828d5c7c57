/**
 * Copies the few icons named below out of a collection of thousands into one committed file (Tabler,
 * MIT, https://tabler.io/icons). Run after changing the list: `pnpm --filter @museum/web icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const interfaceNames = [
  'alert-circle',
  'arrow-left',
  'arrow-right',
  'calculator',
  'calendar',
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
  'search',
  'soup',
  'tag',
  'trash',
  'user-circle',
  'x',
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

writeFileSync(
  new URL('../src/components/icon-paths.ts', import.meta.url),
  [
    '// Written by scripts/copy-icons.ts. Icons: Tabler, MIT licence, https://tabler.io/icons.\n\n',
    ...interfaceNames.map(
      (name) => `export const ${toIdentifier(name)} =\n  '${readPath(name)}';\n`,
    ),
  ].join(''),
);
