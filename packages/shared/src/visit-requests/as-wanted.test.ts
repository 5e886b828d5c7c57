import { expect, it } from 'vitest';

import { buildDinnerRequestResponse } from '../../testing/build-dinner-request.ts';
import { buildVisitRequestResponse } from '../../testing/build-visit-request-response.ts';
import { withUpdate } from './as-wanted.ts';
import { ageGroupAsRequested } from './fields/age-group-field.ts';
import { updateVisitRequestSchema } from './update-visit-request-schema.ts';
import { wantedVisitSchema } from './visit-request-response.ts';

it.each([
  ['all that its requester wishes', 'confirmed', 30],
  ['only a part of it', 'changing', 29],
] as const)('a visit as staff save it with %s is then %s', (_what, stage, visitorAmount) => {
  const agreed = buildVisitRequestResponse({
    confirmedAt: '2027-03-01T08:00:00.000Z',
    dinnerRequest: buildDinnerRequestResponse(),
  });
  const wanted = { ...wantedVisitSchema.parse(agreed), visitorAmount: 30 };
  const proposal = { sentAt: '2027-03-02T07:54:00.000Z', note: null, wanted };
  const changing = { ...agreed, proposal };
  const schema = updateVisitRequestSchema(() => '2027-01-01', changing);
  const update = schema.parse({ ...ageGroupAsRequested(changing), visitorAmount });
  expect(withUpdate(changing, update).stage).toBe(stage);
});
