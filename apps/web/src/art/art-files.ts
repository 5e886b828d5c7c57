import { drawAppIcons } from './app-icons.ts';
import { logoSvg } from './logo.ts';
import { optimiseSvg } from './optimise-svg.ts';
import { partnerMarks, partnerMarkSvg, type PartnerMarkName } from './partner-marks.ts';
import { drawAllPlates } from './plates.ts';
import { scenes } from './scenes.ts';

export type ArtFile = { path: string; content: string | Buffer };

const heroFiles = (): ArtFile[] =>
  Object.values(scenes).flatMap((scene) =>
    (['wide', 'tall'] as const).map((format) => ({
      path: `${scene.name}-${format}.svg`,
      content: optimiseSvg(scene.draw(format)),
    })),
  );

const plateFiles = (): ArtFile[] =>
  drawAllPlates().map(({ name, svg }) => ({
    path: `plates/${name}.svg`,
    content: optimiseSvg(svg),
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
  return [...heroFiles(), ...plateFiles(), ...markFiles(), ...(await drawAppIcons())];
}
