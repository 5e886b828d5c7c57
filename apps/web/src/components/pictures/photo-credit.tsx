import { styled } from '@mui/material/styles';

const Credit = styled('small')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  maxWidth: '100%',
  padding: '2px 8px',
  borderTopLeftRadius: 8,
  backgroundColor: 'rgb(13 28 44 / 78%)',
  color: '#fff',
  fontSize: '0.75rem',
  lineHeight: 1.5,
});

/** Who took a photograph, in the corner of its positioned parent. */
export const PhotoCredit = ({ credit }: { credit?: string }) =>
  credit ? <Credit>Foto: {credit}</Credit> : null;
