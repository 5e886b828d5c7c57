import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { Link } from 'react-router-dom';

import type { PageContent } from '#content/page-content.ts';
import { paths } from '#lib/paths.ts';

const Trail = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: 0,
  padding: '20px 0 0',
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: palette.secondaryText,
  '& > li:not(:last-child)::after': { content: '"/"', marginLeft: 10, color: palette.umber },
  '& a': { display: 'inline-block', paddingBlock: 3 },
});

type BreadcrumbsProps = Pick<PageContent, 'title' | 'parent'>;

/** Where the page lies below the home page. */
export function Breadcrumbs({ title, parent }: BreadcrumbsProps) {
  return (
    <Container component="nav" aria-label="Putanja do strane">
      <Trail>
        <li>
          <Link to={paths.home}>Početna</Link>
        </li>
        {parent ? (
          <li>
            <Link to={parent.path}>{parent.label}</Link>
          </li>
        ) : null}
        <li aria-current="page">{title}</li>
      </Trail>
    </Container>
  );
}
