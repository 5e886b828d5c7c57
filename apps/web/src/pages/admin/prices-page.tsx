import { priceQuerySchema } from '@museum/shared/prices/price-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';

import { useListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';
import { plusPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { AddPriceDrawer } from '#features/prices/price-list/add-price-drawer.tsx';
import { PriceTrail } from '#features/prices/price-list/price-trail.tsx';
import { PricesTable } from '#features/prices/price-list/prices-table.tsx';
import { UnpricedKinds } from '#features/prices/price-list/unpriced-kinds.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';

// verbatim from the spec
const WORDS = { title: 'Sve cene', search: 'Pretraga po tipu cene', add: 'Dodaj cenu' };

/** The pause in typing before a search, in milliseconds (spec §9). */
const SEARCH_DELAY_MS = 1000;

export function PricesPage() {
  const list = useListState(priceQuerySchema);
  const adding = useHistoryStep<true>('new-price');
  const add = (
    <Button
      variant="contained"
      color="amber"
      size="small"
      startIcon={<Icon path={plusPath} size={20} />}
      onClick={() => {
        void adding.enter(true);
      }}
    >
      {WORDS.add}
    </Button>
  );
  return (
    <>
      <StaffPageHeading title={WORDS.title} actions={add} />
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField {...list} label={WORDS.search} delayMs={SEARCH_DELAY_MS} />
      </Box>
      <UnpricedKinds />
      <PricesTable {...list} />
      <Card component="section" aria-label="Istorija cena" sx={{ mt: 3 }}>
        <PriceTrail />
      </Card>
      {adding.value ? <AddPriceDrawer onClose={adding.leave} /> : null}
    </>
  );
}
