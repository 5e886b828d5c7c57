import type { SceneName } from '#art-names.ts';
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
import { hours } from './scenes/hours.ts';
import { weekend } from './scenes/weekend.ts';
import { groupVisit } from './scenes/group-visit.ts';
import { birthday } from './scenes/birthday.ts';
import { restaurant } from './scenes/restaurant.ts';
import { gameRoom } from './scenes/game-room.ts';
import { souvenirShop } from './scenes/souvenir-shop.ts';
import { happening } from './scenes/happening.ts';
import { gallery } from './scenes/gallery.ts';
import { collection } from './scenes/collection.ts';
import { cyclePath } from './scenes/cycle-path.ts';
import { horizon } from './scenes/horizon.ts';
import { layers } from './scenes/layers.ts';

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
  hours,
  weekend,
  'group-visit': groupVisit,
  birthday,
  restaurant,
  'game-room': gameRoom,
  'souvenir-shop': souvenirShop,
  happening,
  gallery,
  'cycle-path': cyclePath,
  collection,
  horizon,
  layers,
} satisfies Record<SceneName, Scene>;
