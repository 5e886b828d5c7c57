// Two servers send the mails of the same visits to a server that puts every first try off.
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { comeBack } from '@museum/testing/busy-server';
import { callApi } from '@museum/testing/call-api';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { randomInt } from 'node:crypto';

import { exactly, type Finding, never } from './finding.ts';
import { openProductPair, openRunDatabase, type Product } from './product.ts';
import { eventually, inParallel, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type MailOrderOptions = RunSetting & {
  visits: number;
  plant?: 'mails-of-no-visit';
};

/** What happens to every visit, and how the subject of its mail begins. */
const ACTS: { act: StageAct; subject: string }[] = [
  { act: 'confirm', subject: 'Poseta je potvrđena' },
  { act: 'cancel', subject: 'Poseta je otkazana' },
];
const RECEIPT = 'Primili smo zahtev';
const ORDER = [RECEIPT, ...ACTS.map(({ subject }) => subject)];
const WIDTH = 4;

const PLANTED = `
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN NEW."visitRequestId" := NULL; RETURN NEW; END$$;
  CREATE TRIGGER planted BEFORE INSERT ON "mail" FOR EACH ROW EXECUTE FUNCTION planted()`;

export const mailOrder = (options: MailOrderOptions) => withCleanUp((keep) => run(options, keep));

async function run(
  { testServer, visits, plant }: MailOrderOptions,
  keep: Keep,
): Promise<Finding[]> {
  const database = keep(await openRunDatabase(testServer), ({ drop }) => drop());
  if (plant) await database.rows(PLANTED);
  const greylisted = new Set<string>();
  const putOffOnce = (recipient: string) => {
    if (greylisted.has(recipient)) return undefined;
    greylisted.add(recipient);
    return 'Greylisted';
  };
  const sink = keep(await startSmtpSink({ refuse: putOffOnce }), ({ stop }) => stop());
  const servers = await openProductPair(keep, {
    databaseUrl: database.url,
    variables: { SMTP_URL: sink.url },
  });
  const address = (index: number) => `skola${index}@example.rs`;
  await inParallel(visits, WIDTH, (index) => liveThrough(servers, address(index)));
  const waiting = `SELECT 1 FROM "mail" WHERE "state" = 'waiting'`;
  await eventually(async () => {
    // The wait before another try (30 s and more) is not what is measured here.
    await database.rows(`UPDATE "mail" SET "nextAttemptAt" = now()
      WHERE "state" = 'waiting' AND "claimedUntil" IS NULL AND "nextAttemptAt" > now()`);
    return (await database.rows(waiting)).length === 0;
  }, 120_000);

  const told = Array.from({ length: visits }, (_, index) =>
    sink.received
      .filter(({ envelopeTo }) => envelopeTo[0] === address(index))
      .map(({ subject = '' }) => ORDER.findIndex((opening) => subject.startsWith(opening))),
  );
  const isInOrder = (numbers: number[]) =>
    numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);
  return [
    exactly(
      'visits whose last news arrived',
      told.filter((numbers) => numbers.at(-1) === ACTS.length).length,
      visits,
    ),
    exactly('visits whose receipt arrived', told.filter(([first]) => first === 0).length, visits),
    never(
      'visits of which something was told too late or twice',
      told.filter((numbers) => !isInOrder(numbers)).length,
    ),
  ];
}

/** Submits a visit and takes its steps, each on one of the two servers. */
async function liveThrough(servers: readonly Product[], institutionEmail: string): Promise<void> {
  const anyServer = () => servers[randomInt(servers.length)]!;
  const body = buildVisitRequest({ institutionEmail });
  const call = { method: 'POST', path: '/visit-request', body };
  const { data } = await comeBack(() => callApi<CreatedVisitRequest>(anyServer().url, call));
  for (const [step, { act }] of ACTS.entries()) {
    const server = anyServer();
    const token = await server.token();
    const { status } = await comeBack(() =>
      callApi(server.url, {
        method: 'POST',
        path: `/visit-request/${data.id}/${act}`,
        token,
        body: { version: step + 1, reason: 'Dogovor telefonom', mail: { send: true } },
      }),
    );
    if (status !== 200) throw new Error(`${act} was answered ${status}`);
  }
}
