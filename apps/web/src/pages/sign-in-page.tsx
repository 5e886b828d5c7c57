import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { artUrl } from '@museum/art/art-url';
import { palette } from '@museum/shared/organisation/palette';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHead } from '#components/heads/page-head.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';
import { SiteLogo } from '#components/site-logo.tsx';
import { LeaveFor } from '#features/auth/leave-for.tsx';
import { safeReturnUrl } from '#features/auth/return-url.ts';
import { useSession } from '#features/auth/session/session.ts';
import { SignInForm } from '#features/auth/sign-in-form.tsx';
import { paths } from '#lib/paths.ts';

export function SignInPage() {
  const { isLoaded, isSignedIn, hasExpired } = useSession();
  const [query] = useSearchParams();
  if (!isLoaded) return <PageLoading />;
  if (isSignedIn) return <LeaveFor address={safeReturnUrl(query.get('returnUrl'))} />;
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        placeItems: 'center',
        p: 2,
        background: `${palette.navy} url(${artUrl('mesozoic', 'wide')}) 70% 100% / cover`,
      }}
    >
      <PageHead title="Prijava" />
      <Paper sx={{ width: '100%', maxWidth: 460, p: { xs: 3, sm: 5 }, borderRadius: 2 }}>
        <Link to={paths.home} style={{ color: 'inherit', textDecoration: 'none' }}>
          <SiteLogo />
        </Link>
        <Typography variant="h2" component="h1" sx={{ mt: 4, mb: 0.5 }}>
          Prijava
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          Za zaposlene u Prirodnjačkom centru.
        </Typography>
        {hasExpired ? (
          <Alert severity="info" sx={{ mb: 3 }}>
            Prijava je istekla. Prijavite se ponovo da biste se vratili na istu stranu.
          </Alert>
        ) : null}
        <SignInForm />
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          Zaboravili ste lozinku? Novu postavlja onaj ko održava sajt; mejlom se ne šalje.
        </Typography>
      </Paper>
    </Box>
  );
}
