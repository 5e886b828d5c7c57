import type { ContactMessageQuery } from '@museum/shared/contact/contact-message-response';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';

const CHOICES = [
  { value: '', read: undefined, label: 'Sve' },
  { value: 'false', read: false, label: 'Nepročitane' },
  { value: 'true', read: true, label: 'Pročitane' },
];

/** Search, and whether all messages are shown or only those that were, or weren't, read. */
export function MessagesToolbar({ query, onChange }: ListState<ContactMessageQuery>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
        <SearchField query={query} onChange={onChange} />
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Koje poruke"
        value={String(query.read ?? '')}
        onChange={(_event, pressed: string | null) => {
          const choice = CHOICES.find(({ value }) => value === pressed);
          if (choice) onChange({ read: choice.read });
        }}
      >
        {CHOICES.map(({ value, label }) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ minHeight: 40, px: 1.75, color: 'text.secondary' }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
