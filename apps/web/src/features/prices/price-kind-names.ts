import { foldSearchText } from '@museum/shared/primitives/search-text';
import {
  type PriceKind,
  priceKindGroup,
  type PriceKindGroup,
  priceKindLabel,
} from '@museum/shared/prices/price-kind';
import { useQuery } from '@tanstack/react-query';

import { priceEnumQuery } from '#features/prices/price-queries.ts';

type PriceKindOption = { kind: PriceKind; name: string; group: string };

const GROUP_NAMES: Record<PriceKindGroup, string> = {
  meal: 'Obroci',
  ticket: 'Ulaznice',
  groupTicket: 'Grupne ulaznice',
  birthday: 'Rođendani',
};

/** The price kinds with the names that the server gives them (spec §3). */
export function usePriceKinds() {
  const { data } = useQuery(priceEnumQuery);
  const nameOf = (kind: PriceKind) => data?.[kind] ?? priceKindLabel(kind);
  const optionOf = (kind: PriceKind): PriceKindOption => ({
    kind,
    name: nameOf(kind),
    group: GROUP_NAMES[priceKindGroup(kind)],
  });
  const options = (Object.keys(data ?? {}) as PriceKind[]).map(optionOf);
  return { nameOf, optionOf, options };
}

/** The kinds whose names contain what was typed; case and diacritics don't matter. */
export const findKinds = (options: PriceKindOption[], typed: string) => {
  const wanted = foldSearchText(typed.trim());
  return options.filter(({ name }) => foldSearchText(name).includes(wanted));
};
