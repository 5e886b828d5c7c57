import { settingInWords } from '@museum/shared/settings/setting-in-words';
import type { SettingName } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { deviceFloppyPath, pencilPath } from '#components/icons/tool-icon-paths.ts';
import { useGoneFocus } from '#lib/browser/use-gone-focus.ts';
import { OutsideNotice } from './outside-notice.tsx';
import { SettingConflictDialog } from './setting-conflict-dialog.tsx';
import type { SettingEditor } from './use-setting-form.ts';

type SettingSectionProps = {
  /** The anchor's name. */
  id: string;
  title: string;
  lead: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the settings in its frame. */
export function SettingSection({ id, title, lead, aside, children }: SettingSectionProps) {
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-naslov`}
      sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}
      >
        <Typography id={`${id}-naslov`} variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>
      {children}
    </Card>
  );
}

const Unsaved = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      color: 'warning.main',
      fontWeight: 700,
    }}
  >
    <Icon path={pencilPath} size={18} />
    nije sačuvano
  </Box>
);

type SaveButtonsProps = {
  isDirty: boolean;
  isSaving: boolean;
  saveLabel: string;
  onUndo: () => void;
};

function SaveButtons({ isDirty, isSaving, saveLabel, onUndo }: SaveButtonsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1.5,
        mt: 'auto',
        pt: 2.5,
      }}
    >
      {isDirty ? (
        <Button variant="outlined" onClick={onUndo}>
          Vrati
        </Button>
      ) : null}
      <BusyButton
        type="submit"
        variant={isDirty ? 'contained' : 'outlined'}
        color={isDirty ? 'amber' : 'primary'}
        isBusy={isSaving}
        startIcon={<Icon path={deviceFloppyPath} size={20} />}
      >
        {saveLabel}
      </BusyButton>
    </Box>
  );
}

type SettingCardProps<Values extends FieldValues, Name extends SettingName> = Omit<
  SettingSectionProps,
  'aside'
> & {
  editor: SettingEditor<Values, Name>;
  saveLabel: string;
  aside?: ReactNode;
};

/** A part of the settings that is typed and saved as a whole. */
export function SettingCard<Values extends FieldValues, Name extends SettingName>({
  editor,
  saveLabel,
  aside,
  children,
  ...section
}: SettingCardProps<Values, Name>) {
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, isSaving, save, conflict } = editor;
  // A save makes the fields of a list anew; the button that brought the saved state back goes.
  const noteFocus = useGoneFocus((gone) => {
    const field = form.current?.elements.namedItem(gone.getAttribute('name') ?? '');
    return field instanceof HTMLElement ? field : form.current?.querySelector('[type="submit"]');
  });
  return (
    <SettingSection {...section} aside={isDirty ? <Unsaved /> : aside}>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={save}
        onFocus={noteFocus}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}
      >
        <FormErrors form={form} formState={editor.form.formState} />
        {children}
        {isDirty ? null : <OutsideNotice name={editor.name} outside={editor.outside} />}
        <SaveButtons
          isDirty={isDirty}
          isSaving={isSaving}
          saveLabel={saveLabel}
          onUndo={editor.undo}
        />
      </Box>
      {conflict ? (
        <SettingConflictDialog
          was={settingInWords(editor.name, editor.base)}
          theirs={settingInWords(editor.name, conflict.theirs)}
          mine={settingInWords(editor.name, conflict.mine)}
          onKeepMine={editor.keepMine}
          onLoadTheirs={editor.loadTheirs}
          onClose={editor.closeComparison}
        />
      ) : null}
    </SettingSection>
  );
}
