import { heroSizes, type FormatName, type SceneName } from '#art-names.ts';
import type { ArtFile } from './art-file.ts';
import { drawAppIcons } from './app-icons.ts';
import { logoSvg } from './logo.ts';
import { optimiseSvg } from './optimise-svg.ts';
import { partnerMarks, partnerMarkSvg, type PartnerMarkName } from '#partner-marks.ts';
import { drawAllPlates } from './plates.ts';
import { scenes } from './scenes.ts';
import { strips } from './strips.ts';

const formats = Object.keys(heroSizes) as FormatName[];

function heroFiles(): {
  files: ArtFile[];
  heroOf: (scene: SceneName, format: FormatName) => string;
} {
  const drawn = new Map<string, string>();
  for (const scene of Object.values(scenes)) {
    for (const format of formats)
      drawn.set(`${scene.name}-${format}`, optimiseSvg(scene.draw(format)));
  }
  return {
    files: [...drawn].map(([name, content]) => ({ path: `${name}.svg`, content })),
    heroOf: (scene, format) => drawn.get(`${scene}-${format}`) ?? '',
  };
}

const stripFiles = (): ArtFile[] =>
  Object.values(strips).map(({ name, draw }) => ({
    path: `strips/${name}.svg`,
    content: optimiseSvg(draw()),
  }));

const markFiles = (): ArtFile[] => [
  { path: 'logo-amber.svg', content: logoSvg('amber') },
  { path: 'logo-ink.svg', content: logoSvg('ink') },
  { path: 'logo-tile.svg', content: logoSvg('tile') },
  ...(Object.keys(partnerMarks) as PartnerMarkName[]).map((name) => ({
    path: `partners/${name}.svg`,
    content: partnerMarkSvg(name),
  })),
];

/** Everything the site shows, drawn; the order is fixed, so that the version depends on contents only. */
export async function drawArtFiles(): Promise<ArtFile[]> {
  const { files, heroOf } = heroFiles();
  const plates = drawAllPlates(heroOf, optimiseSvg).map(({ name, svg }) => ({
    path: `plates/${name}.svg`,
    content: svg,
  }));
  return [...files, ...stripFiles(), ...plates, ...markFiles(), ...(await drawAppIcons())];
}
