import { formatDinars } from '@museum/shared/primitives/money';
import type { Price, PriceQuery } from '@museum/shared/prices/price-schema';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import { DataTable } from '#components/data-table/data-table.tsx';
import { useListTable } from '#components/data-table/list-table.ts';
import { useLastPage } from '#components/data-table/use-last-page.ts';
import { LoadError } from '#components/load-error.tsx';
import { PriceActions } from '#features/prices/price-actions.tsx';
import { PRICE_COLUMNS, PriceKindName } from '#features/prices/price-columns.tsx';
import { pricesQuery } from '#features/prices/price-list-queries.ts';
import { formatInstantDay } from '#lib/dates.ts';

type PricesTableProps = {
  query: PriceQuery;
  onChange: (patch: Partial<PriceQuery>, options?: { replace: boolean }) => void;
};

const NO_ROWS: Price[] = [];

/** One page of the price list. */
export function PricesTable({ query, onChange }: PricesTableProps) {
  const list = useQuery(pricesQuery(query));
  const total = list.data?.total ?? 0;
  const table = useListTable({
    columns: PRICE_COLUMNS,
    rows: list.data?.data ?? NO_ROWS,
    total,
    place: query,
    onPlaceChange: (place) => {
      onChange(place as Partial<PriceQuery>);
    },
  });
  useLastPage({ list, page: query.page, onChange });

  if (list.isError) {
    return (
      <LoadError
        title="Cene nisu učitane"
        error={list.error}
        onRetry={() => {
          void list.refetch();
        }}
      />
    );
  }
  return (
    <DataTable
      table={table}
      label="Cene"
      isLoading={list.isPending}
      isStale={list.isPlaceholderData}
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
