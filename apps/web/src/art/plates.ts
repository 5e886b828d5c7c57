import { plateNames, plateSize, type PlateName } from './art-names.ts';
import { createDefs, svgDocument } from './parts/svg.ts';
import { crops, type Crop } from './plates/crops.ts';
import { drawings } from './plates/subjects.ts';
import { scenes } from './scenes.ts';

const isCrop = (name: PlateName): name is keyof typeof crops => name in crops;

/** A detail of a hero: the same drawing seen through a smaller window. */
function drawCrop(name: PlateName, [scene, x, y, width, format = 'wide']: Crop): string {
  const height = Math.round(width * 0.75);
  return scenes[scene]
    .draw(format, name)
    .replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="${x} ${y} ${width} ${height}" width="${plateSize.width}" height="${plateSize.height}"`,
    );
}

export function drawPlate(name: PlateName): string {
  if (isCrop(name)) return drawCrop(name, crops[name]);
  const defs = createDefs(name);
  const body = drawings[name](defs);
  return svgDocument(plateSize.width, plateSize.height, defs, body);
}

export const drawAllPlates = () => plateNames.map((name) => ({ name, svg: drawPlate(name) }));
