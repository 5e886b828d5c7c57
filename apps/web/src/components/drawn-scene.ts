import { type SceneName, sceneNames } from '#art/art-names.ts';
import type { HeroScene } from '#content/page-content.ts';

const isDrawn = (scene: string): scene is SceneName =>
  (sceneNames as readonly string[]).includes(scene);

/** The scene a page asks for, or the home page's as long as that one isn't drawn. */
export const drawnScene = (scene: HeroScene): SceneName => (isDrawn(scene) ? scene : 'mesozoic');
