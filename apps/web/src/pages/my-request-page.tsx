import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { PageHead } from '#components/page-head.tsx';
import { PageLoading } from '#components/page-loading.tsx';
import { StripBand } from '#components/strip-band.tsx';
import { myRequest } from '#content/pages/my-request.ts';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { useRequestKey } from '#features/visit-requests/my-request/request-key.ts';

const MyRequest = lazy(async () => ({
  default: (await import('#features/visit-requests/my-request/my-request.tsx')).MyRequest,
}));

const { title, description, hero, withoutScript, whoeverHasTheLink } = myRequest;

/** Over the ground at the picture's lower edge, below all feet; paper leaves the picture out. */
const overBand = {
  position: 'relative',
  mt: -1.25,
  pb: { xs: 5, md: 8 },
  '@media print': { mt: 0 },
};

/** What stands in the page's file, and on the screen until the request is there. */
function MyRequestLoading() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
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
    </Box>
  );
}

export function MyRequestPage() {
  const key = useRequestKey();
  return (
    <>
      <PageHead title={title} description={description} />
      <meta name="referrer" content="no-referrer" />
      <StripBand strip={hero.strip} alt={hero.alt} />
      <Container sx={overBand}>
        <Suspense fallback={<MyRequestLoading />}>
          {key === undefined ? <MyRequestLoading /> : <MyRequest key={key} requestKey={key} />}
        </Suspense>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
          {whoeverHasTheLink}
        </Typography>
      </Container>
    </>
  );
}
