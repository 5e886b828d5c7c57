import type { SettingName } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { DenseFields } from '#components/form/dense-fields.tsx';
import { LoadError } from '#components/loading/load-error.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';
import { UnsavedChangesGuard } from '#components/dialogs/unsaved-changes-guard.tsx';
import { DaySheetCard } from './day-sheet-card.tsx';
import { GuidesCard } from './guides-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { NoticeCard } from './notice-card.tsx';
import { PaymentCodesCard } from './payment-codes-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { settingQuery } from './setting-queries.ts';
import { SettingsTrail } from './settings-trail.tsx';
import { SpecialDaysCard } from './special-days-card.tsx';
import { ZonesCard } from './zones-card.tsx';

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
  '& > .wide': { gridColumn: '1 / -1' },
  // For fingers.
  '@media (width < 56.25rem)': {
    '& :is(.MuiButton-root, .MuiFormControlLabel-root, .MuiInputBase-root)': { minHeight: 44 },
  },
};

/** The cards that hold something unsaved. */
function useDirtyCards() {
  const [dirty, setDirty] = useState<ReadonlySet<SettingName>>(new Set());
  const tell = (name: SettingName) => (isDirty: boolean) => {
    setDirty((before) => {
      const after = new Set(before);
      if (isDirty) after.add(name);
      else after.delete(name);
      return after;
    });
  };
  return { isDirty: dirty.size > 0, tell };
}

/** What staff set: each card is saved by itself. */
export function SettingsCards() {
  const { isDirty, tell } = useDirtyCards();
  const hours = useQuery(settingQuery('hours'));
  const zones = useQuery(settingQuery('zones'));
  const specialDays = useQuery(settingQuery('special-days'));
  const notice = useQuery(settingQuery('notice'));
  const guides = useQuery(settingQuery('guides'));
  const paymentCodes = useQuery(settingQuery('payment-codes'));
  const reminders = useQuery(settingQuery('reminders'));
  const daySheet = useQuery(settingQuery('day-sheet'));
  const all = [hours, zones, specialDays, notice, guides, paymentCodes, reminders, daySheet];
  const failed = all.find(({ data, isError }) => isError && !data);
  if (failed) {
    return (
      <LoadError
        title="Podešavanja nisu učitana"
        query={{
          error: failed.error,
          refetch: () => {
            for (const query of all) if (query.isError) void query.refetch();
          },
        }}
      />
    );
  }
  if (!hours.data || !zones.data || !specialDays.data || !notice.data) return <PageLoading />;
  if (!guides.data || !paymentCodes.data) return <PageLoading />;
  if (!reminders.data || !daySheet.data) return <PageLoading />;
  return (
    <DenseFields>
      <Box sx={columns}>
        <HoursCard stored={hours.data} onDirty={tell('hours')} />
        <ZonesCard stored={zones.data} onDirty={tell('zones')} />
        <div className="wide">
          <SpecialDaysCard stored={specialDays.data} zones={zones.data.zones} />
        </div>
        <div className="wide">
          <NoticeCard stored={notice.data} onDirty={tell('notice')} />
        </div>
        <div className="wide">
          <GuidesCard stored={guides.data} onDirty={tell('guides')} />
        </div>
        <div className="wide">
          <PaymentCodesCard stored={paymentCodes.data} onDirty={tell('payment-codes')} />
        </div>
        <div className="wide">
          <RemindersCard stored={reminders.data} onDirty={tell('reminders')} />
        </div>
        <div className="wide">
          <DaySheetCard stored={daySheet.data} onDirty={tell('day-sheet')} />
        </div>
        <Card component="section" aria-label="Istorija podešavanja" className="wide">
          <SettingsTrail />
        </Card>
      </Box>
      <UnsavedChangesGuard isDirty={isDirty} onDiscard={() => undefined} />
    </DenseFields>
  );
}
