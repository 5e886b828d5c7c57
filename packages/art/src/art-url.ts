import type { FormatName, PlateName, SceneName, StripName } from './art-names.ts';
import { artVersion } from './art-version.generated.ts';

/** Address of any drawn file; the version in it changes with the drawings, so it may be cached for ever. */
export const artFile = (file: string) => `/art/${artVersion}/${file}`;

/** Address of a hero. */
export const artUrl = (scene: SceneName, format: FormatName) => artFile(`${scene}-${format}.svg`);

/** Address of a small picture. */
export const plateUrl = (plate: PlateName) => artFile(`plates/${plate}.svg`);

/** Address of a low head's drawing. */
export const stripUrl = (strip: StripName) => artFile(`strips/${strip}.svg`);
