import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { LoadError } from '#components/load-error.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PageLoading } from '#components/page-loading.tsx';
import { useSession } from '#features/auth/session.ts';
import { RequestMails } from '#features/mail/request-mails.tsx';
import { RequestNotFound } from '#features/visit-requests/request-editor/request-not-found.tsx';
import { VisitRequestEditor } from '#features/visit-requests/request-editor/visit-request-editor.tsx';
import { refreshHistory } from '#features/visit-requests/history-queries.ts';
import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { httpStatus } from '#lib/http-status.ts';

const NOT_FOUND = 404;

export function VisitRequestDetailsPage() {
  const params = useParams();
  const { user } = useSession();
  const client = useQueryClient();
  const id = databaseIdInPath.safeParse(params.id).data;
  const request = useQuery({ ...visitRequestQuery(id ?? 0), enabled: id !== undefined });
  const person = user?.email ?? '';
  if (id === undefined || httpStatus(request.error) === NOT_FOUND) {
    return <RequestNotFound deleted={request.data} person={person} />;
  }
  if (request.data) {
    return (
      <>
        <PageHead title={`Detalji: ${request.data.normalizedId}`} />
        <VisitRequestEditor
          key={id}
          request={request.data}
          person={person}
          aside={
            <RequestMails
              visitRequestId={id}
              version={request.data.version}
              onResent={() => {
                void refreshHistory(client, id);
              }}
            />
          }
        />
      </>
    );
  }
  if (request.isError) {
    return (
      <LoadError
        title="Zahtev nije učitan"
        error={request.error}
        onRetry={() => {
          void request.refetch();
        }}
      />
    );
  }
  return <PageLoading />;
}
