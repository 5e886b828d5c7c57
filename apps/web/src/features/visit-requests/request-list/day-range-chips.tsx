import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

import { dayRanges, isSameRange } from './day-ranges.ts';
import { today } from '#lib/dates.ts';

type DayRangeChipsProps = {
  query: VisitRequestQuery;
  onChange: (patch: Partial<VisitRequestQuery>) => void;
};

const row = {
  display: 'flex',
  gap: 1,
  // On a phone they stay in one line, which can be pushed.
  overflowX: 'auto',
  p: '3px',
  m: '-3px',
  scrollbarWidth: 'none',
  '& > .MuiChip-root': { flexShrink: 0, height: 36, borderRadius: '18px', fontWeight: 600 },
};

/** The days that staff ask for most; a second press lets all days through again. */
export function DayRangeChips({ query, onChange }: DayRangeChipsProps) {
  return (
    <Box role="group" aria-label="Datum posete" sx={row}>
      {dayRanges(today()).map(({ label, range }) => {
        const isOn = query.visitDate === undefined && isSameRange(range, query);
        return (
          <Chip
            key={label}
            label={label}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => {
              const wanted = isOn ? { visitDateFrom: undefined, visitDateTo: undefined } : range;
              onChange({ visitDate: undefined, ...wanted });
            }}
          />
        );
      })}
    </Box>
  );
}
