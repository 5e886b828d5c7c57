import Typography from '@mui/material/Typography';

import { lineWidth } from '#components/article/line-width.ts';
import { BlockSection } from './block-section.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import type { ProseBlock as ProseContent } from '#content/blocks.ts';

/** Paragraphs in a column that is comfortable to read. */
export function ProseBlock({ heading, paragraphs }: ProseContent) {
  return (
    <BlockSection heading={heading} layout="aside">
      {paragraphs.map((paragraph, index) => (
        <Typography
          key={index}
          sx={{
            maxWidth: lineWidth(66),
            '& + &': { mt: 2 },
            textWrap: 'pretty',
            fontSize: '1.125rem',
          }}
        >
          <RichText text={paragraph} />
        </Typography>
      ))}
    </BlockSection>
  );
}
