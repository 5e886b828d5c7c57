import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, ownFields, useSettingForm } from './use-setting-form.ts';

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
