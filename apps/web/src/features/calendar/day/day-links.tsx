import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { listCheckPath, soupPath } from '#components/icons/tool-icon-paths.ts';
import { dayPath, kitchenPath } from '#lib/paths.ts';

/** The ways to the same day for the gate and for the cooks. */
export function DayLinks({ date }: { date: string }) {
  const links = [
    { to: dayPath(date), icon: listCheckPath, label: 'Dnevni list' },
    { to: kitchenPath(date), icon: soupPath, label: 'Kuhinja' },
  ];
  return (
    <Box component="nav" aria-label="Isti dan" sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>
      {links.map(({ to, icon, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="outlined"
          size="small"
          startIcon={<Icon path={icon} size={20} />}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
