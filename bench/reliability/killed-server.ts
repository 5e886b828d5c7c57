// The server is killed again and again while clients submit requests and try until they are answered.
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';
import { type ReceivedMail, startSmtpSink } from '@museum/testing/smtp-sink';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { atMost, exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase } from './product.ts';
import {
  eventually,
  inParallel,
  type Keep,
  type RunSetting,
  seededChance,
  withCleanUp,
} from './run-setting.ts';

export type KilledServerOptions = RunSetting & {
  submissions: number;
  kills: number;
  clients: number;
  /**
   * A mail that a killed server had in hand is due again after a minute. Real waiting for the full
   * form; the short form moves that minute in the database.
   */
  waitsForClaims: boolean;
  plant?: keyof typeof PLANTS;
};

/** Faults that turn the run red: in the clients, or as triggers below the server. */
export const PLANTS = {
  'clients-without-keys': '',
  'mail-not-queued': `
    CREATE SEQUENCE planted_count;
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RETURN CASE WHEN nextval('planted_count') % 10 > 0 THEN NEW END; END$$;
    CREATE TRIGGER planted BEFORE INSERT ON "mail" FOR EACH ROW EXECUTE FUNCTION planted()`,
  'stored-request-lost': `
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN DELETE FROM "visit_request" WHERE "id" = NEW."id" AND "id" % 10 = 0; RETURN NULL; END$$;
    CREATE TRIGGER planted AFTER INSERT ON "visit_request" FOR EACH ROW EXECUTE FUNCTION planted()`,
  'sent-mail-not-noted': `
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN
        IF NEW."state" = 'sent' AND NEW."attempts" < 2 THEN
          NEW."state" := 'waiting'; NEW."nextAttemptAt" := now();
        END IF;
        RETURN NEW;
      END$$;
    CREATE TRIGGER planted BEFORE UPDATE ON "mail" FOR EACH ROW EXECUTE FUNCTION planted()`,
  'resent-under-another-id': `
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN
        IF NEW."state" = 'sent' AND OLD."state" <> 'sent' AND NEW."cause" IS DISTINCT FROM 'planted' THEN
          INSERT INTO "mail" ("id", "kind", "recipientEmail", "subject", "text", "content", "cause")
          VALUES (gen_random_uuid(), NEW."kind", NEW."recipientEmail", NEW."subject", NEW."text",
            NEW."content", 'planted');
        END IF;
        RETURN NEW;
      END$$;
    CREATE TRIGGER planted BEFORE UPDATE ON "mail" FOR EACH ROW EXECUTE FUNCTION planted()`,
} as const;

/** Answers that get lost on the way although the server lives: clients can't tell the difference. */
const LOST_ANSWERS = 0.05;
const RETRY_MS = 100;
/** Production refuses the addresses that nobody can own. */
export const OFFICE = 'kancelarija@centar.internal';

export const addressOf = (index: number) => `skola${index}@example.rs`;

export const killedServer = (options: KilledServerOptions) =>
  withCleanUp((keep) => run(options, keep));

