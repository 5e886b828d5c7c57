import Typography from '@mui/material/Typography';

import { PageHead } from '#components/page-head.tsx';
import { BackToList } from '#features/visit-requests/back-to-list.tsx';

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
      <BackToList variant="outlined" />
    </>
  );
}
