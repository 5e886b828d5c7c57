import {
  assignGuidesSchema,
  type GuideChoices,
  guideChoicesSchema,
} from '@museum/shared/guides/guide-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { ERROR_MESSAGES } from '@museum/shared/http/error-code';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { http, HttpResponse } from 'msw';

const API = '*/api/v1/visit-request/:id/guides';

/** The list of guides; Marko leads another group on each day. */
const GUIDES_ON_LIST = [
  { id: 1, name: 'Ana Tomić', isListed: true, elsewhere: [] },
  {
    id: 2,
    name: 'Marko Ilić',
    isListed: true,
    elsewhere: [
      { id: 9, normalizedId: 'GP-2027-000009', requester: 'OŠ „Bajka“', visitTime: '10:15' },
    ],
  },
] satisfies Omit<GuideChoices['guides'][number], 'isAssigned'>[];

/** Who leads the requests in memory. */
export const serveGuides = (
  stored: Map<number, VisitRequest>,
  change: (id: number, patch: Partial<VisitRequest>) => VisitRequest,
) => [
  http.get(API, ({ params }) => {
    const { version, guides } = stored.get(Number(params.id))!;
    const isAssigned = (id: number) => guides.some((guide) => guide.id === id);
    const former = guides.filter(({ isListed }) => !isListed);
    const all = [...GUIDES_ON_LIST, ...former.map((guide) => ({ ...guide, elsewhere: [] }))];
    return HttpResponse.json(
      dataEnvelope(guideChoicesSchema).parse({
        data: { version, guides: all.map((one) => ({ ...one, isAssigned: isAssigned(one.id) })) },
      }),
    );
  }),
  http.put(API, async ({ params, request }) => {
    const { version, guideIds } = assignGuidesSchema.parse(await request.json());
    const before = stored.get(Number(params.id))!;
    if (before.version !== version) {
      const errors = [{ code: 'STALE_VERSION', message: ERROR_MESSAGES.STALE_VERSION }];
      return HttpResponse.json({ errors }, { status: 409 });
    }
    const known = [...GUIDES_ON_LIST, ...before.guides];
    const guides = guideIds.map((id) => known.find((guide) => guide.id === id)!);
    return HttpResponse.json(
      dataEnvelope(visitRequestSchema).parse({ data: change(before.id, { guides }) }),
    );
  }),
];
