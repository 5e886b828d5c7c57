import type { ContactMessageQuery } from '@museum/shared/contact/contact-message-response';
import Box from '@mui/material/Box';

import { ChoiceFilter } from '#components/data-table/choice-filter.tsx';
import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';

const CHOICES = [
  { value: undefined, label: 'Sve' },
  { value: false, label: 'Nepročitane' },
  { value: true, label: 'Pročitane' },
];

/** Search, and whether all messages are shown or only those that were, or weren't, read. */
export function MessagesToolbar({ query, onChange }: ListState<ContactMessageQuery>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
        <SearchField query={query} onChange={onChange} />
      </Box>
      <ChoiceFilter
        label="Koje poruke"
        choices={CHOICES}
        value={query.read}
        onChange={(read) => {
          onChange({ read });
        }}
      />
    </Box>
  );
}
