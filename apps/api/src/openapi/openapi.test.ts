import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { arbitraryOf, type JsonSchema } from '#test/arbitrary-of-schema.ts';
import { testApp, testEnv } from '#test/test-app.ts';

const app = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 1000 }) });

type Document = {
  paths: Record<
    string,
    Record<string, { requestBody: { content: Record<string, { schema: JsonSchema }> } }>
  >;
};

const bodySchema = async (method: string, path: string) => {
  const { body } = await request(app).get('/api/v1/openapi.json').expect(200);
  return (body as Document).paths[path]![method]!.requestBody.content['application/json']!.schema;
};

describe('openapi.json', () => {
  it.each(['/visit-request', '/contact'])(
    'describes POST %s so that whatever a program makes of it is accepted',
    async (path) => {
      const bodies = arbitraryOf(await bodySchema('post', path));
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const answer = await request(app)
            .post(`/api/v1${path}`)
            .send(body as object);
          expect([answer.status, answer.body as unknown]).toEqual([201, expect.anything()]);
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  it('tells what spec §5 asks of days, times, numbers, addresses and e-mails', async () => {
    const { allOf } = await bodySchema('post', '/visit-request');
    const [visit, contact, home, dinner] = [allOf![0]!, allOf![1]!, allOf![2]!, allOf![3]!];
    expect(visit.properties).toMatchObject({
      visitDate: { format: 'date' },
      visitorAmount: { type: 'integer', minimum: 1 },
      numberOfFollowers: { type: 'integer', minimum: 0 },
    });
    const matches = (schema: JsonSchema | undefined, text: string) =>
      new RegExp(schema!.pattern!, 'u').test(text);
    for (const [time, isRight] of [
      ...([
        ['08:00', true],
        ['16:00', true],
        ['07:59', false],
      ] as const),
      ...([
        ['16:01', false],
        ['8:00', false],
        ['12:60', false],
      ] as const),
    ]) {
      expect([time, matches(visit.properties!.visitTime, time)]).toEqual([time, isRight]);
    }
    expect(matches(home.oneOf![0]!.properties!.homeExhibitionVisitTime, '23:59')).toBe(true);
    const agency = contact.oneOf![0]!.properties!;
    expect(agency.agencyEmail).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
    expect(matches(agency.agencyAddress, 'Novi Sad, Bulevar Oslobodjenja 123')).toBe(true);
    expect(matches(agency.agencyAddress, 'Novi Sad')).toBe(false);
    expect(matches(agency.agencyName, '  ')).toBe(false);
    const lunch = dinner.oneOf![0]!.properties!.dinnerRequest!;
    expect(lunch.properties!.schoolDinnerAmount!.anyOf).toContainEqual({
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    });
    expect(lunch.allOf!.at(-1)!.anyOf).toHaveLength(6);
  });
});
