import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

const Chip = styled('span')({
  padding: '0 7px',
  borderRadius: 5,
  backgroundColor: palette.amber,
  color: palette.ink,
  fontSize: '0.78125rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
});

/** Marks today in a board. */
export const TodayChip = () => <Chip>danas</Chip>;
