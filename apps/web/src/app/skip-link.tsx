import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

const SkipAnchor = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1400,
  padding: '10px 18px',
  borderRadius: 8,
  backgroundColor: palette.amber,
  color: palette.ink,
  fontWeight: 700,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return <SkipAnchor href="#sadrzaj">Preskočite na sadržaj</SkipAnchor>;
}
