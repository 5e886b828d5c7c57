import type { SceneName } from './art-names.ts';
import type { Scene } from './scene.ts';
import { africa } from './scenes/africa.ts';
import { dinosaurs } from './scenes/dinosaurs.ts';
import { mammoth } from './scenes/mammoth.ts';
import { mesozoic } from './scenes/mesozoic.ts';
import { mineralWorld } from './scenes/mineral-world.ts';
import { minerals } from './scenes/minerals.ts';
import { timeMachine } from './scenes/time-machine.ts';
import { biodiversity } from './scenes/biodiversity.ts';
import { geodiversity } from './scenes/geodiversity.ts';
import { volcano } from './scenes/volcano.ts';

export const scenes = {
  mesozoic,
  mammoth,
  minerals,
  dinosaurs,
  'time-machine': timeMachine,
  'mineral-world': mineralWorld,
  africa,
  biodiversity,
  geodiversity,
  volcano,
} satisfies Record<SceneName, Scene>;
