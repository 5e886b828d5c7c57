import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { LoadError } from '#components/load-error.tsx';
import { MailCard } from '#features/mail/mail-card.tsx';
import { mailsQuery } from '#features/mail/mail-queries.ts';

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.75, borderTop: 1, borderColor: 'divider' },
};

type RequestMailsProps = {
  visitRequestId: number;
  /** Of the request. */
  version: number;
};

/** The newest mails about one request, for its details. */
export function RequestMails({ visitRequestId, version }: RequestMailsProps) {
  const list = useQuery(mailsQuery({ visitRequestId }, version));
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 2.5 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Pošta
      </Typography>
      {list.isPending ? <Skeleton height={80} /> : null}
      {list.isError ? (
        <LoadError
          title="Pošta nije učitana"
          error={list.error}
          onRetry={() => {
            void list.refetch();
          }}
        />
      ) : null}
      {list.data?.total === 0 ? (
        <Typography color="text.secondary">O ovom zahtevu nema mejlova.</Typography>
      ) : null}
      <Box component="ul" sx={rows}>
        {list.data?.data.map((mail) => (
          <li key={mail.id}>
            <MailCard mail={mail} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
