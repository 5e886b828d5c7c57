import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { settingValueText } from '@museum/shared/settings/setting-in-words';

import { AuditTrail } from '#components/facts/audit-trail.tsx';
import { settingTrailQuery } from './setting-queries.ts';

const wordsOf = ({ field, from, to }: AuditChange) => ({
  label: field,
  from: settingValueText(from),
  to: settingValueText(to),
});

/** Who set what, and when. */
export const SettingsTrail = () => (
  <AuditTrail query={settingTrailQuery} wordsOf={wordsOf} titleOf={({ subject }) => subject} />
);
