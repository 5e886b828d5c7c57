import { zodResolver } from '@hookform/resolvers/zod';
import { type Zone, ZONE_LABELS, ZONES } from '@museum/shared/capacity/zones';
import { zonesToSave } from '@museum/shared/settings/setting-to-save';
import type { Setting } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Control, Resolver } from 'react-hook-form';

import { NumberField } from '#components/form/amounts/number-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, useSettingForm } from './use-setting-form.ts';

type ZonesValues = Setting<'zones'>;
type ZonesControl = Control<ZonesValues, unknown, ZonesValues>;

const resolver = zodResolver(zonesToSave) as Resolver<ZonesValues, unknown, ZonesValues>;

const toValues = ({ zones }: ZonesValues): ZonesValues => ({ zones });

const Example = styled('span')(({ theme }) => ({
  padding: '2px 8px',
  border: `1px dashed ${theme.palette.text.secondary}`,
  borderRadius: 6,
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 700,
}));

const fields = {
  display: 'grid',
  // Two beside each other, where there is room for their labels, also for widely spaced ones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(11.5rem, 100%), 50% - 7px), 1fr))',
  alignItems: 'start',
  gap: '20px 14px',
};

/** How much each part of the house holds, and how long a group stays there. */
export function ZonesCard(card: OpenedSetting<'zones'>) {
  const editor = useSettingForm({
    name: 'zones' as const,
    ...card,
    toValues,
    resolver,
  });
  return (
    <SettingCard
      id="mesta"
      title="Mesta i boravak"
      lead="Po ovome se računa gužva u kalendaru, pri potvrdi i u obrascu."
      saveLabel="Sačuvaj mesta"
      aside={editor.base.version === 0 ? <Example>primer, nije sačuvano</Example> : null}
      editor={editor}
    >
      {ZONES.map((zone) => (
        <ZoneFields key={zone} zone={zone} control={editor.form.control} />
      ))}
    </SettingCard>
  );
}

function ZoneFields({ zone, control }: { zone: Zone; control: ZonesControl }) {
  return (
    <Box
      role="group"
      aria-label={ZONE_LABELS[zone]}
      sx={{ '& + &': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
        {ZONE_LABELS[zone]}
      </Typography>
      <Box sx={fields}>
        <NumberField control={control} name={`zones.${zone}.places`} label="Mesta u isto vreme" />
        <NumberField control={control} name={`zones.${zone}.stayMinutes`} label="Boravak, min" />
        {zone === 'centre' ? (
          <>
            <NumberField
              control={control}
              name="zones.centre.stayMinutesWithLunch"
              label="Sa ručkom, min"
            />
            <NumberField
              control={control}
              name="zones.centre.startsPerQuarter"
              label="Početaka na 15 min"
              min={1}
            />
          </>
        ) : null}
      </Box>
    </Box>
  );
}
