import type { SceneName } from './art-names.ts';
import type { Scene } from './scene.ts';
import { mammoth } from './scenes/mammoth.ts';
import { mesozoic } from './scenes/mesozoic.ts';
import { minerals } from './scenes/minerals.ts';

export const scenes = { mesozoic, mammoth, minerals } satisfies Record<SceneName, Scene>;
