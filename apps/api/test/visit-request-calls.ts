import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import request, { type Test } from 'supertest';
import type { AppDeps } from '#lib/app-deps.ts';
import { bearer, signInJelena } from './staff.ts';
import { testApp } from './test-app.ts';

/** The answer to a call, read as what the test expects it to be. */
export const dataOf = <Data>({ body }: { body: unknown }): Data => (body as { data: Data }).data;

/** The body of a download. */
export const fileOf = async (call: Test): Promise<Buffer> => {
  const answer = await call.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });
  if (answer.status !== 200) throw new Error(`The download answered ${answer.status}`);
  return answer.body as Buffer;
};

/** The calls about visit requests against the real application: the public's, and Jelena's. */
export async function visitRequestCalls(overrides: Partial<AppDeps> = {}) {
  const app = testApp(overrides);
  const authorization = bearer(await signInJelena(overrides));
  const path = (rest: string) => `/api/v1/visit-request${rest}`;
  const signed = (call: Test) => call.set('Authorization', authorization);

  const submit = (body: unknown, headers: Record<string, string> = {}) =>
    request(app)
      .post(path(''))
      .set(headers)
      .send(body as object);

  const act = (id: number, act: StageAct, body: object) =>
    signed(
      request(app)
        .post(path(`/${id}/${act}`))
        .send(body),
    );
  const create = async (body: unknown) =>
    dataOf<CreatedVisitRequest>(await submit(body).expect(201));
  const read = async (id: number) =>
    dataOf<VisitRequest>(await signed(request(app).get(path(`/${id}/one`))).expect(200));

  return {
    submit,
    /** A stored request's numbers. */
    create,
    read,
    /** A request that has just been stored, as staff read it. */
    fresh: async (body: object = buildVisitRequest()) => read((await create(body)).id),
    one: (id: number) => signed(request(app).get(path(`/${id}/one`))),
    query: (query: Record<string, string | number>) =>
      signed(request(app).get(path('/query')).query(query)),
    figures: (query: Record<string, string | number>) =>
      signed(request(app).get(path('/figures')).query(query)),
    savedViews: () => signed(request(app).get(path('/saved-views'))),
    /** A document; `rest` is its path below /visit-request. */
    download: (rest: string) => signed(request(app).get(path(rest))),
    update: (body: object) => signed(request(app).put(path('')).send(body)),
    remove: (id: number) => signed(request(app).delete(path(`/${id}`))),
    addDinner: (id: number, body?: object) =>
      signed(
        request(app)
          .post(path(`/${id}/dinner`))
          .send(body),
      ),
    removeDinner: (id: number, body?: object) =>
      signed(
        request(app)
          .delete(path(`/${id}/dinner`))
          .send(body),
      ),
    auditTrail: (id: number, page = 1) =>
      signed(
        request(app)
          .get(path(`/${id}/audit-trail`))
          .query({ page }),
      ),
    /** A step of the visit's life; `body` has at least the version and the choice of mail. */
    act,
    /** Confirms it although the house may be full or closed; no mail goes. */
    confirm: async (id: number, version = 1) =>
      dataOf<VisitRequest>(
        await act(id, 'confirm', { version, reason: 'Dogovoreno', mail: { send: false } }).expect(
          200,
        ),
      ),
    daySheet: (date: string) => signed(request(app).get(`/api/v1/admin/day/${date}`)),
    /** What is noted at the gate; `body` has at least the version. */
    note: (id: number, act: GateAct, body: object) =>
      signed(
        request(app)
          .post(path(`/${id}/${act}`))
          .send(body),
      ),
    answerProposal: (id: number, answer: ProposalAnswer, body: object) =>
      signed(
        request(app)
          .post(path(`/${id}/proposal/${answer}`))
          .send(body),
      ),
    proofs: (id: number) => signed(request(app).get(path(`/${id}/proofs`))),
    link: (id: number) => signed(request(app).get(path(`/${id}/link`))),
    renewLink: (id: number, replaces: string) =>
      signed(
        request(app)
          .post(path(`/${id}/renew-link`))
          .send({ replaces }),
      ),
    previewMail: (id: number, body: object) =>
      signed(
        request(app)
          .post(path(`/${id}/preview-mail`))
          .send(body),
      ),
    issueProforma: (id: number) => signed(request(app).post(path(`/${id}/proforma`))),
    proformas: (id: number) => signed(request(app).get(path(`/${id}/proforma`))),
    notes: (id: number) => signed(request(app).get(path(`/${id}/notes`))),
    addNote: (id: number, text: string, key = '') =>
      signed(
        request(app)
          .post(path(`/${id}/notes`))
          .set('Idempotency-Key', key)
          .send({ text }),
      ),
    guides: (id: number) => signed(request(app).get(path(`/${id}/guides`))),
    assign: (id: number, version: number, guideIds: number[]) =>
      signed(
        request(app)
          .put(path(`/${id}/guides`))
          .send({ version, guideIds }),
      ),
    payments: (id: number) => signed(request(app).get(path(`/${id}/payments`))),
    pay: (id: number, body: object, headers: Record<string, string> = {}) =>
      signed(
        request(app)
          .post(path(`/${id}/payments`))
          .set(headers)
          .send(body),
      ),
    correctPayment: (id: number, paymentId: number, reason: string) =>
      signed(
        request(app)
          .post(path(`/${id}/payments/${paymentId}/correction`))
          .send({ reason }),
      ),
    recalculate: (id: number, version: number, more: object = {}) =>
      signed(
        request(app)
          .post(path(`/${id}/recalculate`))
          .send({ version, ...more }),
      ),
  };
}
