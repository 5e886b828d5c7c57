import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { paths } from '#lib/paths.ts';

/** For every address of the back office that no page has. */
export function StaffNotFoundPage() {
  return (
    <>
      <StaffPageHeading title="Strana nije pronađena" />
      <Typography sx={{ mb: 3 }}>
        Na ovoj adresi nema ničega. Proverite adresu ili izaberite stranu iz menija.
      </Typography>
      <Button component={Link} to={paths.adminVisitRequests} variant="outlined" size="small">
        Zahtevi za posete
      </Button>
    </>
  );
}
