import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { Price, PriceQuery } from '@museum/shared/prices/price-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { PriceActions } from './price-actions.tsx';
import { pricesQuery } from './price-list-queries.ts';
import { formatInstantDay } from '#lib/time/dates.ts';
import { listColumnHelper } from '#components/data-table/list-table.ts';
import { usePriceKinds } from './price-kind-names.ts';

const helper = listColumnHelper<Price>();

function PriceKindName({ kind }: { kind: PriceKind }) {
  return <strong>{usePriceKinds().nameOf(kind)}</strong>;
}

/** The price list's columns and their formats (spec §2). */
const PRICE_COLUMNS = helper.columns([
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

/** One page of the price list. */
export function PricesTable({ query, onChange }: ListState<PriceQuery>) {
  return (
    <PagedList
      list={useQuery(pricesQuery(query))}
      columns={PRICE_COLUMNS}
      query={query}
      onChange={onChange}
      label="Cene"
      errorTitle="Cene nisu učitane"
      renderCard={(price) => <PriceCard price={price} />}
    />
  );
}

function PriceCard({ price }: { price: Price }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <PriceKindName kind={price.kind} />
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {`${formatDinars(price.price)} RSD`}
        </Box>
      </Box>
      <Box component="p" sx={{ m: 0, mb: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {`Izmenjena ${formatInstantDay(price.updatedAt)}`}
      </Box>
      <PriceActions price={price} />
    </>
  );
}
