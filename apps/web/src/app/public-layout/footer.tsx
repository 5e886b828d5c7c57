import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { FooterContact } from './footer-contact.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { StrataEdge } from '#components/heads/strata-edge.tsx';
import { typeset } from '#components/typeset.ts';
import {
  documentLinks,
  documentsHeading,
  footerColumns,
  privacyLink,
  visitColumn,
} from '#content/navigation.ts';

const Ground = styled('div')({
  backgroundColor: palette.deep,
  color: palette.mint,
  fontSize: '1rem',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: palette.amber, textDecoration: 'underline' },
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '40px 24px',
  // Two columns, or one where enlarged text needs the whole width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
  paddingBlock: '40px 32px',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('nav')]: {
    gridTemplateColumns: '1.7fr repeat(4, minmax(0, 1fr))',
    columnGap: 32,
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Heading = styled('h2')({
  margin: '0 0 12px',
  color: palette.white,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.4,
});

const List = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 5 },
  // An icon without a width of its own never stands alone in a line.
  '& a:has(> svg)': { paddingRight: 24 },
  '& svg': { margin: '0 -24px 0 8px' },
});

const Credits = styled(Container)({
  paddingBlock: '20px 28px',
  fontSize: '0.875rem',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    margin: 0,
    paddingTop: 20,
    borderTop: '1px solid rgb(207 224 210 / 22%)',
  },
  '& a': { paddingBlock: 4 },
});

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Heading>{heading}</Heading>
      <List>{children}</List>
    </div>
  );
}

const EDGE_HEIGHT = 'clamp(56px, 7vw, 104px)';

/** Where a page has only a head, the footer's layers overlap its picture, so that no stripe of paper shows. */
const overLoneHead = {
  'main:has([data-hero-tone]:last-child h1) + &': {
    position: 'relative',
    marginTop: `calc(-1 * ${EDGE_HEIGHT})`,
    '--above-edge': 'transparent',
  },
} as const;

/** The ground below the four layers: where to go, where we are, who drew the small marks. */
export function Footer() {
  return (
    <Box component="footer" className="on-dark" sx={{ mt: 'auto', ...overLoneHead }}>
      <StrataEdge ground={palette.paper} height={EDGE_HEIGHT} />
      <Ground>
        <Columns>
          <FooterContact />
          {[visitColumn, ...footerColumns].map(({ heading, links }) => (
            <Column key={heading} heading={heading}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{typeset(label)}</Link>
                </li>
              ))}
            </Column>
          ))}
          <Column heading={documentsHeading}>
            {documentLinks.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label}, PDF, otvara se u novoj kartici`}
                >
                  {typeset(label)}
                  <Icon path={externalLinkPath} size={16} />
                </a>
              </li>
            ))}
          </Column>
        </Columns>
        <Credits>
          <p>
            <Link to={privacyLink.to}>{privacyLink.label}</Link>
          </p>
        </Credits>
      </Ground>
    </Box>
  );
}
