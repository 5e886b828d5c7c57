import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ListPagination } from '#components/data-table/list-pagination.tsx';
import { LoadError } from '#components/loading/load-error.tsx';
import { Panel } from '#components/panel.tsx';
import { MailCard } from './mail-card.tsx';
import { OpenedMail } from './opened-mail.tsx';
import { mailsQuery } from './mail-queries.ts';

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
  /** What was done is noted in the request's audit trail. */
  onResent: () => void;
};

/** The mails about one request, the newest first, for its details. */
export function RequestMails({ visitRequestId, version, onResent }: RequestMailsProps) {
  const [page, setPage] = useState(1);
  const list = useQuery(mailsQuery({ visitRequestId, page }, version));
  return (
    <Panel title="Pošta">
      {list.isPending ? (
        <Skeleton height={80} role="progressbar" aria-label="Učitavanje pošte" />
      ) : null}
      {list.isError ? <LoadError title="Pošta nije učitana" query={list} /> : null}
      {list.data?.total === 0 ? (
        <Typography color="text.secondary">O ovom zahtevu nema mejlova.</Typography>
      ) : null}
      <OpenedMail onResent={onResent}>
        <Box
          component="ul"
          inert={list.isPlaceholderData}
          sx={{ ...rows, opacity: list.isPlaceholderData ? 0.55 : 1 }}
        >
          {list.data?.data.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} onResent={onResent} />
            </li>
          ))}
        </Box>
      </OpenedMail>
      {list.data && list.data.totalPages > 1 ? (
        <ListPagination
          page={page}
          total={list.data.total}
          isAwaited={list.isPlaceholderData}
          onPageChange={setPage}
        />
      ) : null}
    </Panel>
  );
}
