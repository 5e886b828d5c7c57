/**
 * Copies the few icons named below out of collections of thousands into two committed files: the
 * interface's (Tabler, MIT, https://tabler.io/icons) and the silhouettes inside plates
 * (game-icons.net, CC BY 3.0: the credit must be shown).
 * Run after changing a list: `pnpm --filter @museum/web icons`.
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

const silhouetteNames = ['t-rex-skull'];

type Collection = { icons: Record<string, { body: string } | undefined> };

const { resolve } = createRequire(import.meta.url);

/** An icon's paths as one; a relative start would begin where the path before it ended. */
const pathReader = (collection: string) => {
  const source = resolve(`@iconify-json/${collection}/icons.json`);
  const { icons } = JSON.parse(readFileSync(source, 'utf8')) as Collection;
  return (name: string) => {
    const body = icons[name]?.body;
    if (!body) throw new Error(`${collection} has no icon named ${name}`);
    return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d?.replace(/^m/, 'M')).join('');
  };
};

const write = (file: string, source: string) =>
  writeFileSync(new URL(`../src/${file}`, import.meta.url), source);

const toIdentifier = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Path`;

const tabler = pathReader('tabler');
write(
  'components/icon-paths.ts',
  [
    '// Written by scripts/copy-icons.ts. Icons: Tabler, MIT licence, https://tabler.io/icons.\n\n',
    ...interfaceNames.map((name) => `export const ${toIdentifier(name)} =\n  '${tabler(name)}';\n`),
  ].join(''),
);

const gameIcons = pathReader('game-icons');
write(
  'art/parts/silhouettes.ts',
  [
    '/** Filled silhouettes on a 512 × 512 grid. game-icons.net, CC BY 3.0, recoloured; written by scripts/copy-icons.ts. */\n',
    'export const silhouettes = {\n',
    ...silhouetteNames.map((name) => `  '${name}': '${gameIcons(name)}',\n`),
    '} as const;\n\nexport type SilhouetteName = keyof typeof silhouettes;\n',
  ].join(''),
);
