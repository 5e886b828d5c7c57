import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEventHandler, type ReactNode, useId, useRef, useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { DrawerHead } from '#components/dialogs/drawer-head.tsx';
import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';
import { ActButton, type ActButtonProps } from './act-button.tsx';
import { CapacityConflicts, isOnlyClosed } from './conflicts/capacity-conflicts.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActForm } from './use-act-panel.ts';
import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { PreviewedMail } from '#features/visit-requests/previewed-mail.tsx';

type ActDrawerProps = ActButtonProps & {
  title: string;
  needsReason: boolean;
  /** False while there is nothing that could be done. */
  isPossible: boolean;
  /** The visit as the act would leave it, to be drawn where it doesn't fit. */
  visit?: VisitRequest;
  /** Takes a quieter start of the same day. */
  onTime?: (time: string) => void;
  onSubmit: FormEventHandler;
  /** Something is typed besides the form. */
  hasTyped?: boolean;
  onClose: () => void;
  /** What the act is about. */
  children: ReactNode;
};

const inset = { px: { xs: 2, sm: 4 } };
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: '100vw', sm: 620 },
  height: 1,
};
const content = {
  ...inset,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  overflowY: 'auto',
  py: 1,
};
const foot = {
  ...inset,
  display: 'flex',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { flex: 1 },
};

/** The side panel in which staff make an act and see the mail that goes with it. */
export function ActDrawer(props: ActDrawerProps) {
  const { title, form, preview, conflicts, needsReason, isPossible, onClose, children } = props;
  const { visit, onTime } = props;
  const isDirty = form.formState.isDirty || props.hasTyped === true;
  const id = useId();
  const sheetRef = useRef<HTMLFormElement>(null);
  const { close, question } = useCloseQuestion({ isDirty, onClose });
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Box
        component="form"
        ref={sheetRef}
        noValidate
        onSubmit={(event) => {
          // React would hand it on to a form around the panel, which would save what it holds.
          event.stopPropagation();
          props.onSubmit(event);
        }}
        sx={sheet}
      >
        <DrawerHead id={id} title={title} onClose={close} sx={{ ...inset, pt: 2 }} />
        <Box sx={content}>
          {children}
          {conflicts.length > 0 ? (
            <CapacityConflicts
              conflicts={conflicts}
              visit={visit}
              onTime={
                onTime &&
                ((time) => {
                  onTime(time);
                  // The chosen start goes with the others.
                  sheetRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                })
              }
            />
          ) : null}
          {isPossible && needsReason ? (
            <ReasonField
              form={form}
              conflicts={conflicts}
              isAnonymized={visit !== undefined && visit.anonymizedAt !== null}
            />
          ) : null}
          {isPossible && preview ? <MailChoice form={form} preview={preview} /> : null}
        </Box>
        <Box data-panel-foot sx={foot}>
          <Button variant="outlined" onClick={close}>
            Odustani
          </Button>
          {isPossible ? <ActButton {...props} /> : null}
        </Box>
      </Box>
      {question}
    </Drawer>
  );
}

type ReasonFieldProps = {
  form: ActForm;
  /** Where a visit doesn't fit that should come all the same; none where the reason is why it is off. */
  conflicts: CapacityConflict[];
  /** Whether the personal data of the request has gone, and only its history keeps the reason. */
  isAnonymized: boolean;
};

const WHY_COMES = 'Ostaje u istoriji uz vaše ime. Bez razloga ovo nije moguće.';
const WHY_OFF = 'Piše u mejlu i na stranici naručioca, i ostaje u istoriji.';
const WHY_OFF_ANONYMIZED = 'Lični podaci su uklonjeni, pa razlog ostaje samo u istoriji.';

const EXAMPLES = {
  'nema mesta': 'Na primer: jedna grupa počinje u parku',
  'je zatvoreno': 'Na primer: vodič ostaje duže',
};

/** Why staff do it; has the keyboard as soon as nothing else is asked for. */
function ReasonField({ form, conflicts, isAnonymized }: ReasonFieldProps) {
  const { setFocus } = form;
  const isAboutCrowd = conflicts.length > 0;
  const although = isOnlyClosed(conflicts) ? 'je zatvoreno' : 'nema mesta';
  const whyOff = isAnonymized ? WHY_OFF_ANONYMIZED : WHY_OFF;
  useEffect(() => {
    // The conflicts are read first, so the field doesn't take the focus from them.
    if (!isAboutCrowd) setFocus('reason');
  }, [setFocus, isAboutCrowd]);
  return (
    <TextField
      control={form.control}
      name="reason"
      label={isAboutCrowd ? `Razlog, iako ${although}` : 'Razlog'}
      hint={isAboutCrowd ? WHY_COMES : whyOff}
      placeholder={isAboutCrowd ? EXAMPLES[although] : undefined}
      rows={2}
      required
    />
  );
}

type MailChoiceProps = { form: ActForm; preview: UseQueryResult<MailPreview> };

/** A sentence of one's own, the choice to send none, and the mail as it would go. */
function MailChoice({ form, preview }: MailChoiceProps) {
  const isWithheld = useWatch({ control: form.control, name: 'isWithheld' });
  if (preview.data?.to === null) {
    return <Alert severity="info">Mejl se ne šalje: u zahtevu nema adrese.</Alert>;
  }
  return (
    <>
      <TextField
        control={form.control}
        name="note"
        label="Rečenica više (nije obavezno)"
        rows={2}
      />
      <CheckboxField control={form.control} name="isWithheld" label="Ne šalji mejl" />
      <PreviewedMail
        preview={preview}
        frame={{ flex: '1 0 300px', opacity: isWithheld ? 0.45 : 1 }}
      />
    </>
  );
}
