import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { Link } from 'react-router-dom';

import { arrowLeftPath, arrowRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { Action } from '#content/blocks.ts';
import { fonts } from '#lib/fonts.ts';
import { paths } from '#lib/paths.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  paddingBlock: 28,
  borderBlock: `1px solid ${palette.sand}`,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 12, textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
});

const All = styled(Link)({ fontWeight: 700, minHeight: 32 });

const Next = styled(Link)({
  minWidth: 0,
  marginLeft: 'auto',
  textAlign: 'right',
  overflowWrap: 'anywhere',
  fontFamily: fonts.display,
  fontSize: 'min(1.375rem, 6.9vw)',
  fontWeight: 700,
  lineHeight: 1.3,
  '& small': {
    display: 'block',
    color: palette.rust,
    font: `700 0.875rem/1.4 ${fonts.text}`,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
});

/** The way on through the exhibitions, and back to all of them. */
export function NextExhibition({ next }: { next: Action }) {
  return (
    <Container component="nav" aria-label="Dalje kroz izložbe" sx={{ py: { xs: 3, md: 5 } }}>
      <Ways>
        <All to={paths.exhibitions}>
          <Icon path={arrowLeftPath} size={20} />
          Sve izložbe
        </All>
        <Next to={next.to}>
          <span>
            <small>Sledeća izložba</small> {next.label}
          </span>
          <Icon path={arrowRightPath} size={28} />
        </Next>
      </Ways>
    </Container>
  );
}
