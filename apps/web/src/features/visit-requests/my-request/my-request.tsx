import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { lineWidth } from '#components/article/line-width.ts';
import { LoadError } from '#components/loading/load-error.tsx';
import { typeset } from '#components/typeset.ts';
import { myRequest as words } from '#content/pages/my-request.ts';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { errorCode } from '#lib/http/error-message.ts';
import { paths } from '#lib/paths.ts';
import { MyRequestLoading } from './my-request-loading.tsx';
import { MyRequestView } from './my-request-view.tsx';
import { myRequestQuery } from './my-request-queries.ts';
import { isKeyLike } from './request-key.ts';

/** In the place of a request that couldn't be read: shown from its top, wherever the reader was before a reload. */
function NotRead({ query }: { query: UseQueryResult<unknown> }) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack spacing={2}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h1" sx={{ mb: 2, fontSize: { xs: '1.875rem', md: '2.75rem' } }}>
          {words.hero.heading}
        </Typography>
        <LoadError title="Zahtev trenutno ne možemo da prikažemo" query={query} />
      </Card>
      <CallCard />
    </Stack>
  );
}

/** In the place of a request: why there is none, and whom to call. */
function NoRequest({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    <Stack spacing={2}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="overline" component="p" sx={{ m: 0, color: 'lava.main' }}>
          {words.title}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.75rem' } }}>
          {heading}
        </Typography>
        <Box sx={{ my: 2, maxWidth: lineWidth(66) }}>
          {texts.map((text) => (
            <Typography key={text} sx={{ mt: 1 }}>
              {typeset(text)}
            </Typography>
          ))}
        </Box>
        <Button component={Link} to={paths.requestGroupVisit} variant="outlined">
          Pošaljite nov zahtev
        </Button>
      </Card>
      <CallCard />
    </Stack>
  );
}

/** The request that the key of the address opens, or why it can't be shown. */
export function MyRequest({ requestKey }: { requestKey: string }) {
  const mayExist = isKeyLike(requestKey);
  const query = useQuery({ ...myRequestQuery(requestKey), enabled: mayExist });
  const { hero, withoutKey, wrongKey } = words;
  if (requestKey === '') {
    return <NoRequest heading={hero.heading} texts={[hero.lead, withoutKey]} />;
  }
  if (!mayExist || errorCode(query.error) === 'NOT_FOUND') {
    return <NoRequest heading={wrongKey.heading} texts={[wrongKey.text]} />;
  }
  if (query.data)
    return <MyRequestView requestKey={requestKey} request={query.data} query={query} />;
  if (query.isLoading) return <MyRequestLoading />;
  return <NotRead query={query} />;
}
