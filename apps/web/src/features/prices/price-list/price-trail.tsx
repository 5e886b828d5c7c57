import { AUDIT_ACTIONS } from '@museum/shared/audit/audit-action';
import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import { priceKindLabel } from '@museum/shared/prices/price-kind';
import type { PriceAuditEntry } from '@museum/shared/prices/price-schema';

import { AuditTrail } from '#components/facts/audit-trail.tsx';
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

/** Who changed which price, and when. */
export const PriceTrail = () => (
  <AuditTrail query={priceTrailQuery} wordsOf={wordsOf} titleOf={titleOf} />
);
