import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { sectionId } from '#components/section-id.ts';
import { typeset } from '#components/typeset.ts';

type BlockSectionProps = {
  heading?: string;
  /** The heading that the section is called after, where it stands further in. */
  name?: string;
  /** `aside` puts the heading beside the text on wide screens, `above` over the full width. */
  layout: 'aside' | 'above';
  children: ReactNode;
};

/** One block's place on the page, with its heading. */
export function BlockSection({ heading, name = heading, layout, children }: BlockSectionProps) {
  const columns = layout === 'aside' ? { md: 'minmax(0, 4fr) minmax(0, 8fr)' } : undefined;
  return (
    <Container component="section" id={name && sectionId(name)} sx={{ py: { xs: 3.5, md: 5 } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 6, rowGap: 2.5 }}>
        {heading ? <Typography variant="h2">{typeset(heading)}</Typography> : null}
        {/* Text without a heading keeps to the text column. */}
        <Box sx={{ minWidth: 0, gridColumn: layout === 'aside' ? { md: 2 } : undefined }}>
          {children}
        </Box>
      </Box>
    </Container>
  );
}
