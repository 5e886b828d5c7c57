import { AUDIT_ACTION_LABELS } from '@museum/shared/audit/audit-action';
import type { AuditChange, AuditEntry } from '@museum/shared/audit/audit-schema';
import { palette } from '@museum/shared/organisation/palette';
import { PRICE_KINDS, priceKindLabel } from '@museum/shared/prices/price-kind';
import { formatDinars } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';

import { BusyButton } from '#components/busy-button.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { LoadError } from '#components/load-error.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { fieldLabel, fieldText } from '#features/visit-requests/request-editor/field-words.ts';
import { formatInstant } from '#lib/dates.ts';

/** Who changed what on the request, and when; asked for when it is unfolded. */
export function AuditTrailPanel({ id }: { id: number }) {
  return (
    <FoldingPanel title="Istorija" isOpenAtFirst={false} isLazy>
      <AuditTrail id={id} />
    </FoldingPanel>
  );
}

function AuditTrail({ id }: { id: number }) {
  const auditTrail = useInfiniteQuery(auditTrailQuery(id));
  if (auditTrail.isPending) return <Skeleton height={72} aria-label="Učitavanje istorije" />;
  if (!auditTrail.data) {
    return (
      <LoadError
        title="Istorija nije učitana"
        error={auditTrail.error}
        onRetry={() => {
          void auditTrail.refetch();
        }}
      />
    );
  }
  const entries = auditTrail.data;
  if (entries.length === 0) {
    return <Typography color="text.secondary">Niko još ništa nije menjao.</Typography>;
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.75 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {auditTrail.hasNextPage ? (
        <BusyButton
          size="small"
          sx={{ mt: 2 }}
          isBusy={auditTrail.isFetchingNextPage}
          onClick={() => {
            void auditTrail.fetchNextPage();
          }}
        >
          Prikaži starije
        </BusyButton>
      ) : null}
    </>
  );
}

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
function Entry({ entry }: { entry: AuditEntry }) {
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

const priceLabels = new Map(
  PRICE_KINDS.map((kind) => [`unitPrices.${kind}`, `Cena: ${priceKindLabel(kind)}`]),
);

/** A changed field's name and both its values for people; no text when the values have gone. */
function changeWords({ field, from, to }: AuditChange) {
  const priceLabel = priceLabels.get(field);
  const label = priceLabel ?? fieldLabel(field);
  if (from === undefined || to === undefined) return { label };
  const text = (value: typeof from) =>
    priceLabel && typeof value === 'number'
      ? `${formatDinars(value)} din`
      : fieldText(field, value);
  return { label, from: text(from), to: text(to) };
}
