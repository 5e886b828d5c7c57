import type { AssignGuides, GuideChoices } from '@museum/shared/guides/guide-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { takeAnswer } from '#features/visit-requests/visit-request-queries.ts';
import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { anyRequest, REQUEST_LISTS, setting, touchedBy } from '#lib/live/touched-by.ts';

/** Who leads a visit and who else could; what changes any visit may change it. */
export const guideChoicesQuery = (id: number) =>
  queryOptions({
    ...touchedBy(anyRequest, setting('guides')),
    queryKey: [...REQUEST_LISTS, 'guides', id],
    queryFn: ({ signal }) =>
      unwrap<GuideChoices>(staffClient.get(`/visit-request/${id}/guides`, { signal })),
  });

export const assignGuidesMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: AssignGuides) =>
      unwrap<VisitRequest>(staffClient.put(`/visit-request/${id}/guides`, body)),
    onSuccess: takeAnswer,
    // A colleague may have been quicker, or taken a guide off the list.
    onError: (_error, _body, _before, { client }) => {
      void client.invalidateQueries({ queryKey: guideChoicesQuery(id).queryKey });
    },
  });
