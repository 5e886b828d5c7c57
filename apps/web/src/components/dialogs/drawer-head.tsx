import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

type DrawerHeadProps = {
  /** The title's, by which the drawer is named. */
  id: string;
  title: string;
  onClose: () => void;
  sx?: SxProps;
};

/** The title of a drawer, with the button that closes it. */
export const DrawerHead = ({ id, title, onClose, sx }: DrawerHeadProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', ...sx }}>
    <Typography id={id} variant="h3" component="h2">
      {title}
    </Typography>
    <IconButton aria-label="Zatvori" onClick={onClose} edge="end">
      <Icon path={xPath} />
    </IconButton>
  </Box>
);
