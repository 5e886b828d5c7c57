import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';
import { phonePath } from '#components/icons/icon-paths.ts';
import { filterPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useToday } from '#lib/time/new-day.ts';
import { paths } from '#lib/paths.ts';
import { type ActiveFilter, activeFilters, NO_FILTER } from './list-filters.ts';
import { chosenView, SavedViews } from './saved-views.tsx';
import { VisitRequestsFilterDialog } from './visit-requests-filter-dialog.tsx';

type ToolbarProps = ListState<VisitRequestQuery>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

/** Search and filters of the list, and which of them are at work. */
export function VisitRequestsToolbar({ query, onChange }: ToolbarProps) {
  const today = useToday();
  // A view's name says what it filters.
  const filters = chosenView(query, today) ? [] : activeFilters(query);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 2 }}>
      <SavedViews query={query} today={today} />
      <Box sx={row}>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
          <SearchField query={query} onChange={onChange} />
        </Box>
        <FilterButton query={query} onChange={onChange} />
        <Button
          component={Link}
          to={paths.adminNewVisitRequest}
          variant="outlined"
          size="small"
          startIcon={<Icon path={phonePath} size={20} />}
          sx={{ minHeight: 40, ml: { sm: 'auto' } }}
        >
          Novi zahtev (telefon)
        </Button>
      </Box>
      {filters.length > 0 ? (
        <ActiveFilters
          filters={filters}
          onRemove={(names) => {
            onChange(Object.fromEntries(names.map((name) => [name, undefined])));
          }}
          onReset={() => {
            onChange(NO_FILTER);
          }}
        />
      ) : null}
    </Box>
  );
}

/** Opens the dialog; says how many filters are at work. */
function FilterButton({ query, onChange }: ToolbarProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const { length: count } = activeFilters(query);
  return (
    <>
      <Badge badgeContent={count} color="secondary">
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon path={filterPath} size={20} />}
          aria-label={count > 0 ? `Filter, aktivnih: ${count}` : undefined}
          onClick={() => {
            setIsFiltering(true);
          }}
          sx={{ minHeight: 40 }}
        >
          Filter
        </Button>
      </Badge>
      {isFiltering ? (
        <VisitRequestsFilterDialog
          query={query}
          onApply={onChange}
          onClose={() => {
            setIsFiltering(false);
          }}
        />
      ) : null}
    </>
  );
}

type ActiveFiltersProps = {
  filters: ActiveFilter[];
  onRemove: (names: ActiveFilter['names']) => void;
  onReset: () => void;
};

/** Each filter at work, to be pressed away; several also all at once. */
function ActiveFilters({ filters, onRemove, onReset }: ActiveFiltersProps) {
  return (
    <Box sx={{ ...row, gap: 1 }}>
      <Box
        component="ul"
        aria-label="Aktivni filteri"
        sx={{
          ...row,
          minWidth: 0,
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { maxWidth: 1 },
        }}
      >
        {filters.map(({ names, words }) => {
          const remove = () => {
            onRemove(names);
          };
          return (
            <li key={words}>
              <Chip
                label={words}
                aria-label={`Ukloni filter ${words}`}
                onClick={remove}
                onDelete={remove}
              />
            </li>
          );
        })}
      </Box>
      {filters.length > 1 ? (
        <Button size="small" onClick={onReset}>
          Ukloni sve filtere
        </Button>
      ) : null}
    </Box>
  );
}
