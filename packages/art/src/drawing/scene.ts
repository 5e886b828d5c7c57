import { heroSizes, type FormatName, type SceneName } from '#art-names.ts';
import { createDefs, svgDocument, type Defs } from './parts/svg.ts';
import { sceneLooks, type SceneLook } from '#scene-looks.ts';

/** The sheet a scene is drawn on. `pick` chooses between the wide and the tall composition. */
export type Sheet = {
  defs: Defs;
  format: FormatName;
  width: number;
  height: number;
  tall: boolean;
  pick: <T>(wide: T, tall: T) => T;
};

export type Scene = SceneLook & {
  name: SceneName;
  draw: (format: FormatName) => string;
};

/** Joins a scene's look with its drawing; the drawing is deterministic. */
export function defineScene(name: SceneName, compose: (sheet: Sheet) => string): Scene {
  return {
    name,
    ...sceneLooks[name],
    draw: (format) => {
      const { width, height } = heroSizes[format];
      const tall = format === 'tall';
      const defs = createDefs(`${name}-${format}`);
      const body = compose({ defs, format, width, height, tall, pick: (w, t) => (tall ? t : w) });
      return svgDocument(width, height, defs, body);
    },
  };
}
