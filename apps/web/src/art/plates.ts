import {
  plateNames,
  plateSize,
  type FormatName,
  type PlateName,
  type SceneName,
} from './art-names.ts';
import { createDefs, svgDocument } from './parts/svg.ts';
import { crops, type Crop } from './plates/crops.ts';
import { drawings } from './plates/subjects.ts';

/** How a plate gets the hero it is a detail of: drawn anew, or taken from those already optimised. */
export type HeroSource = (scene: SceneName, format: FormatName) => string;

const isCrop = (name: PlateName): name is keyof typeof crops => name in crops;

/** A detail of a hero: the same drawing seen through a smaller window. */
function cropHero(hero: string, [, x, y, width]: Crop): string {
  const height = Math.round(width * 0.75);
  return hero.replace(
    /^<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${plateSize.width}" height="${plateSize.height}">`,
  );
}

/** One small picture; `finish` runs over what is drawn here, not over details of a hero. */
export function drawPlate(
  name: PlateName,
  heroOf: HeroSource,
  finish = (svg: string) => svg,
): string {
  if (isCrop(name)) {
    const crop: Crop = crops[name];
    return cropHero(heroOf(crop[0], crop[4] ?? 'wide'), crop);
  }
  const defs = createDefs(name);
  const body = drawings[name](defs);
  return finish(svgDocument(plateSize.width, plateSize.height, defs, body));
}

export const drawAllPlates = (heroOf: HeroSource, finish?: (svg: string) => string) =>
  plateNames.map((name) => ({ name, svg: drawPlate(name, heroOf, finish) }));
