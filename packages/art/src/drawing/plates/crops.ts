import type { FormatName, PlateName, SceneName } from '#art-names.ts';

/**
 * A detail of a hero, 4:3; the height follows from the width. Wide cards show only its middle two
 * thirds: what matters lies there.
 */
export type Crop = readonly [
  scene: SceneName,
  x: number,
  y: number,
  width: number,
  format?: FormatName,
];

export const crops = {
  'card-exhibitions': ['dinosaurs', 660, 98, 802],
  'card-dinosville': ['mesozoic', 820, 100, 780],
  'card-game-room': ['game-room', 660, 176, 690],
  'card-restaurant': ['restaurant', 830, 110, 740],
  'card-souvenir-shop': ['souvenir-shop', 684, 100, 640],
  'card-birthday': ['birthday', 764, 92, 796],
  'card-happening': ['happening', 740, 60, 770],
  'card-time-machine': ['time-machine', 770, 120, 740],
  'card-mineral-world': ['mineral-world', 800, 66, 690],
  'card-africa': ['africa', 650, 226, 552],
  'card-biodiversity': ['biodiversity', 752, 52, 590],
  'card-geodiversity': ['geodiversity', 940, 270, 560],
  'card-volcano': ['volcano', 740, 70, 790],
  'card-minerals': ['minerals', 850, 250, 560],
  'card-mammoth': ['mammoth', 770, 230, 600],
  'diplodocus-head': ['mesozoic', 1200, 180, 400],
  'volcano-by-lake': ['mesozoic', 560, 40, 480],
  amethyst: ['mineral-world', 950, 180, 370],
  'glowing-cave': ['minerals', 1160, 330, 420],
  elephant: ['africa', 690, 340, 400],
  'rock-layers': ['geodiversity', 1110, 190, 360],
  stalactites: ['geodiversity', 1080, 450, 320],
  crater: ['volcano', 920, 60, 400],
  'laid-table': ['restaurant', 930, 480, 290],
  'ball-pool': ['game-room', 1230, 470, 306],
  'dino-slide': ['game-room', 690, 196, 640],
  'climbing-wall': ['game-room', 1240, 168, 356],
  'toy-dinosaurs': ['souvenir-shop', 712, 72, 446],
  't-shirts': ['souvenir-shop', 1364, 130, 236],
  'gift-bags': ['souvenir-shop', 1116, 430, 330],
  'dinosaur-party': ['birthday', 830, 330, 400],
  'hall-screen': ['happening', 560, 30, 890],
  'impression-skeleton': ['dinosaurs', 0, 296, 390, 'tall'],
  'impression-dig': ['weekend', 690, 380, 420],
  'impression-giant': ['weekend', 1040, 300, 500],
  'impression-play': ['game-room', 1090, 340, 470],
  'impression-tunnel': ['time-machine', 960, 330, 420],
} as const satisfies Partial<Record<PlateName, Crop>>;
