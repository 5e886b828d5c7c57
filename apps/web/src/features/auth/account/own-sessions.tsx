import type { OwnSession } from '@museum/shared/auth/account-schema';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '#components/loading/loaded.tsx';
import { ownSessionsQuery } from './account-queries.ts';
import { EndOtherSessionsForm } from './end-other-sessions-form.tsx';
import { formatInstant } from '#lib/time/dates.ts';

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
