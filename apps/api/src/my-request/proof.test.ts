import type { Proof } from '@museum/shared/my-request/my-request-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { openHttpServer } from '#lib/http/http-server.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { testApp } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MB = 1024 * 1024;

const calls = requesterCalls();
let staff: Awaited<ReturnType<typeof visitRequestCalls>>;
let id: number;
let key: string;
beforeAll(async () => {
  staff = await visitRequestCalls();
});
beforeEach(async () => {
  await emptyTables('visit_request', 'audit_entry', 'mail');
  ({ id } = await staff.create(buildVisitRequest()));
  key = calls.key(id);
  await prisma.mail.deleteMany();
});

const proofs = async () => dataOf<Proof[]>(await staff.proofs(id).expect(200));
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const [error] = (body as { errors: { code: string; message: string }[] }).errors;
  return [status, error!.code, error!.message];
};

it.each([
  ['PDF', PDF, 'application/pdf', 'pdf'],
  ['JPEG', JPEG, 'image/jpeg', 'jpg'],
  ['PNG', PNG, 'image/png', 'png'],
])(
  'a %s is kept whole, whatever its name says, and told to the office',
  async (_kind, file, mediaType, ending) => {
    const answer = await calls.sendProof(key, file, 'Уплата šk. Đurđa.exe').expect(201);

    const { proofs: sent, stage } = dataOf<{ proofs: Proof[]; stage: string }>(answer);
    const known = { name: 'Уплата šk. Đurđa.exe', mediaType, size: file.length };
    expect([stage, sent]).toMatchObject(['received', [known]]);
    const [proof, ...more] = await proofs();
    expect([proof, more]).toEqual([sent[0], []]);
    const download = staff.download(`/${id}/proofs/${proof!.id}`);
    expect(await fileOf(download)).toEqual(file);
    const { headers } = await staff.download(`/${id}/proofs/${proof!.id}`);
    const { normalizedId } = await staff.read(id);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining(mediaType) as string,
      'content-disposition': `attachment; filename="dokaz-${normalizedId}-${proof!.id}.${ending}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(await prisma.mail.findMany()).toMatchObject([
      { kind: 'requester-news', subject: expect.stringContaining('dokaz o uplati') as string },
    ]);
    expect(await prisma.auditEntry.findMany()).toMatchObject([
      { actor: 'Naručilac', action: 'proof-sent' },
    ]);
  },
);

it.each([
  ['a web page named .pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.pdf'],
  [
    'a program named .png',
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
    'a.png',
  ],
  [
    'a drawing that could hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.svg',
  ],
  ['a text', Buffer.from('uplaćeno'), 'a.jpg'],
])('%s is refused by its content', async (_what, file, name) => {
  expect(errorOf(await calls.sendProof(key, file, name))).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Fajl nije PDF, JPEG ni PNG. Pošaljite jedan od tih.',
  ]);
  expect(await proofs()).toEqual([]);
});

it('that is empty is called so', async () => {
  expect(errorOf(await calls.sendProof(key, Buffer.alloc(0)))).toEqual([
    400,
    'VALIDATION_ERROR',
    'Fajl je prazan. Izaberite onaj u kome je uplatnica.',
  ]);
});

it('of exactly 5 MB is kept, of a byte more refused', async () => {
  const whole = Buffer.concat([PDF], 5 * MB);
  await calls.sendProof(key, whole).expect(201);

  const larger = Buffer.concat([PDF], 5 * MB + 1);
  expect(errorOf(await calls.sendProof(key, larger)).slice(0, 2)).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  expect(await proofs()).toMatchObject([{ size: 5 * MB }]);
});

it('may take longer on a slow line than any other body', async () => {
  const { port, close } = await openHttpServer(testApp(), {
    host: '127.0.0.1',
    port: 0,
    limits: { bodyTimeout: 2_000 },
  });
  const call = (method: string, path: string, type: string) => {
    const started = request({
      host: '127.0.0.1',
      port,
      method,
      path: `/api/v1/my-request${path}`,
      headers: { 'X-Request-Key': key, 'Content-Type': type, 'Transfer-Encoding': 'chunked' },
    });
    return { started, answer: once(started, 'response') as Promise<[IncomingMessage]> };
  };
  const slow = call('POST', '/proof', 'multipart/form-data; boundary=x');
  slow.started.write(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  );
  const form = call('PUT', '', 'application/json');
  form.started.write('{');

  expect((await form.answer)[0].statusCode).toBe(408);
  slow.started.end('-1.4\r\n--x--\r\n');

  expect((await slow.answer)[0].statusCode).toBe(201);
  expect(await proofs()).toMatchObject([{ name: 'a.pdf', size: 8 }]);
  await close(1);
});

it('is one file a call, and a call without one is told so', async () => {
  const two = await calls.sendProof(key, PDF).attach('file', PNG, 'drugi.png');
  expect(two.status).toBe(400);
  const { status } = await calls.change(key, {}).type('text/plain').send('x');
  expect(status).toBe(415);
  expect(await proofs()).toEqual([]);
});

it('sent twice at once is kept once, and told once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => calls.sendProof(key, PDF)));

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await proofs()).toHaveLength(1);
  expect(await prisma.mail.count()).toBe(1);
});

it('is one of ten at most, also of many at once', async () => {
  const files = Array.from({ length: 14 }, (_, n) => Buffer.concat([PDF, Buffer.from(`${n}`)]));
  const answers = await Promise.all(files.map((file) => calls.sendProof(key, file)));

  const refused = answers.filter(({ status }) => status !== 201);
  expect(await proofs()).toHaveLength(10);
  expect(refused.map((answer) => errorOf(answer)[2])).toEqual(
    Array.from(
      { length: 4 },
      () => 'Uz zahtev može da stoji najviše 10 dokaza. Pozovite nas telefonom.',
    ),
  );
});

it('has no place at a cancelled visit, nor among another request’s', async () => {
  await calls.sendProof(key, PDF).expect(201);
  const [proof] = await proofs();
  const other = await staff.create(buildVisitRequest());
  await staff.download(`/${other.id}/proofs/${proof!.id}`).expect(404);
  await staff.proofs(4711).expect(404);

  await calls.cancel(key, { version: 1, reason: 'Bolest' }).expect(200);
  expect(errorOf(await calls.sendProof(key, PNG)).slice(0, 2)).toEqual([409, 'STAGE_CONFLICT']);
});
