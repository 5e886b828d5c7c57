import { palette } from '@museum/shared/organisation/palette';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import { noticeToSave } from '@museum/shared/settings/setting-to-save';
import type { Setting } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { resolverOf } from '#components/form/resolver-of.ts';
import { DateField } from '#components/form/time/date-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { infoCirclePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { today } from '#lib/time/dates.ts';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, useSettingForm } from './use-setting-form.ts';

type NoticeValues = { isShown: boolean; text: string; from: string; to: string };

const DAYS = 6;

/** Of a notice whose days have passed only the text is left, to be put up again. */
const toValues = ({ notice }: Setting<'notice'>): NoticeValues =>
  notice && notice.to >= today()
    ? { isShown: true, ...notice }
    : {
        isShown: false,
        text: notice?.text ?? '',
        from: today(),
        to: addDays(today(), DAYS),
      };

/** Stores no text while the notice isn't shown. */
const resolver = resolverOf(
  ({ isShown, ...notice }: NoticeValues) =>
    noticeToSave(today()).safeParse({ notice: isShown ? notice : null }),
  ([, field]) => String(field),
);

const Preview = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${palette.sand}`,
  borderRadius: 12,
  '& > small': {
    display: 'block',
    padding: '6px 14px',
    backgroundColor: palette.limestone,
    color: palette.umber,
    fontSize: '0.875rem',
  },
  '& > p': {
    display: 'flex',
    justifyContent: 'center',
    gap: 10,
    margin: 0,
    padding: '11px 16px',
    backgroundColor: palette.straw,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& svg': { marginTop: 2, color: palette.warning },
});

/** What stands above every public page for some days. */
export function NoticeCard(card: OpenedSetting<'notice'>) {
  const editor = useSettingForm({
    name: 'notice' as const,
    ...card,
    toValues,
    resolver,
  });
  const { control, clearErrors } = editor.form;
  const { isShown, text } = useWatch({ control }) as NoticeValues;
  useEffect(() => {
    // The errors of fields that are no longer shown.
    if (!isShown) clearErrors();
  }, [isShown, clearErrors]);
  return (
    <SettingCard
      id="obavestenje"
      title="Obaveštenje na sajtu"
      lead="Traka iznad svake strane sajta, od jednog dana do drugog; posle toga se sklanja sama."
      saveLabel="Sačuvaj obaveštenje"
      editor={editor}
    >
      <CheckboxField
        control={control}
        name="isShown"
        label={isShown ? 'prikazano' : 'nije prikazano'}
        spoken={`Obaveštenje: ${isShown ? 'prikazano' : 'nije prikazano'}`}
        look="switch"
      />
      {isShown ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: 'minmax(0, 1fr) 210px 210px' },
              alignItems: 'start',
              gap: 2,
              my: 2,
            }}
          >
            <TextField
              control={control}
              name="text"
              label={`Tekst, do ${TEXT_LIMITS.notice} znakova`}
              hint={`${[...text].length} od ${TEXT_LIMITS.notice}`}
              rows={2}
            />
            <DateField control={control} name="from" label="Od" />
            <DateField control={control} name="to" label="Do" hint="Zaključno sa ovim danom" />
          </Box>
          <Preview>
            <small>Ovako izgleda</small>
            <p>
              <Icon path={infoCirclePath} size={22} />
              {text || '…'}
            </p>
          </Preview>
        </>
      ) : null}
    </SettingCard>
  );
}
