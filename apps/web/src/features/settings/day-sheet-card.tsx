import { zodResolver } from '@hookform/resolvers/zod';
import { type Setting, SETTINGS } from '@museum/shared/settings/settings';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, useSettingForm } from './use-setting-form.ts';

type DaySheetValues = Setting<'day-sheet'>;

const toValues = ({ isMailed }: DaySheetValues): DaySheetValues => ({ isMailed });
const resolver = zodResolver(SETTINGS['day-sheet'].schema);

/** Whether the office gets the day's sheet by mail. */
export function DaySheetCard(card: OpenedSetting<'day-sheet'>) {
  const editor = useSettingForm({
    name: 'day-sheet' as const,
    ...card,
    toValues,
    resolver,
  });
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
