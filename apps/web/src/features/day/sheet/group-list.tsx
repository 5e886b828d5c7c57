import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { GroupEntry } from './group-entry.tsx';
import { ROW_COLUMNS, wideSheet } from './sheet-columns.ts';

const Groups = styled('ol')({
  display: 'grid',
  // Two beside each other on a tablet.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
  alignItems: 'start',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [wideSheet]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    border: `1px solid ${palette.sand}`,
    borderRadius: 16,
    overflow: 'hidden',
    backgroundColor: palette.white,
  },
});

const Columns = styled('div')({
  display: 'none',
  [wideSheet]: {
    display: 'grid',
    gap: '0 10px',
    padding: '6px 13px',
    alignItems: 'end',
    gridTemplateColumns: ROW_COLUMNS,
    color: palette.umber,
    fontSize: '0.875rem',
    fontWeight: 700,
  },
});

const HEADINGS = [
  'Vreme',
  'Grupa, mesto, vođa',
  'Ljudi, uzrast',
  'Vodič i hale',
  'Ručak',
  'Napomene',
  'Plaćanje',
  'Dolazak',
];

/** Groups in the order of arrival: cards where there is little room, lines of a table where there is more. */
export function GroupList({ title, groups }: { title: string; groups: readonly SheetGroup[] }) {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ containerType: 'inline-size', mb: 2.5 }}>
      <Typography id={id} variant="h4" component="h2" tabIndex={-1} sx={{ mb: 1 }}>
        {`${title} (${groups.length})`}
      </Typography>
      <Columns aria-hidden>
        {HEADINGS.map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </Columns>
      <Groups>
        {groups.map((group) => (
          <GroupEntry key={group.id} group={group} />
        ))}
      </Groups>
    </Box>
  );
}
