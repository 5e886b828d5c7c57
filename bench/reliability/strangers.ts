// Strangers from many addresses try to close the public form, and to lock an owner out of an account.
import { randomBytes } from 'node:crypto';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { type Answer, callApi } from '@museum/testing/call-api';
import { ADMIN } from '@museum/testing/product-server';

import { atLeast, atMost, exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import { inParallel, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type StrangersOptions = RunSetting & {
  /** Of the limits as they are in production; the short form has smaller ones, and fewer strangers. */
  limitFactor: number;
  /** Addresses that send what is refused, then what is taken, until the limit of all is passed. */
  senders: number;
  customers: number;
  /** Addresses that guess at the owner's password. */
  guessers: number;
  plant?: 'all-one-address';
};

/** What is stored in an hour before confirmations stop (docs/security.md). */
const STORED_IN_AN_HOUR = 2_000;
/** Guesses at an account in an hour, then a day's guesses of each further address (decision 15). */
const GUESSES_OF_ALL = 100;
const GUESSES_OF_EACH = 5;
const GUESSES_TRIED = 10;
const WIDTH = 8;

const PLANTED = `
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN NEW."key" := split_part(NEW."key", ':', 1) || ':all'; RETURN NEW; END$$;
  CREATE TRIGGER planted BEFORE INSERT ON "rate_limit" FOR EACH ROW EXECUTE FUNCTION planted()`;

type Database = Awaited<ReturnType<typeof openRunDatabase>>;

/** The kinds of people, each in a network of their own. */
const stranger = (index: number) => `203.0.${index >> 8}.${index & 255}`;
const customer = (index: number) => `198.51.100.${index}`;
const HOME = '192.0.2.1';
const ELSEWHERE = '192.0.2.200';

export const strangers = (options: StrangersOptions) => withCleanUp((keep) => run(options, keep));

async function run(options: StrangersOptions, keep: Keep): Promise<Finding[]> {
  const { limitFactor, plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  if (plant) await database.rows(PLANTED);
  const secret = randomBytes(32).toString('hex');
  const open = async (factor: number) => {
    const variables = { RATE_LIMIT_FACTOR: String(factor), JWT_SECRET: secret };
    return keep(await openProduct({ databaseUrl: database.url, variables }), ({ stop }) => stop());
  };
  const form = await closeForm(options, await open(limitFactor), database);
  log('the form was flooded');
  await database.rows(`DELETE FROM "rate_limit"`);
  const account = await lockOut(options, await open(1));
  log('the password was guessed at');
  return [...form, ...account];
}

const submit = ({ url }: Product, address: string, body: object) =>
  callApi(url, {
    method: 'POST',
    path: '/visit-request',
    body,
    headers: { 'x-forwarded-for': address },
  });

async function closeForm(
  { limitFactor, senders, customers }: StrangersOptions,
  product: Product,
  database: Database,
): Promise<Finding[]> {
  const confirmed = STORED_IN_AN_HOUR * limitFactor;
  await inParallel(senders, WIDTH, async (index) => {
    await submit(product, stranger(index), {});
  });
  await inParallel(confirmed + senders, WIDTH, async (index) => {
    const institutionEmail = `stranac${index}@example.rs`;
    await submit(product, stranger(index % senders), buildVisitRequest({ institutionEmail }));
  });
  const answers: Answer[] = [];
  await inParallel(customers, WIDTH, async (index) => {
    answers.push(await submit(product, customer(index), buildVisitRequest()));
  });
  const count = async (kind: string) => {
    const asked = `SELECT count(*) AS count FROM "mail" WHERE "kind" = $1`;
    return Number((await database.rows<{ count: string }>(asked, [kind]))[0]?.count);
  };
  const [{ stored } = { stored: '0' }] = await database.rows<{ stored: string }>(
    `SELECT count(*) AS stored FROM "visit_request"`,
  );
  return [
    atLeast('requests that strangers stored', Number(stored) - taken(answers), confirmed),
    exactly('customers’ requests taken by a flooded form', taken(answers), customers),
    atMost(
      'confirmations that strangers caused in an hour',
      await count('request-received'),
      confirmed,
    ),
    exactly(
      'stored requests that the office is told of',
      await count('new-request'),
      Number(stored),
    ),
  ];
}

const taken = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length;

async function lockOut({ guessers }: StrangersOptions, { url }: Product): Promise<Finding[]> {
  const signIn = async (address: string, password: string) => {
    const call = { method: 'POST', path: '/auth/sign-in', body: { ...ADMIN, password } };
    return (await callApi(url, { ...call, headers: { 'x-forwarded-for': address } })).status;
  };
  await signIn(HOME, ADMIN.password);
  let tried = 0;
  await inParallel(guessers * GUESSES_TRIED, WIDTH, async (index) => {
    const status = await signIn(stranger(index % guessers), `pokusaj-broj-${index}`);
    if (status === 401) tried += 1;
  });
  const atHome = await signIn(HOME, ADMIN.password);
  for (let slip = 1; slip < GUESSES_OF_EACH; slip += 1) await signIn(ELSEWHERE, 'pogresna-lozinka');
  const elsewhere = await signIn(ELSEWHERE, ADMIN.password);
  return [
    never('sign-ins refused to the owner at a known address', atHome === 200 ? 0 : 1),
    never('sign-ins refused to the owner elsewhere after four slips', elsewhere === 200 ? 0 : 1),
    atMost(
      'guesses that were compared with the password',
      tried,
      GUESSES_OF_ALL + GUESSES_OF_EACH * guessers,
    ),
  ];
}
