import Box from '@mui/material/Box';

import { NumberField } from '#components/form/amounts/number-field.tsx';
import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
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

const paymentCodes = ownFields('payment-codes');

/** The codes on payment slips and in their QR codes. */
export function PaymentCodesCard(card: OpenedSetting<'payment-codes'>) {
  const editor = useSettingForm({ ...paymentCodes, ...card });
  const { control } = editor.form;
  return (
    <SettingCard
      id="sifre-placanja"
      title="Šifre plaćanja"
      lead="Stoje na uplatnici i u NBS IPS QR kodu predračuna koji se izdaju od sada; izdati ostaju kakvi jesu."
      saveLabel="Sačuvaj šifre"
      editor={editor}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, 220px)' }, gap: 2, mt: 2 }}>
        <TextField control={control} name="legalEntity" label="Pravna lica" />
        <TextField control={control} name="person" label="Fizička lica" />
      </Box>
    </SettingCard>
  );
}

const daySheet = ownFields('day-sheet');

/** Whether the office gets the day's sheet by mail. */
export function DaySheetCard(card: OpenedSetting<'day-sheet'>) {
  const editor = useSettingForm({ ...daySheet, ...card });
  return (
    <SettingCard
      id="dnevni-list"
      title="Dnevni list"
      lead="Svakog jutra u 6 h kancelarija dobija mejlom listove za danas i sutra kao PDF, za štampu i za slučaj da mreža padne. Ako je server tada bio ugašen, mejl stiže čim proradi, najkasnije do podneva."
      saveLabel="Sačuvaj dnevni list"
      editor={editor}
    >
      <CheckboxField
        control={editor.form.control}
        name="isMailed"
        label="Jutarnji mejl kancelariji"
        look="switch"
      />
    </SettingCard>
  );
}
