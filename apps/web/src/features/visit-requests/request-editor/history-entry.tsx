import { AUDIT_ACTION_LABELS } from '@museum/shared/audit/audit-action';
import type { AuditChange, AuditEntry } from '@museum/shared/audit/audit-schema';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { changeWords } from './history-words.ts';
import { formatInstant } from '#lib/dates.ts';

/** A layer of the past: its edge is a line with a mark at the moment. */
const Layer = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 20px 20px',
  borderLeft: `2px solid ${palette.mint}`,
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 7,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: palette.fern,
  },
  '& > p': { margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& > p > span': { color: theme.palette.text.secondary },
}));

const Changes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '6px 20px',
  margin: '8px 0 0',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& dd > strong': { marginLeft: 3 },
}));

/** One act: what, who, when, and from what to what. */
export function HistoryEntry({ entry }: { entry: AuditEntry }) {
  return (
    <Layer>
      <p>
        <strong>{AUDIT_ACTION_LABELS[entry.action]}</strong>
      </p>
      <p>
        <span>{`${entry.actor}, ${formatInstant(entry.createdAt)}`}</span>
      </p>
      {entry.changes.length > 0 ? (
        <Changes>
          {entry.changes.map((change) => (
            <ChangedField key={change.field} change={change} />
          ))}
        </Changes>
      ) : null}
    </Layer>
  );
}

function ChangedField({ change }: { change: AuditChange }) {
  const { label, from, to } = changeWords(change);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {from === undefined ? (
          <em>vrednosti su uklonjene</em>
        ) : (
          <>
            {from} → <strong>{to}</strong>
          </>
        )}
      </dd>
    </>
  );
}
