import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { expect, it, vi } from 'vitest';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { createLogger } from '#lib/log/logger.ts';
import { createMailTransport } from '#mail/sending/mail-transport.ts';
import { startMailWorker } from '#mail/sending/mail-worker.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { requestLink } from '#visit-requests/request-key.ts';
import { findLink } from './link-store.ts';

const env = testEnv();

/** A visit whose requester's confirmation waits, and whose link was made void meanwhile. */
async function confirmedThenRenewed() {
  await emptyTables('visit_request', 'mail');
  const calls = await visitRequestCalls();
  const { id } = await calls.create(buildVisitRequest());
  await prisma.mail.deleteMany();
  const mail = { send: true, note: null };
  await calls.act(id, 'confirm', { version: 1, reason: 'Proba', mail }).expect(200);
  const old = requestLink({ id, keyVersion: 1 }, env);
  await calls.renewLink(id, old).expect(200);
  return { old, present: requestLink({ id, keyVersion: 2 }, env) };
}

/** Sends what waits, and answers the only mail. */
async function sent() {
  const sink = await startSmtpSink();
  const drawing = { requestLink: (id: number) => findLink(id, env) };
  const transport = createMailTransport(testEnv({ SMTP_URL: sink.url }), drawing);
  const worker = startMailWorker({ transport, logger: createLogger('silent'), limitFactor: 1 });
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), 10_000);
  await worker.stop();
  await sink.stop();
  const { text = '', html = '' } = sink.received[0]!;
  return { text, html };
}

it('a requester’s mail leaves with the link that holds by then, whose key is not stored', async () => {
  const { old, present } = await confirmedThenRenewed();
  const stored = JSON.stringify(await prisma.mail.findMany());
  expect(stored).toContain('/moj-zahtev');
  expect(stored).not.toContain('/moj-zahtev#');

  const { text, html } = await sent();

  expect(text.split(present)).toHaveLength(3);
  expect(html.split(`href="${present}"`)).toHaveLength(3);
  expect(text + html).not.toContain(old);
});

it('so does one that an older version stored with a key', async () => {
  const { old, present } = await confirmedThenRenewed();
  const { id, content, text: now } = await prisma.mail.findFirstOrThrow();
  const page = old.split('#')[0]!;
  const asBefore = JSON.stringify(content).replaceAll(`"${page}"`, `"${old}"`);
  const text = now.replaceAll(`${page}\n`, `${old}\n`);
  await prisma.mail.update({
    where: { id },
    data: { text, content: JSON.parse(asBefore) as Prisma.InputJsonValue },
  });

  const mail = await sent();

  expect(mail.text).toContain(present);
  expect(mail.html).toContain(present);
  expect(mail.text + mail.html).not.toContain(old);
});
