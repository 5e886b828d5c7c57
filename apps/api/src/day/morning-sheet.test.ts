import { addDays, weekdayOf } from '@museum/shared/primitives/calendar-date';
import { instantInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { pdfText } from '@museum/testing/read-documents';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { createLogger } from '#lib/log/logger.ts';
import { attachmentsOf } from '#mail/composing/mail-attachment.ts';
import { createMailTransport } from '#mail/sending/mail-transport.ts';
import { startMailWorker } from '#mail/sending/mail-worker.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { testDeps, testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { daySheetPdf } from './day-sheet-pdf.ts';
import { readDaySheet } from './day-sheet-store.ts';
import { sendMorningSheet } from './send-morning-sheet.ts';

// Summer time ends on the last Sunday of next year's October; the other day is the Wednesday before it.
const END_OF_OCTOBER = `${new Date().getFullYear() + 1}-10-31`;
const AUTUMN_SUNDAY = addDays(END_OF_OCTOBER, -(weekdayOf(END_OF_OCTOBER) % 7));
const DAY = addDays(AUTUMN_SUNDAY, -4);

/** As the sheet writes a day, without its weekday. */
const written = (day: string) => `${day.split('-').map(Number).reverse().join('. ')}.`;

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls();
});
beforeEach(() => emptyTables('visit_request', 'mail', 'morning_sheet', 'setting', 'audit_entry'));

const switchOn = () =>
  prisma.setting.create({ data: { name: 'day-sheet', value: { isMailed: true } } });

const run = (day: string, time: string) =>
  sendMorningSheet(testDeps({ clock: () => instantInBelgrade(day, time) }));

const mails = () => prisma.mail.findMany({ where: { kind: 'day-sheet' } });

describe("the office's mail with the sheets", () => {
  it('goes at six once a morning, and not before', async () => {
    await switchOn();

    await run(DAY, '05:59');
    expect(await mails()).toHaveLength(0);
    await run(DAY, '06:00');
    await run(DAY, '06:00');
    await run(DAY, '07:00');
    expect(await mails()).toHaveLength(1);
    await run(addDays(DAY, 1), '06:00');
    expect(await mails()).toHaveLength(2);
  });

  it('goes at six by the clocks of Belgrade on both sides of their change', async () => {
    await switchOn();

    // Summer time has ended at three: six o'clock is 05:00 UTC.
    await sendMorningSheet(testDeps({ clock: () => new Date(`${AUTUMN_SUNDAY}T04:59:00Z`) }));
    expect(await mails()).toHaveLength(0);
    await sendMorningSheet(testDeps({ clock: () => new Date(`${AUTUMN_SUNDAY}T05:00:00Z`) }));
    expect(await mails()).toHaveLength(1);
    // The Wednesday before it was 04:00 UTC.
    await sendMorningSheet(testDeps({ clock: () => new Date(`${DAY}T04:00:00Z`) }));
    expect(await mails()).toHaveLength(2);
  });

  it('is caught up until noon, but not in the afternoon', async () => {
    await switchOn();

    await run(DAY, '12:00');
    expect(await mails()).toHaveLength(0);
    await run(addDays(DAY, 1), '11:59');
    expect(await mails()).toHaveLength(1);
  });

  it('is queued once by servers that look at the same moment', async () => {
    await switchOn();

    await Promise.all(Array.from({ length: 4 }, () => run(DAY, '06:00')));

    expect(await mails()).toHaveLength(1);
  });

  it('does not go while it is switched off, as it is until somebody switches it on', async () => {
    await run(DAY, '06:00');

    expect(await mails()).toHaveLength(0);
  });

  it('tells an empty day in one sentence, without a file', async () => {
    await switchOn();

    await run(DAY, '06:00');

    const [mail] = await mails();
    expect(mail?.text).toContain(`Danas, sreda, ${written(DAY)}, niko nije najavljen.`);
    expect(mail?.text).toContain(
      `Sutra, četvrtak, ${written(addDays(DAY, 1))}, niko nije najavljen.`,
    );
    expect(attachmentsOf(mail?.attachments)).toEqual([]);
  });

  it('stays when it could not leave before noon', async () => {
    await switchOn();
    const past = '2026-01-07';
    await run(past, '06:00');

    await run(past, '13:00');

    expect(await mails()).toHaveLength(0);
    await run(past, '06:30');
    expect(await mails()).toHaveLength(0);
  });
});

it('brings the sheets as files, drawn when the mail leaves, and no name in its text', async () => {
  await switchOn();
  const visit = { visitDate: DAY, institutionName: 'ОШ „Вук Караџић“', numberOfFollowers: 2 };
  await calls.create(buildVisitRequest({ ...visit, visitTime: '09:30', visitorAmount: 24 }));
  await prisma.mail.deleteMany();
  await run(DAY, '06:00');

  const sink = await startSmtpSink();
  const transport = createMailTransport(testEnv({ SMTP_URL: sink.url }), {
    daySheet: async (date) => daySheetPdf(await readDaySheet(date), new Date()),
  });
  const worker = startMailWorker({ transport, logger: createLogger('silent'), limitFactor: 1 });
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), 10_000);
  await worker.stop();
  await sink.stop();

  const [mail] = sink.received;
  expect(mail?.subject).toBe(
    `Dnevni list, sreda, ${written(DAY)}: danas 1 grupa, sutra nijedna grupa`,
  );
  expect(mail?.text).toContain('24 + 2');
  expect(mail?.text).not.toContain('Караџић');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`dnevni-list-${DAY}.pdf`]);
  const file = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
  expect((await pdfText(file)).text).toContain('Вук Караџић');
});
