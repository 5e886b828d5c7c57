import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { PageHead } from '#components/heads/page-head.tsx';
import { StripBand } from '#components/heads/strip-band.tsx';
import { myRequest } from '#content/pages/my-request.ts';
import { MyRequestLoading } from '#features/visit-requests/my-request/my-request-loading.tsx';
import { useRequestKey } from '#features/visit-requests/my-request/request-key.ts';

// With the form of a change: a browser never asks again for a file that didn't come when it was wanted.
const MyRequest = lazy(async () => {
  const [{ MyRequest: view }] = await Promise.all([
    import('#features/visit-requests/my-request/my-request.tsx'),
    import('#features/visit-requests/my-request/change/change-form.tsx'),
  ]);
  return { default: view };
});

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
