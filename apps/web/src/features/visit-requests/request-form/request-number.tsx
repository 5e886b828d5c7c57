import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { circleCheckPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';

/** What the thank-you page is told by the form. */
export type SentRequest = {
  normalizedId: string;
  /** Who is coming: whoever sends several requests has to tell them apart. */
  name: string;
};

/** The number of a request that has just been stored, to be written down. */
export function RequestNumber({ normalizedId, name }: SentRequest) {
  return (
    <Container sx={{ position: 'relative', mt: -5 }}>
      <Card
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: 1,
          p: { xs: 2.5, sm: 3.5 },
          color: 'primary.main',
        }}
      >
        <Icon path={circleCheckPath} size={44} />
        <div>
          <Typography variant="body2" color="text.secondary">
            Broj vašeg zahteva
          </Typography>
          <Typography variant="h2" component="p" color="text.primary">
            {normalizedId}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} color="text.primary">
            {name}
          </Typography>
        </div>
        <Typography sx={{ ml: { md: 'auto' }, maxWidth: '36ch', color: 'text.secondary' }}>
          Zapišite ga: sa njim će vas centar najbrže pronaći ako se javite.
        </Typography>
      </Card>
    </Container>
  );
}
