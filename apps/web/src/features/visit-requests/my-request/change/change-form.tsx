import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { palette } from '@museum/shared/organisation/palette';
import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { focusFirstError, formError } from '#components/form/first-error.ts';
import { FormErrors } from '#components/form/form-errors.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { deviceFloppyPath, sendPath } from '#components/icons/tool-icon-paths.ts';
import { ChangedRequest } from '#features/availability/use-availability.ts';
import { stack } from '#features/visit-requests/request-form/form-frame.tsx';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { ChangeFields } from './change-fields.tsx';
import { useChangeForms } from './change-forms.ts';
import { changedFields, valuesOf } from './change-values.ts';
import { ChangeSummary } from './change-summary.tsx';
import { RefusedNote, StaleNote } from './stale-note.tsx';
import { type Fault, useChange } from './use-change.ts';

const Form = styled('form')(stack);

/** Green ground and frame for the fields that hold something new. */
const marked = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [
      `& .MuiInputBase-root:has(> [name="${field}"])`,
      {
        backgroundColor: palette.chosen,
        '& > fieldset': { borderColor: palette.forest, borderWidth: 2 },
      },
    ]),
  );

const FaultNote = ({ title, messages }: Fault) => (
  <Alert severity="error" {...formError}>
    <AlertTitle>{title}</AlertTitle>
    {messages.map((message) => (
      <div key={message}>{message}</div>
    ))}
  </Alert>
);

type FormEndProps = {
  change: ReturnType<typeof useChange>;
  isDirty: boolean;
  isProposal: boolean;
};

/** Why the change isn't sent, and the buttons; what was typed is thrown away only on purpose. */
function FormEnd({ change, isDirty, isProposal }: FormEndProps) {
  const [isAsking, setIsAsking] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const send = isProposal ? 'Pošaljite predlog' : 'Sačuvajte izmene';
  const goOn = () => {
    // The pressed button goes with its note.
    sendButton.current?.focus();
    change.goOn();
  };
  return (
    <>
      {change.news ? <StaleNote news={change.news} send={send} onGoOn={goOn} /> : null}
      {change.refusedFor ? <RefusedNote news={change.refusedFor} send={send} /> : null}
      {change.fault ? <FaultNote {...change.fault} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button
          disabled={change.isSending}
          onClick={() => {
            if (isDirty) setIsAsking(true);
            else change.discard();
          }}
        >
          Odustanite
        </Button>
        <BusyButton
          ref={sendButton}
          type="submit"
          variant="contained"
          color="amber"
          size="large"
          isBusy={change.isSending}
          startIcon={<Icon path={isProposal ? sendPath : deviceFloppyPath} size={20} />}
        >
          {send}
        </BusyButton>
      </Box>
      {isAsking ? (
        <ConfirmDialog
          open
          title="Odbacujete izmene?"
          text="Ono što ste uneli neće biti poslato centru i ovde se briše."
          confirmLabel="Odbacite izmene"
          cancelLabel="Nastavite izmenu"
          onClose={() => {
            setIsAsking(false);
          }}
          onConfirm={change.discard}
        />
      ) : null}
    </>
  );
}

/** What will become of the change; it has the focus first. */
function FormHead({ isProposal }: { isProposal: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div>
      <Typography
        id="change-form"
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        Promenite zahtev
      </Typography>
      <Typography color="text.secondary">
        {isProposal
          ? 'Poseta je potvrđena, zato izmena prvo ide centru kao predlog. Dok ne odgovori, važi ono što je dogovoreno.'
          : 'Zahtev još nije potvrđen, zato izmena važi čim je sačuvate.'}
      </Typography>
    </div>
  );
}

type ProposalNoteProps = { note: string; onChange: (note: string) => void };

const ProposalNote = ({ note, onChange }: ProposalNoteProps) => (
  <MuiTextField
    label="Poruka centru uz predlog (nije obavezno)"
    value={note}
    onChange={({ target }) => {
      onChange(target.value);
    }}
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.longText } }}
  />
);

type ChangeFormProps = { requestKey: string; request: MyRequest; onClose: () => void };

/** The fields of a request to be changed: at once, or as a proposal to the centre. */
export function ChangeForm({ requestKey, request, onClose }: ChangeFormProps) {
  const forms = useChangeForms(request);
  const { visit, dinner, note, setNote, baseline } = forms;
  // Asked for at each change of the forms.
  useWatch({ control: visit.control });
  useWatch({ control: dinner.control });
  const values = { visit: visit.getValues(), dinner: dinner.getValues(), note };
  const form = useRef<HTMLFormElement>(null);
  const change = useChange({
    requestKey,
    request,
    forms,
    values,
    onDone: onClose,
    onRefused: () => {
      focusFirstError(form.current);
    },
  });
  const before = valuesOf(baseline);
  const changed = changedFields(before, values);
  const isDirty = changed.length > 0 || note !== before.note;
  useUnsaved(isDirty);

  const isProposal = request.change === 'proposal';
  return (
    <Form
      ref={form}
      noValidate
      aria-busy={change.isSending}
      aria-labelledby="change-form"
      sx={marked(changed)}
      onSubmit={(event) => {
        event.preventDefault();
        void change.submit();
      }}
    >
      <FormHead isProposal={isProposal} />
      <FormErrors form={form} formState={dinner.formState} />
      <FormErrors form={form} formState={visit.formState} />
      <ChangedRequest value={requestKey}>
        <ChangeFields forms={forms} request={request} />
      </ChangedRequest>
      <ChangeSummary request={request} values={change.wanted} />
      {isProposal ? <ProposalNote note={note} onChange={setNote} /> : null}
      <FormEnd change={change} isDirty={isDirty} isProposal={isProposal} />
    </Form>
  );
}
