import {
  type OwnSession,
  type EndOtherSessions,
  endOtherSessionsSchema,
} from '@museum/shared/auth/account-schema';
import { palette } from '@museum/shared/organisation/palette';
import { zodResolver } from '@hookform/resolvers/zod';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { Loaded } from '#components/loading/loaded.tsx';
import { ownSessionsQuery, endOtherSessionsMutation } from './account-queries.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { BusyButton } from '#components/buttons/busy-button.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { refusedFields } from './refused-fields.ts';
import { useToast } from '#lib/toasts.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 0' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li + li': { borderTop: `1px solid ${palette.sand}` },
});

/** Where the person is signed in, and the way to end that elsewhere. */
export function OwnSessions() {
  return (
    <Loaded
      query={useQuery(ownSessionsQuery)}
      errorTitle="Prijave nisu učitane"
      waiting={
        <Skeleton
          variant="rounded"
          height={140}
          role="progressbar"
          aria-label="Učitavanje prijava"
        />
      }
    >
      {(sessions) => (
        <Stack spacing={2}>
          <List>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </List>
          {sessions.some(({ isCurrent }) => !isCurrent) ? (
            <EndOtherSessionsForm />
          ) : (
            <Typography color="text.secondary">Niste prijavljeni nigde drugde.</Typography>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function SessionItem({ session: { isCurrent, signedInAt, lastUsedAt } }: { session: OwnSession }) {
  return (
    <li>
      <Typography sx={{ fontWeight: 700 }}>
        {isCurrent ? 'Ovaj uređaj' : 'Drugi uređaj ili pregledač'}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Prijava {formatInstant(signedInAt)}, poslednja upotreba {formatInstant(lastUsedAt)}
      </Typography>
    </li>
  );
}

const ENDED = 'Na drugim uređajima ste odjavljeni.';

const empty: EndOtherSessions = { currentPassword: '' };

/** Asks for the password, since somebody may have found an open tab. */
function EndOtherSessionsForm() {
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
