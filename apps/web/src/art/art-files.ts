import { optimiseSvg } from './optimise-svg.ts';
import { scenes } from './scenes.ts';

export type ArtFile = { path: string; content: string | Buffer };

const heroFiles = (): ArtFile[] =>
  Object.values(scenes).flatMap((scene) =>
    (['wide', 'tall'] as const).map((format) => ({
      path: `${scene.name}-${format}.svg`,
      content: optimiseSvg(scene.draw(format)),
    })),
  );

/** Everything the site shows, drawn; the order is fixed, so that the version depends on contents only. */
export function drawArtFiles(): ArtFile[] {
  return [...heroFiles()];
}
