import { plateSize, type FormatName, type PlateName, type SceneName } from '#art-names.ts';
import { createDefs, svgDocument } from './parts/svg.ts';
import { plateNames } from './plate-names.ts';
import { crops, type Crop } from './plates/crops.ts';
import type { PlateDrawing } from './plates/compositions.ts';
import { dinosaurPlates } from './plates/dinosaur-plates.ts';
import { mammothPlates } from './plates/mammoth-plates.ts';
import { mineralPlates } from './plates/mineral-plates.ts';
import { partyPlates } from './plates/party-plates.ts';
import { rockPlates } from './plates/rock-plates.ts';
import { schoolPlates } from './plates/school-plates.ts';
import { tablePlates } from './plates/table-plates.ts';
import { timeMachinePlates } from './plates/time-machine-plates.ts';
import { wildlifePlates } from './plates/wildlife-plates.ts';
import { meals } from './plates/meals.ts';

/** Every plate that is not a detail of a hero. */
const drawings: Record<Exclude<PlateName, keyof typeof crops>, PlateDrawing> = {
  ...dinosaurPlates,
  ...timeMachinePlates,
  ...mineralPlates,
  ...wildlifePlates,
  ...rockPlates,
  ...mammothPlates,
  ...tablePlates,
  ...partyPlates,
  ...schoolPlates,
  ...meals,
};

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
