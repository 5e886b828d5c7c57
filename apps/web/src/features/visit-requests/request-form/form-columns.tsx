import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { RequestStep } from './use-request-step.ts';

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 40 },
}));

/** How the parts of the form, or what stands for them, lie under each other. */
export const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px', // a number would be a multiple of 8 px in sx
  minWidth: 0,
  alignContent: 'start',
} as const;

/** As high as the six sections of the first step, so that nothing moves while they come. */
export const SECTIONS_HEIGHT = { xs: 3650, sm: 2870, md: 3100, lg: 2800 };

type FormColumnsProps = { step: RequestStep; children: ReactNode };

/** The form on the left, the quote on the right; the same before the form's code has arrived. */
export function FormColumns({ step, children }: FormColumnsProps) {
  return (
    <Container sx={{ pt: step === 'visit' ? { xs: 5, md: 8 } : 14, pb: { xs: 5, md: 8 } }}>
      <Columns>{children}</Columns>
    </Container>
  );
}
