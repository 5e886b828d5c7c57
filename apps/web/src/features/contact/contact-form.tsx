import {
  type ContactMessage,
  contactMessageSchema,
} from '@museum/shared/contact/contact-message-schema';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useForm } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { FormTrap, useFormGuard } from '#components/form/form-guard.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { PrivacyNotice } from '#components/privacy-notice.tsx';
import { contactUs } from '#content/pages/contact-us.ts';
import { sendContactMessage } from './contact-api.ts';
import { useIdempotencyKeys } from '#lib/http/lost-answer.ts';
import { useToast } from '#lib/toasts.ts';
import { useIsBrowser } from '#lib/browser/use-is-browser.ts';

// verbatim from the spec
const SENT = 'Kontakt je uspješno poslan';
const NOT_SENT = 'Kontakt nije uspješno poslan';

const words = contactUs.form;
const Fields = styled('fieldset')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const empty: ContactMessage = { name: '', email: '', message: '' };

function MessageFields({ control }: { control: Control<ContactMessage> }) {
  return (
    <>
      <TextField control={control} name="name" label={words.name} autoComplete="name" required />
      <TextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField control={control} name="message" label={words.message} rows={6} required />
    </>
  );
}

/** Name, e-mail, message. Only a message that was sent is cleared from the form. */
export function ContactForm() {
  const showToast = useToast();
  const isBrowser = useIsBrowser();
  const form = useRef<HTMLFormElement>(null);
  const { trap, pass } = useFormGuard();
  const { keyOf, forgetKeys } = useIdempotencyKeys();
  const { control, handleSubmit, reset, setFocus, formState } = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const [isSent, setIsSent] = useState(false);

  const { mutate, isPending } = useMutation({
    mutationFn: async (message: ContactMessage) =>
      sendContactMessage(message, keyOf(message), await pass()),
    onSuccess: () => {
      forgetKeys();
      reset(empty);
      setIsSent(true);
      showToast({ kind: 'success', message: SENT });
    },
    onError: () => {
      showToast({ kind: 'error', message: NOT_SENT });
    },
  });
  const submit = handleSubmit((values) => {
    mutate(values);
  });
  const writeAnother = () => {
    // The pressed button goes, so the focus moves to a field, which has to be shown first.
    flushSync(() => setIsSent(false));
    setFocus('name');
  };

  return (
    <>
      {isSent ? <MessageSent onAnother={writeAnother} /> : null}
      <form ref={form} noValidate hidden={isSent} onSubmit={submit} aria-label={words.heading}>
        <FormErrors form={form} formState={formState} />
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
        {/* As HTML alone the form would lose what is typed into it. */}
        <Fields disabled={!isBrowser}>
          <MessageFields control={control} />
          <FormTrap field={trap} />
          <PrivacyNotice form="contact" />
          <BusyButton
            type="submit"
            variant="contained"
            color="amber"
            size="large"
            isBusy={isPending}
          >
            {words.submit}
          </BusyButton>
        </Fields>
      </form>
    </>
  );
}

/** What stays to be read once a message was sent: the toast is gone after five seconds. */
function MessageSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {words.sent.heading}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3 }}>{words.sent.text}</Typography>
      <Button variant="outlined" onClick={onAnother}>
        {words.sent.another}
      </Button>
    </>
  );
}
