import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { RichText } from '#components/article/rich-text.tsx';
import { chevronDownPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { buyingGroupTickets } from '#content/pages/buying-group-tickets.ts';

const { rules, invoiceNotice } = buyingGroupTickets;

type NoticeProps = { heading: string; lead?: string; isOpen?: boolean; children: ReactNode };

function Notice({ heading, lead, isOpen = false, children }: NoticeProps) {
  return (
    <Accordion defaultExpanded={isOpen}>
      <AccordionSummary
        expandIcon={<Icon path={chevronDownPath} />}
        sx={{ px: { xs: 2.5, sm: 4 } }}
      >
        <Box sx={{ py: 1 }}>
          <Typography variant="h4" component="span" sx={{ display: 'block' }}>
            {heading}
          </Typography>
          {lead ? (
            <Typography variant="body2" component="span" color="text.secondary">
              {lead}
            </Typography>
          ) : null}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2.5, sm: 4 }, pb: 3.5, pt: 0 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

/** The rules for requesters (spec §9). */
export function RequesterRules() {
  return (
    <Notice heading={rules.heading} lead="Rokovi, plaćanje, besplatan ulaz za pratioce" isOpen>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
        {rules.items.map((item, index) => (
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </Box>
    </Notice>
  );
}

/** Submitting also counts as a request for an e-invoice (spec §2). */
export function InvoiceNotice() {
  const [summary, ...details] = invoiceNotice.paragraphs;
  return (
    <Notice heading={invoiceNotice.heading} lead={summary}>
      {details.map((paragraph) => (
        <Typography key={paragraph} variant="body2" sx={{ '& + &': { mt: 1 } }}>
          {paragraph}
        </Typography>
      ))}
    </Notice>
  );
}
