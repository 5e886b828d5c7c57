import { zodResolver } from '@hookform/resolvers/zod';
import { type EndOtherSessions, endOtherSessionsSchema } from '@museum/shared/auth/account-schema';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { endOtherSessionsMutation } from './account-queries.ts';
import { refusedFields } from './refused-fields.ts';
import { useToast } from '#lib/toasts.ts';

const ENDED = 'Na drugim uređajima ste odjavljeni.';

const empty: EndOtherSessions = { currentPassword: '' };

/** Asks for the password, since somebody may have found an open tab. */
export function EndOtherSessionsForm() {
  const showToast = useToast();
  const { control, handleSubmit, setError } = useForm<EndOtherSessions>({
    resolver: zodResolver(endOtherSessionsSchema),
    defaultValues: empty,
  });
  const { mutate, isPending } = useMutation({
    ...endOtherSessionsMutation,
    // Told here and not in mutate(): the form is gone once nobody is signed in elsewhere.
    onSuccess: async (...outcome) => {
      showToast({ kind: 'success', message: ENDED });
      await endOtherSessionsMutation.onSuccess?.(...outcome);
    },
    onError: (error) => {
      for (const [field, message] of refusedFields(error, empty, showToast)) {
        setError(field, { message });
      }
    },
  });
  const submit = handleSubmit(({ currentPassword }) => {
    mutate(currentPassword);
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Odjava drugih uređaja">
      <Stack spacing={2}>
        <PasswordField
          control={control}
          name="currentPassword"
          label="Vaša lozinka"
          autoComplete="current-password"
          required
        />
        <BusyButton
          type="submit"
          variant="outlined"
          isBusy={isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          Odjavi sve druge uređaje
        </BusyButton>
      </Stack>
    </form>
  );
}
