import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { PageLoading } from '#components/loading/page-loading.tsx';
import { myRequest } from '#content/pages/my-request.ts';
import { CallCard } from '#features/visit-requests/call-card.tsx';

const { hero, withoutScript } = myRequest;

/** Higher than any request, so that a reload finds the place that was left. */
const room = { '@media screen and (scripting: enabled)': { minHeight: 6000 } };

/** Stays in sight wherever the reader was. */
const card = { position: 'sticky', top: 96, p: { xs: 2.5, sm: 4 } };

/** What stands in the page's file, and on the screen until the request is there. */
export function MyRequestLoading() {
  return (
    <Stack spacing={2} sx={room}>
      <Card sx={card}>
        <Typography variant="overline" component="p" sx={{ m: 0, color: 'lava.main' }}>
          {hero.eyebrow}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.75rem' } }}>
          {hero.heading}
        </Typography>
        <noscript>
          <Typography component="p" sx={{ mt: 1.5 }}>
            {withoutScript}
          </Typography>
        </noscript>
        <Box sx={{ '@media (scripting: none)': { display: 'none' } }}>
          <PageLoading label="Učitavanje zahteva…" />
        </Box>
      </Card>
      <Box sx={{ '@media (scripting: enabled)': { display: 'none' } }}>
        <CallCard />
      </Box>
    </Stack>
  );
}
