import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

/** As much of a weekday as the field has room for: all, three letters, nothing. */
const Weekday = styled('span')({
  color: palette.secondaryText,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  // The ring of the button beside it needs room.
  marginRight: 8,
  // Without a size, and so still read out; a line of its own would lift the letters.
  '& > span': { '@container (width < 15.625rem)': { fontSize: 0, lineHeight: 0 } },
  '@container (width < 11.875rem)': { display: 'none' },
});

/** The weekday of the day beside it. */
export function WeekdayInField({ id, name }: { id: string; name: string }) {
  return (
    <Weekday id={id}>
      {name.slice(0, 3)}
      <span>{name.slice(3)}</span>
    </Weekday>
  );
}
