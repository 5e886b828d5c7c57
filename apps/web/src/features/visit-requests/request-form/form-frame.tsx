import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { PageLoading } from '#components/loading/page-loading.tsx';
import { requestGroupVisit } from '#content/pages/request-group-visit.ts';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';

export type RequestStep = 'visit' | 'dinner';

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem', gap: 40 },
}));

/** How the parts of the form, or what stands for them, lie under each other. */
export const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px', // a number would be a multiple of 8 px in sx
  minWidth: 0,
  alignContent: 'start',
} as const;

/**
 * About as high as the sections, in one column and in two: what follows them stays out of sight
 * while they come, and a reload finds its place. A further field changes nothing here.
 */
export const ROOM_FOR_SECTIONS = { xs: 3600, sm: 2800 };

type FormFrameProps = { step: RequestStep; children: ReactNode };

/** The form on the left, the quote on the right; the same before the form's code has arrived. */
export function FormFrame({ step, children }: FormFrameProps) {
  return (
    <Container sx={{ pt: step === 'visit' ? { xs: 5, md: 8 } : 14, pb: { xs: 5, md: 8 } }}>
      <Columns>{children}</Columns>
    </Container>
  );
}

// The second one verbatim from the spec.
const HEADINGS: Record<RequestStep, string> = {
  visit: 'Podaci o poseti',
  dinner: 'Zahtev za ručak u restoranu',
};

type StepHeadingProps = {
  step: RequestStep;
  hasTwoSteps: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Where in the form one is; the lunch step stands without the page's picture and its title. */
export function StepHeading({ step, hasTwoSteps, headingRef }: StepHeadingProps) {
  const place = step === 'visit' ? 1 : 2;
  return (
    <Box>
      {step === 'dinner' ? (
        <Typography variant="overline" component="h1" color="text.secondary" sx={{ m: 0 }}>
          {requestGroupVisit.hero.heading}
        </Typography>
      ) : null}
      <Typography ref={headingRef} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {HEADINGS[step]}
      </Typography>
      <Typography role="status" sx={{ mt: 0.5, fontWeight: 700, color: 'text.secondary' }}>
        {hasTwoSteps ? `Korak ${place} od 2` : ''}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Polja sa zvezdicom su obavezna. Uneto čuvamo dok ne zatvorite ovu karticu pregledača.
      </Typography>
    </Box>
  );
}

const Parts = styled('div')(stack);

const WITHOUT_SCRIPT = '@media (scripting: none)';

/** The form's page before the form: what there is to read, and room for the fields. */
export function VisitRequestFormLoading() {
  return (
    <FormFrame step="visit">
      <Parts>
        <StepHeading step="visit" hasTwoSteps={false} />
        <RequesterRules isOpen={false} />
        <Card sx={{ minHeight: ROOM_FOR_SECTIONS, [WITHOUT_SCRIPT]: { minHeight: 0 } }}>
          <noscript>
            <Box component="p" sx={{ m: 0, p: { xs: 2.5, sm: 4 } }}>
              {requestGroupVisit.withoutScript}
            </Box>
          </noscript>
          <Box sx={{ [WITHOUT_SCRIPT]: { display: 'none' } }}>
            <PageLoading label="Učitavanje obrasca…" />
          </Box>
        </Card>
        <InvoiceNotice />
      </Parts>
    </FormFrame>
  );
}
