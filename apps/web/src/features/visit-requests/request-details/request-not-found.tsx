import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { PageHead } from '#components/page-head.tsx';
import { paths } from '#lib/paths.ts';

// verbatim from the spec
const TEXT = 'Nije pronađen zahtev za posete';

/** In the place of a request that never was or has been deleted. */
export function RequestNotFound() {
  return (
    <>
      <PageHead title={TEXT} />
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {TEXT}
      </Typography>
      <Button component={Link} to={paths.adminVisitRequests} variant="outlined" size="small">
        Nazad na listu
      </Button>
    </>
  );
}
