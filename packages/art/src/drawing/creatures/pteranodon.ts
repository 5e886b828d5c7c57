import { group, path, type Placement } from '#drawing/parts/svg.ts';

const OUTLINE =
  'M-66 -4L-36 -12Q-26 -18 2 -30L-14 -14Q-8 -9 2 -8Q30 -30 62 -36Q92 -40 128 -22Q100 -24 84 -16Q70 -10 62 -2Q46 -4 34 6Q24 12 12 12L22 26L10 14L8 28L2 13Q-6 10 -10 4Q-22 12 -34 26Q-50 40 -84 48Q-64 32 -56 18Q-44 -2 -20 -4Z';

/** Pteranodon gliding to the left, seen from the side. */
export const pteranodon = (placement: Placement, fill: string) =>
  group(placement, path(OUTLINE, fill));
