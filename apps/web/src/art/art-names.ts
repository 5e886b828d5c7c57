/** Every hero: `<name>-wide.svg` (1600 × 700) and a separately composed `<name>-tall.svg` (390 × 600). */
export const sceneNames = [
  'mesozoic',
  'mammoth',
  'minerals',
  'dinosaurs',
  'time-machine',
  'mineral-world',
  'africa',
  'biodiversity',
  'geodiversity',
  'volcano',
  'hours',
  'weekend',
  'group-visit',
  'birthday',
  'restaurant',
  'game-room',
  'souvenir-shop',
  'happening',
  'horizon',
  'layers',
] as const;
export type SceneName = (typeof sceneNames)[number];

export type FormatName = 'wide' | 'tall';

export const heroSizes = {
  wide: { width: 1600, height: 700 },
  tall: { width: 390, height: 600 },
} as const satisfies Record<FormatName, { width: number; height: number }>;
