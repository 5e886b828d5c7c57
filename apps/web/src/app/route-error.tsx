import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { PageHead } from '#components/page-head.tsx';

/** Instead of the router's own error screen: a page failed, mostly because its file didn't arrive. */
export function RouteError() {
  return (
    <Container component="main" sx={{ py: 12, maxWidth: '40rem !important' }}>
      <PageHead title="Greška" />
      <Typography variant="h1">Strana nije učitana</Typography>
      <Typography sx={{ my: 3 }}>
        Proverite vezu sa internetom, pa osvežite stranu. Ako se greška ponovi, sajt je možda upravo
        osvežen novim sadržajem.
      </Typography>
      <Button
        variant="contained"
        color="amber"
        onClick={() => {
          window.location.reload();
        }}
      >
        Osveži stranu
      </Button>
    </Container>
  );
}
