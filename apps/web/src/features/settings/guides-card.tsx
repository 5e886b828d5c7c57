import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';

import { TextField } from '#components/form/text-field.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { plusPath, trashPath } from '#components/icons/tool-icon-paths.ts';
import { mergeGuides } from './merge-guides.ts';
import { SettingCard } from './setting-card.tsx';
import { type OpenedSetting, ownFields, useSettingForm } from './use-setting-form.ts';

const guides = ownFields('guides');

const Guides = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '12px 20px',
  margin: '8px 0 12px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 48px',
    alignItems: 'start',
    gap: 4,
  },
}));

/** Who leads groups through the house. */
export function GuidesCard(card: OpenedSetting<'guides'>) {
  const editor = useSettingForm({ ...guides, ...card, merge: mergeGuides });
  const { control } = editor.form;
  // Each guide has an id of their own.
  const { fields, append, remove } = useFieldArray({ control, name: 'guides', keyName: 'key' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <SettingCard
      id="vodici"
      title="Vodiči"
      lead="Ko vodi grupe; bira se na dnevnom listu i u detaljima posete. Koga sklonite sa spiska, ostaje uz posete koje je vodio."
      saveLabel="Sačuvaj vodiče"
      editor={editor}
    >
      {fields.length === 0 ? <Typography>Na spisku nema nikoga.</Typography> : null}
      <Guides role="list">
        {fields.map(({ key, name }, index) => (
          <li key={key}>
            <TextField
              control={control}
              name={`guides.${index}.name`}
              label={`${index + 1}. vodič`}
              autoComplete="off"
            />
            <IconButton
              aria-label={`Skloni sa spiska: ${name || `${index + 1}. vodič`}`}
              color="error"
              sx={{ width: 48, height: 48 }}
              onClick={() => {
                remove(index);
                addButton.current?.focus();
              }}
            >
              <Icon path={trashPath} size={20} />
            </IconButton>
          </li>
        ))}
      </Guides>
      <div>
        <Button
          ref={addButton}
          startIcon={<Icon path={plusPath} size={20} />}
          onClick={() => {
            append({ name: '' });
          }}
        >
          Dodaj vodiča
        </Button>
      </div>
    </SettingCard>
  );
}
