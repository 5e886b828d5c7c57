import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadError } from '#components/loading/load-error.tsx';
import { RequestInShort } from './request-in-short.tsx';

/** Said where somebody has changed the request since it was first seen here. */
export const CHANGED_MEANWHILE =
  'Zahtev je u međuvremenu izmenjen. Ovo su novi podaci: proverite ih pa nastavite. Ništa nije poslato.';

type ActedRequestProps = {
  opened: UseQueryResult<VisitRequest>;
  /** As it is stored by now. */
  request: VisitRequest | undefined;
  /** What has happened to it meanwhile. */
  news: string | undefined;
  children: ReactNode;
};

/** The request that an act is about, below the news of it; while it is being read, or couldn't be, that is said. */
export function ActedRequest({ opened, request, news, children }: ActedRequestProps) {
  return (
    <>
      {opened.isError ? <LoadError title="Zahtev nije učitan" query={opened} /> : null}
      {news ? <Alert severity="warning">{news}</Alert> : null}
      {request ? (
        <>
          <RequestInShort request={request} />
          {children}
        </>
      ) : opened.isError ? null : (
        <Skeleton
          variant="rounded"
          height={72}
          role="progressbar"
          aria-label="Učitavanje zahteva"
        />
      )}
    </>
  );
}
