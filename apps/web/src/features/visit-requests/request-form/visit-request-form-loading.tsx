import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

import { PageLoading } from '#components/page-loading.tsx';
import { buyingGroupTickets } from '#content/pages/buying-group-tickets.ts';
import { FormColumns, SECTIONS_HEIGHT, stack } from './form-columns.tsx';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';
import { StepHeading } from './step-heading.tsx';

const Parts = styled('div')(stack);

const WITHOUT_SCRIPT = '@media (scripting: none)';

/** The form's page before the form: what there is to read, and the room that the fields will take. */
export function VisitRequestFormLoading() {
  return (
    <FormColumns step="visit">
      <Parts>
        <StepHeading step="visit" hasTwoSteps={false} />
        <RequesterRules isOpen={false} />
        <Card sx={{ minHeight: SECTIONS_HEIGHT, [WITHOUT_SCRIPT]: { minHeight: 0 } }}>
          <noscript>
            <Box component="p" sx={{ m: 0, p: { xs: 2.5, sm: 4 } }}>
              {buyingGroupTickets.withoutScript}
            </Box>
          </noscript>
          <Box sx={{ [WITHOUT_SCRIPT]: { display: 'none' } }}>
            <PageLoading label="Učitavanje obrasca…" />
          </Box>
        </Card>
        <InvoiceNotice />
      </Parts>
    </FormColumns>
  );
}
