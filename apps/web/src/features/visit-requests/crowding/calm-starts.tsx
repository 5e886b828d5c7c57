import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

type CalmStartsProps = {
  /** HH:mm. */
  starts: readonly string[];
  onChoose: (start: string) => void;
  /** The name of the row, which also stands before the starts. */
  title: string;
  /** What stands there instead. */
  heading?: ReactNode;
  /** What pressing a start does, where the time alone doesn't say it. */
  nameOf?: (start: string) => string;
  icon?: ChipProps['icon'];
  /** How a start looks beyond the usual. */
  sx?: SxProps;
  /** The room above. */
  mt?: number;
};

/** Quieter starts of a day, to be pressed; nothing where there are none. */
export function CalmStarts({ starts, onChoose, title, ...looks }: CalmStartsProps) {
  const { heading = `${title}:`, nameOf, icon, mt, sx } = looks;
  if (starts.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt,
        '@media print': { display: 'none' },
      }}
    >
      {heading}
      {starts.map((start) => (
        <Chip
          key={start}
          label={start}
          aria-label={nameOf?.(start)}
          icon={icon}
          variant="outlined"
          onClick={() => {
            onChoose(start);
          }}
          sx={{ height: 44, borderRadius: '22px', ...sx }}
        />
      ))}
    </Box>
  );
}
