import { AUDIT_ACTIONS } from '@museum/shared/audit/audit-action';
import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import { priceKindLabel } from '@museum/shared/prices/price-kind';
import type { PriceAuditEntry } from '@museum/shared/prices/price-schema';
import { useInfiniteQuery } from '@tanstack/react-query';

import { AuditTrail } from '#components/facts/audit-trail.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { priceTrailQuery } from './price-list-queries.ts';

const inWords = (dinars: AuditChange['from']) =>
  typeof dinars === 'number' ? `${formatDinars(dinars)} RSD` : '–';

const wordsOf = ({ from, to }: AuditChange) => ({
  label: 'Cena',
  from: inWords(from),
  to: inWords(to),
});

const titleOf = ({ action, subject }: PriceAuditEntry) =>
  `${AUDIT_ACTIONS[action].label}: ${priceKindLabel(subject)}`;

/** Who changed which price, and when; asked for when it is unfolded. */
export function PriceTrail() {
  return (
    <FoldingPanel title="Istorija" isOpenAtFirst={false} isLazy>
      <Trail />
    </FoldingPanel>
  );
}

function Trail() {
  const trail = useInfiniteQuery(priceTrailQuery);
  return <AuditTrail trail={trail} wordsOf={wordsOf} titleOf={titleOf} />;
}
