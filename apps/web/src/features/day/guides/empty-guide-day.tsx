import type { GuideChoice } from '@museum/shared/day/guide-day';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

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