async function run(options: KilledServerOptions, keep: Keep): Promise<Finding[]> {
  const { submissions, kills, clients, log = () => undefined } = options;
  const chance = seededChance(options.seed);
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  if (options.plant && PLANTS[options.plant]) await database.rows(PLANTS[options.plant]);
  const sink = keep(await startSmtpSink(), ({ stop }) => stop());
  const variables = { SMTP_URL: sink.url, MAIL_OFFICE: OFFICE };
  const product = keep(await openProduct({ databaseUrl: database.url, variables }), ({ stop }) =>
    stop(),
  );
  const acknowledged = new Map<number, CreatedVisitRequest>();
  let isOver = false;
  let killed = 0;

  const submit = async (index: number) => {
    const body = buildVisitRequest({ institutionEmail: addressOf(index) });
    const key = randomUUID();
    const losesAnswer = seededChance(options.seed + index)() < LOST_ANSWERS;
    for (let attempt = 0; !isOver; attempt += 1) {
      const headers: Record<string, string> =
        options.plant === 'clients-without-keys' ? {} : { 'idempotency-key': key };
      const call = { method: 'POST', path: '/visit-request', body, headers };
      const answer = await callApi<CreatedVisitRequest>(product.url, call).catch(() => undefined);
      if (answer?.status === 201 && !(losesAnswer && attempt === 0)) {
        acknowledged.set(index, answer.data);
        return;
      }
      if (!answer || answer.status !== 201) await wait(RETRY_MS);
    }
  };

  /** Kills within each stretch of the submissions at a moment that chance decides. */
  const killAgain = async () => {
    const stretch = submissions / kills;
    for (; killed < kills; killed += 1) {
      const moment = Math.floor((killed + 0.2 + 0.6 * chance()) * stretch);
      while (acknowledged.size < moment && !isOver) await wait(1);
      if (isOver) return;
      await product.kill();
      await product.start();
      log(`killed ${killed + 1} times, ${acknowledged.size} acknowledged`);
    }
  };

  const countWaiting = async () => {
    if (!options.waitsForClaims) {
      await database.rows(`UPDATE "mail" SET "nextAttemptAt" = now(), "claimedUntil" = NULL
        WHERE "state" = 'waiting' AND "attempts" > 0 AND "nextAttemptAt" > now()`);
    }
    const [row] = await database.rows<{ count: string }>(
      `SELECT count(*) FROM "mail" WHERE "state" = 'waiting'`,
    );
    return Number(row?.count);
  };

  const killing = keep(killAgain(), (ending) => {
    isOver = true;
    return ending.catch(() => undefined);
  });
  await inParallel(submissions, clients, submit);
  isOver = true;
  await killing;
  log('all submitted; waiting for the mails');
  const withinMs = (options.waitsForClaims ? 120_000 : 5_000) + submissions * 50;
  await eventually(async () => (await countWaiting()) === 0, withinMs);
  const stored = await database.rows<StoredRequest>(
    `SELECT "id", "normalizedId", "institutionEmail" AS "email" FROM "visit_request"`,
  );
  return [
    exactly('kill -9 of the server', killed, kills),
    exactly('submissions acknowledged', acknowledged.size, submissions),
    ...judgeRequests(acknowledged, stored),
    ...judgeMails(acknowledged, sink.received, kills),
  ];
}

export type StoredRequest = CreatedVisitRequest & { email: string };

export function judgeRequests(
  acknowledged: Map<number, CreatedVisitRequest>,
  stored: StoredRequest[],
) {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const lost = [...acknowledged].filter(([index, { id, normalizedId }]) => {
    const row = byId.get(id);
    return row?.normalizedId !== normalizedId || row.email !== addressOf(index);
  });
  const duplicates = stored.length - new Set(stored.map(({ email }) => email)).size;
  return [
    never('acknowledged requests lost', lost.length),
    never('requests stored twice', duplicates),
  ];
}

export function judgeMails(
  acknowledged: Map<number, CreatedVisitRequest>,
  received: ReceivedMail[],
  kills: number,
) {
  const confirmed = new Map<string, Set<string>>();
  const announced = new Map<string, Set<string>>();
  for (const { envelopeTo, messageId = '', subject = '', text = '' } of received) {
    const isNotice = envelopeTo[0] === OFFICE;
    const number = /GP-\d{4}-\d{6}/.exec(`${subject}\n${text}`)?.[0] ?? '';
    const known = isNotice ? announced : confirmed;
    const key = isNotice ? number : `${envelopeTo[0]} ${number}`;
    known.set(key, (known.get(key) ?? new Set()).add(messageId));
  }
  const without = [...acknowledged].filter(
    ([index, { normalizedId }]) =>
      !confirmed.has(`${addressOf(index)} ${normalizedId}`) || !announced.has(normalizedId),
  );
  const mails = [...confirmed.values(), ...announced.values()];
  const distinct = new Set(received.map(({ messageId }) => messageId)).size;
  return [
    never('acknowledged requests without both mails', without.length),
    atMost('mails sent twice', received.length - distinct, kills),
    never('copies under another Message-ID', mails.filter(({ size }) => size > 1).length),
  ];
}
