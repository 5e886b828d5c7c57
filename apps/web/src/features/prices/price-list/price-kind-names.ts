import { foldSearchText } from '@museum/shared/primitives/search-text';
import {
  type PriceKind,
  priceKindGroup,
  type PriceKindGroup,
  priceKindLabel,
} from '@museum/shared/prices/price-kind';
import { useQuery } from '@tanstack/react-query';

import { priceEnumQuery } from '#features/prices/price-queries.ts';

const GROUP_NAMES: Record<PriceKindGroup, string> = {
  meal: 'Obroci',
  ticket: 'Ulaznice',
  groupTicket: 'Grupne ulaznice',
  birthday: 'Rođendani',
};

/** The name of the group in which people look for a kind. */
export const groupNameOf = (kind: PriceKind) => GROUP_NAMES[priceKindGroup(kind)];

/** The price kinds with the names that the server gives them (spec §3). */
export function usePriceKinds() {
  const { data } = useQuery(priceEnumQuery);
  const kinds = Object.keys(data ?? {}) as PriceKind[];
  const nameOf = (kind: PriceKind) => data?.[kind] ?? priceKindLabel(kind);
  /** The kinds whose names contain what was typed; case and diacritics don't matter. */
  const find = (typed: string) => {
    const wanted = foldSearchText(typed.trim());
    return kinds.filter((kind) => foldSearchText(nameOf(kind)).includes(wanted));
  };
  return { kinds, nameOf, find };
}
