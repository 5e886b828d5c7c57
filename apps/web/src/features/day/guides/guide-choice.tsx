import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { type GuideChoice, readGuideChoice } from '@museum/shared/day/guide-day';
import { guideName } from '@museum/shared/guides/guide-name';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';

/** Whose day the sheet shows; it stands in the address. */
export function GuideSelect({ guides }: Pick<DaySheet, 'guides'>) {
  const [search, setSearch] = useSearchParams();
  const choice = readGuideChoice(search.get('guide'));
  if (guides.length === 0 && choice === null) return null;
  const isKnown = typeof choice !== 'number' || guides.some(({ id }) => id === choice);
  const choose = (chosen: string) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen) after.set('guide', chosen);
        else after.delete('guide');
        return after;
      },
      { replace: true },
    );
  };
  return (
    <MuiTextField
      select
      size="small"
      label="Čiji dan"
      value={choice ?? ''}
      onChange={(event) => {
        choose(event.target.value);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 1, sm: 200 }, mt: 1, mb: 1.5, ml: 'auto', '& select': { minHeight: 28 } }}
    >
      <option value="">Svi</option>
      <option value="none">Bez vodiča</option>
      {guides.map((guide) => (
        <option key={guide.id} value={guide.id}>
          {guideName(guide)}
        </option>
      ))}
      {isKnown ? null : <option value={choice}>nepoznat vodič</option>}
    </MuiTextField>
  );
}

/** A day with groups of which none is the chosen guide's. */
export const EmptyGuideDay = ({ choice }: { choice: NonNullable<GuideChoice> }) => (
  <>
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {choice === 'none' ? 'Svaka grupa ima vodiča' : 'Ovaj vodič tog dana ne vodi nijednu grupu'}
    </Typography>
    <Button component={Link} to={{ search: '' }} variant="outlined" sx={{ minHeight: 44 }}>
      Prikažite sve grupe
    </Button>
  </>
);
