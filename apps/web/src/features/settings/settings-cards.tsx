import type { AuditChange } from '@museum/shared/audit/audit-schema';
import { settingValueText } from '@museum/shared/settings/setting-in-words';
import { SETTING_NAMES, type SettingName } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueries } from '@tanstack/react-query';

import { DenseFields } from '#components/form/dense-fields.tsx';
import { LoadError } from '#components/loading/load-error.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';
import { GuidesCard } from './guides-card.tsx';
import { HoursCard } from './opening-hours/hours-card.tsx';
import { NoticeCard } from './notice-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { settingQuery, type Stored, settingTrailQuery } from './setting-queries.ts';
import { SpecialDaysCard } from './opening-hours/special-days-card.tsx';
import { DaySheetCard, PaymentCodesCard, UsualGroupCard } from './short-cards.tsx';
import { ZonesCard } from './zones-card.tsx';
import { AuditTrail } from '#components/facts/audit-trail.tsx';

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
  '& > :not(#radno-vreme, #mesta)': { gridColumn: '1 / -1' },
  // For fingers.
  '@media (width < 56.25rem)': {
    '& :is(.MuiButton-root, .MuiFormControlLabel-root, .MuiInputBase-root)': { minHeight: 44 },
  },
};

type StoredSettings = { [Name in SettingName]: Stored<Name> };

/** All settings; nothing until each is read. */
function useStoredSettings() {
  const queries = useQueries({ queries: SETTING_NAMES.map((name) => settingQuery(name)) });
  const isRead = queries.every(({ data }) => data !== undefined);
  const stored = Object.fromEntries(
    SETTING_NAMES.map((name, index) => [name, queries[index]?.data]),
  );
  return { queries, stored: isRead ? (stored as unknown as StoredSettings) : undefined };
}

/** What staff set: each card is saved by itself; what a person types is kept for the tab. */
export function SettingsCards() {
  const { queries, stored } = useStoredSettings();
  const failed = queries.find(({ data, isError }) => isError && !data);
  if (failed) {
    return (
      <LoadError
        title="Podešavanja nisu učitana"
        query={{
          error: failed.error,
          refetch: () => {
            for (const query of queries) if (query.isError) void query.refetch();
          },
        }}
      />
    );
  }
  if (!stored) return <PageLoading />;
  return (
    <DenseFields>
      <Box sx={columns}>
        <HoursCard stored={stored.hours} />
        <ZonesCard stored={stored.zones} />
        <SpecialDaysCard stored={stored['special-days']} zones={stored.zones.zones} />
        <UsualGroupCard stored={stored['usual-group']} />
        <NoticeCard stored={stored.notice} />
        <GuidesCard stored={stored.guides} />
        <PaymentCodesCard stored={stored['payment-codes']} />
        <RemindersCard stored={stored.reminders} />
        <DaySheetCard stored={stored['day-sheet']} />
        <Card
          component="section"
          aria-label="Istorija podešavanja"
          sx={{ '@media print': { border: 0 } }}
        >
          <SettingsTrail />
        </Card>
      </Box>
    </DenseFields>
  );
}

const wordsOf = ({ field, from, to }: AuditChange) => ({
  label: field,
  from: settingValueText(from),
  to: settingValueText(to),
});

/** Who set what, and when. */
const SettingsTrail = () => (
  <AuditTrail query={settingTrailQuery} wordsOf={wordsOf} titleOf={({ subject }) => subject} />
);
