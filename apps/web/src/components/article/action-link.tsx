import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';

import { Icon } from '#components/icon.tsx';
import { arrowRightPath } from '#components/icon-paths.ts';
import type { Action } from '#content/blocks.ts';

/** Heard, not seen. */
const Spoken = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const tabProps = (action: Action) =>
  action.newTab ? { target: '_blank', rel: 'noopener' } : undefined;

/** Buttons of a band: the first is the main one. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {actions.map((action, index) => (
        <Button
          key={action.label}
          component={RouterLink}
          to={action.to}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'amber' : 'inherit'}
          {...tabProps(action)}
        >
          {action.label}
        </Button>
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
      {...tabProps(action)}
    >
      {action.label}
      <Spoken> – {title}</Spoken>
      <Icon path={arrowRightPath} size={20} />
    </Link>
  );
}
