import {
  type BankStatementLine,
  MATCH_REASONS,
  type MatchReason,
} from '@museum/shared/payments/bank-statement-schema';
import { palette } from '@museum/shared/organisation/palette';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dinarsText, formatDinars } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { arrowRightPath, infoCirclePath } from '#components/icons/icon-paths.ts';
import { checkPath, searchPath } from '#components/icons/tool-icon-paths.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { type BookingMove, type ChosenVisit, visitOf } from './booking.ts';

type LineRowProps = {
  line: BankStatementLine;
  statementId: number;
  isTicked: boolean;
  /** What staff chose by hand. */
  chosen: ChosenVisit | undefined;
  onDecide: (move: BookingMove) => void;
  onSearch: (line: BankStatementLine) => void;
};

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  p: { xs: 1.5, md: '8px 16px 8px 8px' },
  minHeight: 64,
  gridTemplateColumns: {
    xs: '44px minmax(0, 1fr) auto',
    md: '44px 52px minmax(0, 1.25fr) 104px 20px minmax(0, 1.15fr) 172px',
  },
  gridTemplateAreas: {
    xs: `"tick payer amount" "tick day day" "target target target" "act act act"`,
    md: `"tick day payer amount arrow target act"`,
  },
  '&:not(:first-of-type)': { borderTop: `1px solid ${palette.sand}` },
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: 'text.secondary', fontSize: '0.875rem' },
};

/** A payment that came in, and what it is proposed to pay for; a tick draws no other one anew. */
export const LineRow = memo(function LineRow({
  line,
  isTicked,
  onDecide,
  onSearch,
  ...place
}: LineRowProps) {
  const visit = visitOf(line, place.chosen);
  return (
    <Box component="li" sx={row} data-line={line.id}>
      <Box sx={{ gridArea: 'tick', alignSelf: { xs: 'start', md: 'center' } }}>
        {visit === undefined ? null : (
          <Checkbox
            checked={isTicked}
            onChange={(_event, checked) => {
              onDecide({ kind: 'ticked', line: line.id, isTicked: checked });
            }}
            slotProps={{
              input: { 'aria-label': `Knjiži: ${line.payer}, ${dinarsText(line.amount)}` },
            }}
          />
        )}
      </Box>
      <Box sx={{ gridArea: 'day', fontVariantNumeric: 'tabular-nums' }}>
        {dayWithoutYear(line.postedOn)}
      </Box>
      <Box sx={{ gridArea: 'payer' }}>
        <strong>{line.payer || 'Bez naziva'}</strong>
        <small>
          {[line.references.join(' · ') || 'bez poziva', line.purpose].filter(Boolean).join(' · ')}
        </small>
      </Box>
      <Box component="strong" sx={amount}>
        {formatDinars(line.amount)}
      </Box>
      <Box sx={{ gridArea: 'arrow', display: { xs: 'none', md: 'flex' } }}>
        <Icon path={arrowRightPath} size={20} />
      </Box>
      <Box sx={{ gridArea: 'target', pl: { xs: '56px', md: 0 } }}>
        <Target line={line} {...place} />
      </Box>
      {line.booked ? null : (
        <SearchButton line={line} hasVisit={visit !== undefined} onSearch={onSearch} />
      )}
    </Box>
  );
});

type SearchButtonProps = Pick<LineRowProps, 'line' | 'onSearch'> & { hasVisit: boolean };

/** Looks for the visit that the line pays for, or for another one than was proposed. */
function SearchButton({ line, hasVisit, onSearch }: SearchButtonProps) {
  const label = hasVisit ? 'Druga poseta' : 'Poveži sa posetom';
  return (
    <Button
      variant={hasVisit ? 'text' : 'outlined'}
      size="small"
      startIcon={hasVisit ? <Icon path={searchPath} size={18} /> : undefined}
      aria-label={`${label}: ${line.payer}, ${dinarsText(line.amount)}`}
      onClick={() => {
        onSearch(line);
      }}
      sx={{
        gridArea: 'act',
        justifySelf: { xs: 'stretch', md: 'end' },
        minHeight: { xs: 44, md: 40 },
      }}
    >
      {label}
    </Button>
  );
}

/** The statement's head tells the year: 06.10. */
const dayWithoutYear = (day: string) => formatDay(day).slice(0, 6);

const amount = {
  gridArea: 'amount',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: '1.0625rem',
  fontVariantNumeric: 'tabular-nums',
};

const why = { '&&': { display: 'flex', alignItems: 'start', gap: 0.75 } };

/** What a payment and its storno leave open together is said by neither alone. */
const SAYING_ALL = new Set<MatchReason>(['storno', 'takenBack', 'paid']);

type TargetProps = Pick<LineRowProps, 'line' | 'statementId' | 'chosen'>;

/** What the line pays for, and why that seems so. */
function Target({ line, statementId, chosen }: TargetProps) {
  if (line.booked) return <BookedFor line={line} statementId={statementId} />;
  if (chosen) {
    return (
      <>
        <VisitLink id={chosen.id} words={chosen.normalizedId} /> <strong>{chosen.requester}</strong>
        <small>izabrano ručno</small>
      </>
    );
  }
  const { proforma, group } = line;
  if (!proforma || group === 'unknown') {
    return (
      <>
        Nema predračuna sa ovim brojem, ili istim iznosom i uplatiocem
        {proforma && line.reason ? (
          <small>{`${MATCH_REASONS[line.reason]}: ${proforma.normalizedId}, ${proforma.requester}`}</small>
        ) : null}
      </>
    );
  }
  const rest = line.reason && SAYING_ALL.has(line.reason) ? '' : restInWords(proforma.rest);
  return (
    <>
      <VisitLink id={proforma.visitRequestId} words={proforma.number} />{' '}
      <strong>{proforma.requester}</strong>
      <Box component="small" sx={why}>
        <Icon path={rest === AGREES ? checkPath : infoCirclePath} size={18} />
        {[line.reason && MATCH_REASONS[line.reason], rest].filter(Boolean).join(', ')}
      </Box>
    </>
  );
}

const AGREES = 'iznos se slaže';

function restInWords(rest: number): string {
  if (rest === 0) return AGREES;
  return rest > 0
    ? `delimično: ostaje ${formatDinars(rest)}`
    : `više plaćeno: ${formatDinars(-rest)} preko duga`;
}

function BookedFor({ line: { booked }, statementId }: Pick<TargetProps, 'line' | 'statementId'>) {
  if (!booked) return null;
  const { statement, instead } = booked;
  const where = `iz izvoda ${statement.number || 'bez broja'}`;
  return (
    <>
      <VisitLink id={booked.visitRequestId} words={booked.normalizedId} />{' '}
      <strong>{booked.requester}</strong>
      {instead ? (
        <Box component="small" sx={why}>
          <Icon path={infoCirclePath} size={18} />
          {`pod istim brojem banke knjiženo je ${dinarsText(instead.amount)} od ${formatDay(instead.postedOn)} ${where}; ako je ovo druga uplata, upišite je na njenom zahtevu`}
        </Box>
      ) : statement.id === statementId ? null : (
        <small>{`već je knjižena ${where}`}</small>
      )}
    </>
  );
}

const VisitLink = ({ id, words }: { id: number; words: string }) => (
  <MuiLink component={Link} to={visitRequestDetailsPath(id)} sx={{ whiteSpace: 'nowrap' }}>
    {words}
  </MuiLink>
);
