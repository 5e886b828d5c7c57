import type { Zone } from '@museum/shared/capacity/zones';

import { buildingMonumentPath, soupPath, treesPath } from '#components/icons/tool-icon-paths.ts';

export const ZONE_ICONS: Record<Zone, string> = {
  centre: treesPath,
  restaurant: soupPath,
  memorialHouse: buildingMonumentPath,
};
