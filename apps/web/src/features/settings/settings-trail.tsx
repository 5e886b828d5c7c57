import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { settingValueText } from '@museum/shared/settings/setting-in-words';
import { useInfiniteQuery } from '@tanstack/react-query';

import { AuditTrail } from '#components/facts/audit-trail.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { settingTrailQuery } from './setting-queries.ts';

const wordsOf = ({ field, from, to }: AuditChange) => ({
  label: field,
  from: settingValueText(from),
  to: settingValueText(to),
});

/** Who set what, and when; asked for when it is unfolded. */
export function SettingsTrail() {
  return (
    <FoldingPanel title="Istorija" isOpenAtFirst={false} isLazy>
      <Trail />
    </FoldingPanel>
  );
}

function Trail() {
  const trail = useInfiniteQuery(settingTrailQuery);
  return <AuditTrail trail={trail} wordsOf={wordsOf} titleOf={({ subject }) => subject} />;
}
