// The mail server is away, refusing first and then silent, while requests are submitted.
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { callApi } from '@museum/testing/call-api';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { openWire } from '@museum/testing/wire';
import { randomUUID } from 'node:crypto';

import { atMost, exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase } from './product.ts';
import { eventually, inParallel, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type AwayMailServerOptions = RunSetting & {
  /** With the mail server there, then as many while it refuses, then as many while it is silent. */
  submissions: number;
  /** Before those, so that every statement is prepared; they get their mails, too. */
  warmUp: number;
  /** How long it is away at least, in ms. */
  awayMs: number;
  /**
   * The wait before a retry (30 s, then doubled) really passes in the full form; the short form
   * moves the outbox by that time in the database.
   */
  waitsForRetries: boolean;
  /**
   * A machine with other work to do may double a median and add this, in ms: more in a short form,
   * whose few submissions meet the other tests. Waiting for a mail server costs seconds.
   */
  noiseMs: number;
  plant?: 'mail-within-submission' | 'given-up-after-first-attempt';
};

const GIVEN_UP = `
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN IF NEW."lastError" IS NOT NULL THEN NEW."state" := 'dead'; END IF; RETURN NEW; END$$;
  CREATE TRIGGER planted BEFORE UPDATE ON "mail" FOR EACH ROW EXECUTE FUNCTION planted()`;

const CLIENTS = 4;
/** A visitor does not wait longer. */
const SLOW_MS = 1_000;
const medianOf = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const awayMailServer = (options: AwayMailServerOptions) =>
  withCleanUp((keep) => run(options, keep));

async function run(options: AwayMailServerOptions, keep: Keep): Promise<Finding[]> {
  const { submissions, noiseMs, plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  if (plant === 'given-up-after-first-attempt') await database.rows(GIVEN_UP);
  const sink = keep(await startSmtpSink(), ({ stop }) => stop());
  const wire = keep(await openWire(new URL(sink.url)), ({ cut }) => cut());
  const opening = openProduct({
    databaseUrl: database.url,
    variables: { SMTP_URL: wire.url() },
    plant: plant === 'mail-within-submission' ? plant : undefined,
  });
  const product = keep(await opening, ({ stop }) => stop());
  const addresses: string[] = [];
  let refused = 0;

  /** Submits requests and answers the median time in ms. */
  const submitMany = async (count: number) => {
    const times: number[] = [];
    await inParallel(count, CLIENTS, async () => {
      const institutionEmail = `skola${addresses.length}@example.rs`;
      addresses.push(institutionEmail);
      const { status, ms } = await callApi(product.url, {
        method: 'POST',
        path: '/visit-request',
        body: buildVisitRequest({ institutionEmail }),
        headers: { 'idempotency-key': randomUUID() },
      });
      if (status !== 201) refused += 1;
      times.push(ms);
    });
    return Math.round(medianOf(times));
  };
  const countMails = async (state: string) => {
    const where = `SELECT count(*) AS count FROM "mail" WHERE "state" = '${state}'`;
    return Number((await database.rows<{ count: string }>(where))[0]?.count);
  };
  const moveRetries = () =>
    database.rows(`UPDATE "mail" SET "nextAttemptAt" = now(), "claimedUntil" = NULL
      WHERE "state" = 'waiting' AND "attempts" > 0 AND "nextAttemptAt" > now()`);
  const hasDelivered = async () => {
    if (!options.waitsForRetries) await moveRetries();
    return (await countMails('waiting')) === 0;
  };

  await submitMany(options.warmUp);
  const calmMs = await submitMany(submissions);
  await eventually(hasDelivered, 60_000);

  await wire.cut();
  const start = performance.now();
  const refusingMs = await submitMany(submissions);
  await wire.restore();
  wire.swallow();
  const silentMs = await submitMany(submissions);
  await new Promise((resolve) =>
    setTimeout(resolve, Math.max(0, options.awayMs - (performance.now() - start))),
  );
  const undelivered = await countMails('waiting');
  const awayS = Math.round((performance.now() - start) / 1000);
  log(`away for ${awayS} s, ${undelivered} mails wait`);

  await wire.restore();
  const returned = performance.now();
  await eventually(hasDelivered, 600_000);
  log(`delivered ${Math.round((performance.now() - returned) / 1000)} s after the return`);

  const writtenTo = new Set(sink.received.map(({ envelopeTo }) => envelopeTo[0]));
  const distinct = new Set(sink.received.map(({ messageId }) => messageId)).size;
  return [
    exactly('submissions taken', addresses.length - refused, 3 * submissions + options.warmUp),
    atMost('median submission while all is well, in ms', calmMs, SLOW_MS),
    atMost('median submission while it refuses, in ms', refusingMs, 2 * calmMs + noiseMs),
    atMost('median submission while it is silent, in ms', silentMs, 2 * calmMs + noiseMs),
    exactly(
      'requesters written to after its return',
      addresses.filter((address) => writtenTo.has(address)).length,
      addresses.length,
    ),
    exactly('mails delivered', distinct, 2 * addresses.length),
    never('mails sent twice', sink.received.length - distinct),
  ];
}
