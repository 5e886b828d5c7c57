import { styled } from '@mui/material/styles';

import { BlockSection } from '#components/article/block-section.tsx';
import type { Question } from '#content/page-content.ts';
import { palette } from '#lib/palette.ts';

const Details = styled('details')({
  borderBottom: `1px solid ${palette.sand}`,
  '&:first-of-type': { borderTop: `1px solid ${palette.sand}` },
  '& > summary': { cursor: 'pointer', padding: '16px 0', fontWeight: 700 },
  '& > p': { margin: 0, padding: '0 0 20px', maxWidth: '66ch' },
});

/** Questions that visitors ask, each with its answer to unfold. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <BlockSection heading="Pitanja i odgovori" layout="aside">
      {questions.map(({ question, answer }) => (
        <Details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Details>
      ))}
    </BlockSection>
  );
}
