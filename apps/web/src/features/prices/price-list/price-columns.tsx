import type { Price } from '@museum/shared/prices/price-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import type { PriceKind } from '@museum/shared/prices/price-kind';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import { PriceActions } from './price-actions.tsx';
import { usePriceKinds } from './price-kind-names.ts';
import { formatInstantDay } from '#lib/time/dates.ts';

const helper = listColumnHelper<Price>();

export function PriceKindName({ kind }: { kind: PriceKind }) {
  return <strong>{usePriceKinds().nameOf(kind)}</strong>;
}

/** The price list's columns and their formats (spec §2). */
export const PRICE_COLUMNS = helper.columns([
  helper.accessor('kind', {
    header: 'Tip cene',
    cell: ({ getValue }) => <PriceKindName kind={getValue()} />,
  }),
  helper.accessor('price', {
    header: 'Cena',
    cell: ({ getValue }) => `${formatDinars(getValue())} RSD`,
    meta: { align: 'right' },
  }),
  helper.accessor('updatedAt', {
    header: 'Datum izmene',
    cell: ({ getValue }) => formatInstantDay(getValue()),
    meta: { align: 'right' },
  }),
  helper.display({
    id: 'actions',
    header: 'Akcije',
    cell: ({ row }) => <PriceActions price={row.original} />,
    meta: { align: 'right' },
  }),
]);
