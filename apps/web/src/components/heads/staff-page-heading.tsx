import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { PageHead } from './page-head.tsx';

type StaffPageHeadingProps = {
  title: string;
  /** Buttons on the right, below the title on a phone. */
  actions?: ReactNode;
};

/** The first line of a page of the back office; the tab has its name, too. */
export function StaffPageHeading({ title, actions }: StaffPageHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: { xs: 2.5, md: 4 },
      }}
    >
      <PageHead title={title} />
      <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box> : null}
    </Box>
  );
}
