import Box from '@mui/material/Box';

import { TextField } from '#components/form/text-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, ownFields, useSettingForm } from './use-setting-form.ts';

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
