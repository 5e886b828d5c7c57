import Box from '@mui/material/Box';

import { NumberField } from '#components/form/amounts/number-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, ownFields, useSettingForm } from './use-setting-form.ts';

const usualGroup = ownFields('usual-group');

/** The group that a day's level is told for. */
export function UsualGroupCard(card: OpenedSetting<'usual-group'>) {
  const editor = useSettingForm({ ...usualGroup, ...card });
  return (
    <SettingCard
      id="uobicajena-grupa"
      title="Uobičajena grupa"
      lead="Kalendar u obrascu pokazuje koliko mesta na koji dan ima za grupu ove veličine. Tako se računaju i četvrti sata, dok se ne upiše broj posetilaca."
      saveLabel="Sačuvaj grupu"
      editor={editor}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '220px' }, mt: 2 }}>
        <NumberField control={editor.form.control} name="visitors" label="Posetilaca" min={1} />
      </Box>
    </SettingCard>
  );
}
