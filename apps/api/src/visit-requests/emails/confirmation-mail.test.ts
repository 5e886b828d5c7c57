import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import { pdfText } from '@museum/testing/read-documents';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { expect, it, vi } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { createLogger } from '#lib/log/logger.ts';
import { createMailTransport } from '#mail/sending/mail-transport.ts';
import { startMailWorker } from '#mail/sending/mail-worker.ts';
import { testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { drawProformasWith } from '#visit-requests/proforma/draw-proformas.ts';
import { requestLink } from '#visit-requests/request-key.ts';

it('the confirmation brings the predračuni as PDF, the calendar file and the link', async () => {
  const calls = await visitRequestCalls();
  const visitDate = addDays(dayInBelgrade(new Date()), 60);
  const { id } = await calls.create({ ...buildVisitRequestWithDinner(), visitDate });
  await prisma.mail.deleteMany();
  const mail = { send: true, note: 'Ulaz B' };
  await calls.act(id, 'confirm', { version: 1, reason: 'Proba', mail }).expect(200);

  const sink = await startSmtpSink();
  const logger = createLogger('silent');
  const env = testEnv({ SMTP_URL: sink.url });
  const transport = createMailTransport(env, {
    proforma: drawProformasWith(logger),
    requestLink: () => Promise.resolve(requestLink({ id, keyVersion: 1 }, env)),
  });
  const worker = startMailWorker({ transport, logger, limitFactor: 1 });
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), 10_000);
  await worker.stop();
  await sink.stop();

  const [received] = sink.received;
  const { keyVersion, normalizedId } = await calls.read(id);
  const proformas = await prisma.proforma.findMany({ orderBy: { id: 'asc' } });
  const all = received?.attachments ?? [];
  const files = all.filter(({ disposition }) => disposition === 'attachment');
  expect(files.map(({ filename }) => filename)).toEqual([
    `poseta-${normalizedId}.ics`,
    ...proformas.map(({ number }) => `predracun-${number}.pdf`),
  ]);
  expect(proformas).toHaveLength(2);
  for (const [index, { number }] of proformas.entries()) {
    const { text } = await pdfText(Buffer.from(files[index + 1]!.content as Uint8Array));
    expect(text).toContain(number);
    expect(received?.text).toContain(number);
  }
  const pictures = all.filter(({ disposition }) => disposition === 'inline');
  expect(pictures.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual(
    proformas.map(({ number }) => ['image/png', `<ips-qr-${number}.png>`]),
  );
  for (const { number } of proformas) {
    expect(received?.html).toContain(`src="cid:ips-qr-${number}.png"`);
  }
  expect(received?.text).toContain(requestLink({ id, keyVersion }, env));
  expect(received?.text).toContain('Poruka centra: Ulaz B');
});
