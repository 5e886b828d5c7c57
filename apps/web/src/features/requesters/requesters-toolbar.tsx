import {
  REQUESTER_VIEW_LABELS,
  REQUESTER_VIEWS,
  REQUESTERS_NOTE,
  type RequesterQuery,
} from '@museum/shared/requesters/requester-list-schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { ChoiceFilter } from '#components/data-table/choice-filter.tsx';
import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';
import { fetchRequestersWorkbook } from './requester-queries.ts';

const CHOICES = [
  { value: undefined, label: 'Svi' },
  ...REQUESTER_VIEWS.map((value) => ({ value, label: REQUESTER_VIEW_LABELS[value] })),
];

/** Search, filter and workbook of the schools and agencies. */
export function RequestersToolbar({ query, onChange }: ListState<RequesterQuery>) {
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '75ch', color: 'text.secondary' }}>
        {REQUESTERS_NOTE}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
          <SearchField label="Naziv, mesto ili PIB" query={query} onChange={onChange} />
        </Box>
        <ChoiceFilter
          label="Koji naručioci"
          choices={CHOICES}
          value={query.view}
          onChange={(view) => {
            onChange({ view });
          }}
        />
        <DownloadButton
          variant="outlined"
          label="Preuzmi Excel"
          fetchFile={() => fetchRequestersWorkbook(query)}
          sx={{ ml: { lg: 'auto' } }}
        />
      </Box>
    </>
  );
}
