import { styled } from '@mui/material/styles';

/** Fields in two columns, in one on a phone; a field marked with `data-wide` takes the whole row. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));
