import { memo } from 'react';
import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { PRICE_KINDS, priceKindLabel } from '@museum/shared/prices/price-kind';
import { formatDinars } from '@museum/shared/primitives/money';
import { useInfiniteQuery } from '@tanstack/react-query';

import { AuditTrail, type ChangeWords } from '#components/audit-trail.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { fieldLabel, fieldText } from '#features/visit-requests/request-editor/field-words.ts';

/** Who changed what on the request, and when; asked for when it is unfolded. */
export const AuditTrailPanel = memo(function AuditTrailPanel({ id }: { id: number }) {
  return (
    <FoldingPanel title="Istorija" isOpenAtFirst={false} isLazy>
      <RequestTrail id={id} />
    </FoldingPanel>
  );
});

function RequestTrail({ id }: { id: number }) {
  return <AuditTrail trail={useInfiniteQuery(auditTrailQuery(id))} wordsOf={changeWords} />;
}

const priceLabels = new Map(
  PRICE_KINDS.map((kind) => [`unitPrices.${kind}`, `Cena: ${priceKindLabel(kind)}`]),
);

function changeWords({ field, from, to }: AuditChange): ChangeWords {
  const priceLabel = priceLabels.get(field);
  const label = priceLabel ?? fieldLabel(field);
  if (from === undefined || to === undefined) return { label };
  const text = (value: typeof from) =>
    priceLabel && typeof value === 'number'
      ? `${formatDinars(value)} din`
      : fieldText(field, value);
  return { label, from: text(from), to: text(to) };
}
