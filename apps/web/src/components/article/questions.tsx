import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { lineWidth } from './line-width.ts';
import { BlockSection } from './blocks/block-section.tsx';
import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { typeset } from '#components/typeset.ts';
import type { Question } from '#content/page-content.ts';

const Details = styled('details')({
  borderBottom: `1px solid ${palette.sand}`,
  '&:first-of-type': { borderTop: `1px solid ${palette.sand}` },
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '16px 0',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 700,
    textWrap: 'balance',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > svg': { flexShrink: 0, color: palette.forest, transition: 'transform 150ms' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { margin: 0, padding: '0 0 20px', maxWidth: lineWidth(66) },
});

/** Questions that visitors ask, each with its answer to unfold. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <BlockSection heading="Pitanja i odgovori" layout="aside">
      {questions.map(({ question, answer }) => (
        <Details key={question}>
          <summary>
            {typeset(question)}
            <Icon path={chevronDownPath} />
          </summary>
          <p>{typeset(answer)}</p>
        </Details>
      ))}
    </BlockSection>
  );
}
