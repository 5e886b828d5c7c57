import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { PageHead } from '#components/heads/page-head.tsx';
import { StripBand } from '#components/heads/strip-band.tsx';
import { myRequest } from '#content/pages/my-request.ts';
import { MyRequestLoading } from '#features/visit-requests/my-request/my-request-loading.tsx';
import { useRequestKey } from '#features/visit-requests/my-request/request-key.ts';

const MyRequest = lazy(async () => ({
  default: (await import('#features/visit-requests/my-request/my-request.tsx')).MyRequest,
}));

const { title, description, hero, whoeverHasTheLink } = myRequest;

/** Over the ground at the picture's lower edge, below all feet; paper leaves the picture out. */
const overBand = {
  position: 'relative',
  mt: -1.25,
  pb: { xs: 5, md: 8 },
  '@media print': { mt: 0 },
};

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
