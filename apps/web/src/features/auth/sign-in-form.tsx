import { zodResolver } from '@hookform/resolvers/zod';
import { type SignIn, signInSchema } from '@museum/shared/auth/sign-in-schema';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { signIn } from './auth-api.ts';
import { sessionStore } from './session/session.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { closeFailures, useToast } from '#lib/toasts.ts';

/** "Remember me" stays in the browser; the server never hears of it. */
type SignInValues = SignIn & { remember: boolean };

const schema = signInSchema.extend({ remember: z.boolean() });

/** E-mail, password, remember-me. A refused sign-in is a toast; what was typed stays. */
export function SignInForm() {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', remember: false },
    shouldFocusError: false,
  });

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ remember, ...credentials }: SignInValues) => {
      sessionStore.signIn(await signIn(credentials), { remember });
      closeFailures();
    },
    onError: (error) => {
      showToast(failureToast(error));
    },
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit((values) => {
        mutate(values);
      })}
    >
      <FormErrors form={form} formState={formState} />
      <Stack spacing={2.5}>
        <TextField
          control={control}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          control={control}
          name="password"
          label="Lozinka"
          autoComplete="current-password"
          required
        />
        <CheckboxField control={control} name="remember" label="Zapamti me" />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isPending} fullWidth>
          Prijavi se
        </BusyButton>
      </Stack>
    </form>
  );
}
