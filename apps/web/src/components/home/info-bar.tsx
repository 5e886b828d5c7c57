import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { PriceSlot } from '#components/article/price-slot.tsx';
import { aboveMedia } from '#components/pictures/scene-picture.tsx';
import { typeset } from '#components/typeset.ts';
import type { Fact } from '#content/blocks.ts';
import { fonts } from '#lib/fonts.ts';

const Bar = styled('dl')(({ theme }) => ({
  position: 'relative',
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '-56px 0 0',
  // Room for the carousel's controls, which stand on the picture's lower edge.
  [aboveMedia]: { marginTop: 42 },
  borderRadius: 16,
  backgroundColor: palette.ink,
  color: palette.mint,
  boxShadow: '0 16px 40px rgb(18 48 47 / 24%)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '18px 20px',
  },
  '& > div:nth-of-type(even)': { borderLeft: '1px solid rgb(207 224 210 / 20%)' },
  '& > div:nth-of-type(n + 3)': { borderTop: '1px solid rgb(207 224 210 / 20%)' },
  '& dt': {
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& dd': {
    margin: '0 0 2px',
    color: palette.white,
    fontFamily: fonts.display,
    fontSize: 'clamp(1.125rem, 1.8vw, 1.5rem)',
    fontWeight: 700,
    lineHeight: 1.3,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > div': { padding: '26px 32px' },
    '& > div:nth-of-type(n + 2)': {
      borderTop: 0,
      borderLeft: '1px solid rgb(207 224 210 / 20%)',
    },
  },
}));

/** Four facts over the lower edge of the hero. */
export function InfoBar({ facts }: { facts: readonly Fact[] }) {
  return (
    <Container>
      <Bar>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{typeset(label)}</dt>
            <dd>{typeof value === 'string' ? value : <PriceSlot kind={value.priceKind} />}</dd>
          </div>
        ))}
      </Bar>
    </Container>
  );
}
