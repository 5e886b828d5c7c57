import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { buyingGroupTickets } from '#content/pages/buying-group-tickets.ts';
import type { RequestStep } from './use-request-step.ts';

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
          {buyingGroupTickets.hero.heading}
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
