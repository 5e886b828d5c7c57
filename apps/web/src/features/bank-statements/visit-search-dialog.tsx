import type { BankStatementLine } from '@museum/shared/payments/bank-statement-schema';
import { palette } from '@museum/shared/organisation/palette';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import { dinarsText, formatDinars } from '@museum/shared/primitives/money';
import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { EMPTY_TEXT } from '#components/data-table/data-table-props.ts';
import { LoadError } from '#components/loading/load-error.tsx';
import { sumsOf } from '#features/visit-requests/payments/payment-cell.tsx';
import { visitRequestsQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { ChosenVisit } from './booking.ts';

/** The pause in typing before visits are looked for, in milliseconds. */
const DELAY_MS = 300;

type VisitSearchDialogProps = {
  line: BankStatementLine;
  onChoose: (visit: ChosenVisit) => void;
  onClose: () => void;
};

const option = {
  display: 'block',
  width: 1,
  minHeight: 44,
  px: 1.5,
  py: 1,
  borderRadius: '8px',
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { backgroundColor: palette.chosen },
};

const sums = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-of-type': { fontWeight: 700 },
};

/** Finds the visit that a payment is for, by number or name. */
export function VisitSearchDialog({ line, onChoose, onClose }: VisitSearchDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), DELAY_MS);
  const found = useQuery({
    ...visitRequestsQuery(visitRequestQuerySchema.parse({ search })),
    enabled: search !== '',
  });
  const rows = search === '' ? [] : (found.data?.data ?? []);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Za koju posetu je uplata?</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>{`${line.payer || 'Bez naziva'}, ${dinarsText(line.amount)}`}</strong>
          <Box sx={{ color: 'text.secondary' }}>{line.purpose}</Box>
        </Box>
        <TextField
          autoFocus
          fullWidth
          type="search"
          label="Broj zahteva ili naziv"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.search } }}
        />
        {found.isError ? (
          <Box sx={{ mt: 2 }}>
            <LoadError title="Pretraga nije uspela" query={found} />
          </Box>
        ) : null}
        <FoundVisits rows={rows} onChoose={onChoose} />
        <Box role="status" sx={{ minHeight: '1.5em' }}>
          {search !== '' && found.isSuccess && rows.length === 0 ? EMPTY_TEXT : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Odustani
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FoundVisitsProps = Pick<VisitSearchDialogProps, 'onChoose'> & { rows: VisitRequestRow[] };

const startOf = ({ visitDate, visitTime }: VisitRequestRow) =>
  `${shortWeekday(visitDate)} ${formatDay(visitDate)} u ${visitTime}`;

/** Each with what tells it from the others: who comes and when, and how its money stands. */
function FoundVisits({ rows, onChoose }: FoundVisitsProps) {
  return (
    <Box component="ul" aria-label="Nađene posete" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <li key={row.id}>
          <ButtonBase
            sx={option}
            onClick={() => {
              const { id, normalizedId, requester } = row;
              onChoose({ id, normalizedId, requester });
            }}
          >
            <strong>{`${row.normalizedId} ${row.requester}`}</strong>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[startOf(row), row.town, STAGE_LABELS[row.stage]].filter(Boolean).join(' · ')}
            </Box>
            <Box component="span" sx={sums}>
              {sumsOf(row.payment).map(([label, dinars]) => (
                <span key={label}>{`${label} ${formatDinars(dinars)}`}</span>
              ))}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
