import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { Link as RouterLink } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { arrowRightPath } from '#components/icons/icon-paths.ts';
import type { Action } from '#content/blocks.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

const Spoken = styled('span')(visuallyHidden);

// Looks like the theme's button; that one would bring 9 kB to every page for plain links.
const ButtonLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '10px 22px',
  borderRadius: 10,
  fontWeight: 700,
  fontSize: '1rem',
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 150ms',
  '@media print': { display: 'none' },
  '&[data-main="true"]': { backgroundColor: palette.amber, color: palette.ink },
  '&[data-main="true"]:hover': { backgroundColor: palette.amberDark },
  '&[data-main="false"]': {
    padding: '8px 20px',
    border: '2px solid currentColor',
    color: 'inherit',
  },
  '&[data-main="false"]:hover': { backgroundColor: 'rgb(127 140 135 / 22%)' },
});

/** Buttons of a band: the first is the main one. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {actions.map((action, index) => (
        <ButtonLink key={action.label} to={action.to} data-main={index === 0}>
          {action.label}
        </ButtonLink>
      ))}
    </Box>
  );
}

type CardLinkProps = { action: Action; title: string };

/** A card's link: the whole card is its target, and its name says which card it belongs to. */
export function CardLink({ action, title }: CardLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={action.to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        fontWeight: 700,
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {action.label}
      <Spoken> – {title}</Spoken>
      <Icon path={arrowRightPath} size={20} />
    </Link>
  );
}
