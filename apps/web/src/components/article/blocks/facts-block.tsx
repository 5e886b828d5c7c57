import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { lineWidth } from '#components/article/line-width.ts';
import { BlockSection } from './block-section.tsx';
import { PriceSlot } from '#components/article/price-slot.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import { typeset } from '#components/typeset.ts';
import type { Fact, FactsBlock as FactsContent } from '#content/blocks.ts';
import { fonts } from '#lib/fonts.ts';

const strata = [palette.amber, palette.lava, palette.fern, palette.navy];

const Tiles = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr))',
  gap: 24,
  // Two by two on phones, as the bar of facts at home; the last of an odd number has the row.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: '20px 16px',
    '& > div:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '& > div': {
    display: 'flex',
    // The name comes first for listeners, the big figure first for the eye.
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: 16,
    borderTop: '6px solid',
  },
  '& dt': { color: palette.secondaryText, textWrap: 'balance' },
  '& dd': {
    margin: 0,
    fontFamily: fonts.display,
    fontSize: 'clamp(min(1.75rem, 8.4vw), 3vw, 2.5rem)',
    [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
    overflowWrap: 'anywhere',
    fontWeight: 720,
    lineHeight: 1.2,
  },
}));

/** A table of names and values. */
export const FactLines = styled('dl')({
  margin: 0,
  borderTop: `1px solid ${palette.sand}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 24,
    padding: '14px 0',
    borderBottom: `1px solid ${palette.sand}`,
  },
  '& dd': { margin: 0, fontWeight: 700, whiteSpace: 'nowrap' },
});

function factValue({ value }: Fact) {
  return typeof value === 'string' ? value : <PriceSlot kind={value.priceKind} />;
}

/** Big figures side by side, or a table of names and values. */
export function FactsBlock({ heading, display, facts, note }: FactsContent) {
  const tiles = display === 'tiles';
  const List = tiles ? Tiles : FactLines;
  return (
    <BlockSection heading={heading} layout={tiles ? 'above' : 'aside'}>
      <List>
        {facts.map((fact, index) => (
          <div key={fact.label} style={tiles ? { borderColor: strata[index % 4] } : undefined}>
            <dt>{typeset(fact.label)}</dt>
            <dd>{factValue(fact)}</dd>
          </div>
        ))}
      </List>
      {note ? (
        <Typography
          sx={{ mt: 2, maxWidth: lineWidth(66), color: 'text.secondary', textWrap: 'pretty' }}
        >
          <RichText text={note} />
        </Typography>
      ) : null}
    </BlockSection>
  );
}
