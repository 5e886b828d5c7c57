import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordSchema } from '@museum/shared/auth/account-schema';
import { REQUIRED_MESSAGE } from '@museum/shared/primitives/text';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { z } from 'zod';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { changePasswordMutation } from './account-queries.ts';
import { refusedFields } from './refused-fields.ts';
import { useToast } from '#lib/toasts.ts';

const CHANGED = 'Lozinka je promenjena. Na drugim uređajima ste odjavljeni.';
const HINT = 'Najmanje 8 znakova, bez lako pogodivih reči.';
const NOT_REPEATED = 'Lozinke nisu iste';

const schema = changePasswordSchema
  .safeExtend({ repeatedPassword: z.string().min(1, REQUIRED_MESSAGE) })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ['repeatedPassword'],
    message: NOT_REPEATED,
    // Beside the other messages, not only once they are gone.
    when: () => true,
  });

type PasswordValues = z.input<typeof schema>;

const empty: PasswordValues = { currentPassword: '', newPassword: '', repeatedPassword: '' };

function PasswordFields({ control }: { control: Control<PasswordValues> }) {
  return (
    <>
      <PasswordField
        control={control}
        name="currentPassword"
        label="Sadašnja lozinka"
        autoComplete="current-password"
        required
      />
      <PasswordField
        control={control}
        name="newPassword"
        label="Nova lozinka"
        hint={HINT}
        autoComplete="new-password"
        required
      />
      <PasswordField
        control={control}
        name="repeatedPassword"
        label="Ponovite novu lozinku"
        autoComplete="new-password"
        required
      />
    </>
  );
}

/** The present password, the new one twice. What the server refuses stands beside its field. */
export function ChangePasswordForm() {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { mutate, isPending } = useMutation({
    ...changePasswordMutation,
    onError: (error) => {
      for (const [field, message] of refusedFields(error, empty, showToast)) {
        setError(field, { message }, { shouldFocus: true });
      }
    },
  });
  const submit = handleSubmit(({ currentPassword, newPassword }) => {
    mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          reset(empty);
          showToast({ kind: 'success', message: CHANGED });
        },
      },
    );
  });
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Promena lozinke">
      <FormErrors form={form} formState={formState} />
      <Stack spacing={2.5}>
        <PasswordFields control={control} />
        <BusyButton
          type="submit"
          variant="contained"
          isBusy={isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          Promeni lozinku
        </BusyButton>
      </Stack>
    </form>
  );
}
