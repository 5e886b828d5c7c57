import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

type FoldingPanelProps = {
  title: string;
  /** Beside the title, for those who leave the panel closed. */
  summary?: string;
  isOpenAtFirst: boolean;
  /** Open whatever was pressed: something in it needs attention. */
  mustBeOpen?: boolean;
  /** Its content is there only while it is open: whatever has to be fetched for it waits. */
  isLazy?: boolean;
  /** Stands in the place of the content while that is folded away; the frame is then the caller's. */
  whenFolded?: ReactNode;
  children: ReactNode;
};

/** A title alone says nothing on paper. */
const paperLook = (isExpanded: boolean) =>
  isExpanded ? undefined : { '@media print': { display: 'none' } };

/** A part of the page that can be folded away. */
export function FoldingPanel({
  title,
  summary,
  isOpenAtFirst,
  mustBeOpen = false,
  isLazy = false,
  whenFolded,
  children,
}: FoldingPanelProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isExpanded = isOpen || mustBeOpen;
  const accordion = (
    <Accordion
      slots={{ heading: 'h2' }}
      slotProps={{ transition: { unmountOnExit: isLazy } }}
      expanded={isExpanded}
      sx={whenFolded ? { border: 0 } : paperLook(isExpanded)}
      onChange={(_event, expanded) => {
        setIsOpen(expanded);
      }}
    >
      <AccordionSummary
        expandIcon={<Icon path={chevronDownPath} />}
        sx={{ px: { xs: 2, sm: 3 }, '& .MuiAccordionSummary-content': { gap: 2, minWidth: 0 } }}
      >
        <Typography variant="h4" component="span">
          {title}
        </Typography>
        {summary ? (
          <Typography component="span" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
            {summary}
          </Typography>
        ) : null}
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>{children}</AccordionDetails>
    </Accordion>
  );
  return (
    <>
      {accordion}
      {isExpanded ? null : whenFolded}
    </>
  );
}
