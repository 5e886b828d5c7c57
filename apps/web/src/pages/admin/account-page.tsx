import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { ChangePasswordForm } from '#features/auth/account/change-password-form.tsx';
import { OwnSessions } from '#features/auth/account/own-sessions.tsx';

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

export function AccountPage() {
  return (
    <>
      <StaffPageHeading title="Vaš nalog" />
      <Box sx={columns}>
        <Part title="Promena lozinke">
          <ChangePasswordForm />
        </Part>
        <Part title="Gde ste prijavljeni">
          <OwnSessions />
        </Part>
      </Box>
    </>
  );
}
