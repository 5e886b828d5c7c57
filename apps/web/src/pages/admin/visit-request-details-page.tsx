import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { Loaded } from '#components/loading/loaded.tsx';
import { RequestMails } from '#features/mail/request-mails.tsx';
import { refreshAuditTrail } from '#features/visit-requests/audit-trail-queries.ts';
import { RequestEditor } from '#features/visit-requests/request-editor/request-editor.tsx';
import { RequestNotFound } from '#features/visit-requests/request-editor/request-not-found.tsx';
import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode } from '#lib/http/error-message.ts';

export function VisitRequestDetailsPage() {
  const params = useParams();
  const client = useQueryClient();
  const id = databaseIdInPath.safeParse(params.id).data;
  const request = useQuery({ ...visitRequestQuery(id ?? 0), enabled: id !== undefined });
  const isMissing = errorCode(request.error) === 'NOT_FOUND';
  if (id === undefined || (isMissing && !request.data)) return <RequestNotFound />;
  return (
    <Loaded query={request} errorTitle="Zahtev nije učitan">
      {(read) => (
        <RequestEditor
          key={id}
          request={read}
          isDeleted={isMissing}
          aside={
            <RequestMails
              visitRequestId={id}
              version={read.version}
              onResent={() => {
                void refreshAuditTrail(client, id);
              }}
            />
          }
        />
      )}
    </Loaded>
  );
}
