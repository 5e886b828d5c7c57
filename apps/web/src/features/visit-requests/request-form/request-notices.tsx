import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

import { lineWidth } from '#components/article/line-width.ts';
import { RichText } from '#components/article/rich-text.tsx';
import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { typeset } from '#components/typeset.ts';
import { requestGroupVisit } from '#content/pages/request-group-visit.ts';

const { rules, invoiceNotice } = requestGroupVisit;

type NoticeProps = { heading: string; lead: string; isOpen: boolean; children: ReactNode };

/** Without a script nobody could open it. */
const openWithoutScript = {
  '@media (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto', visibility: 'visible', overflow: 'visible' },
  },
} as const;

function Notice({ heading, lead, isOpen, children }: NoticeProps) {
  return (
    <Accordion defaultExpanded={isOpen} sx={openWithoutScript}>
      <AccordionSummary
        expandIcon={<Icon path={chevronDownPath} />}
        sx={{ px: { xs: 2.5, sm: 4 } }}
      >
        <Box sx={{ py: 1 }}>
          <Typography variant="h4" component="span" sx={{ display: 'block' }}>
            {heading}
          </Typography>
          <Typography variant="body2" component="span" color="text.secondary">
            {lead}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2.5, sm: 4 }, pb: 3.5, pt: 0 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

type RequesterRulesProps = {
  /** On a phone they would stand before the first field, two screens high. */
  isOpen: boolean;
};

/** The rules for requesters (spec §9). */
export const RequesterRules = memo(function RequesterRules({ isOpen }: RequesterRulesProps) {
  return (
    <Notice heading={rules.heading} lead="Rokovi, plaćanje, ulaz za pratioce" isOpen={isOpen}>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5, maxWidth: lineWidth(72) }}>
        {rules.items.map((item, index) => (
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </Box>
    </Notice>
  );
});

/** Submitting also counts as a request for an e-invoice for the legal entity (spec §2). */
export const InvoiceNotice = memo(function InvoiceNotice() {
  return (
    <Card component="section" aria-labelledby="e-invoice" sx={{ px: { xs: 2.5, sm: 4 }, py: 3 }}>
      <Typography id="e-invoice" variant="h4" component="h3" sx={{ mb: 1 }}>
        {invoiceNotice.heading}
      </Typography>
      {invoiceNotice.paragraphs.map((paragraph) => (
        <Typography
          key={paragraph}
          variant="body2"
          color="text.secondary"
          sx={{ maxWidth: lineWidth(72), textWrap: 'pretty', '& + &': { mt: 1 } }}
        >
          {typeset(paragraph)}
        </Typography>
      ))}
    </Card>
  );
});
