import pg from 'pg';

/** A connection, or a place in the pool, within this time. */
const CONNECT_TIMEOUT_MS = 2_000;
/** The server gives a statement up after this time; together with connecting it stays below 5 s. */
export const STATEMENT_TIMEOUT_MS = 2_300;
/** The client gives up a server that no longer answers at all. */
const QUERY_TIMEOUT_MS = 2_600;
/** A transaction in which nothing happens for so long is undone. */
export const IDLE_TIMEOUT_MS = 10_000;

/** Enough for two cores; a server has 100 by default and may serve several of us. */
const MAX_CONNECTIONS = 10;
const MAX_COUNTER_CONNECTIONS = 4;

/** For a program at whose end somebody waits in a terminal: a look through every text may take minutes. */
const PATIENT_TIMEOUT_MS = 10 * 60_000;

/** How long one statement may take: a caller's few seconds, or the minutes of a program that runs alone. */
export type Patience = 'caller' | 'program';

type PoolOptions = {
  patience?: Patience | undefined;
  /** The address is a pooler's, which gives each transaction another connection of the server. */
  isPooled?: boolean;
};

/** A pool in which no call hangs: a black-holed connection is cut, not waited for. */
export const createDatabasePool = (url: string, options: PoolOptions = {}): pg.Pool =>
  createPool(url, MAX_CONNECTIONS, options);

/** A connection past the pools, of a server's own; `name` is what the database shows of it. */
export const createDatabaseClient = (url: string, name: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: name,
  });

/** A pool for the rate limits' counters, so that they never wait for the connections of other calls. */
export const createCounterPool = (url: string, options: PoolOptions = {}): pg.Pool =>
  createPool(url, MAX_COUNTER_CONNECTIONS, options);

function createPool(
  url: string,
  max: number,
  { patience = 'caller', isPooled = false }: PoolOptions,
): pg.Pool {
  const isPatient = patience === 'program';
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: isPatient ? PATIENT_TIMEOUT_MS : QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'museum',
    // A pooler refuses them; its own configuration says the same (decision 27).
    ...(!isPooled && {
      statement_timeout: isPatient ? PATIENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    }),
  });
  // An idle connection that breaks is replaced by the next query; unheard, the event ends the process.
  pool.on('error', () => undefined);
  if (isPooled) pool.on('connect', sendWhole);
  pool.on('connect', cutOnReadTimeout);
  pool.on('connect', askInTurn);
  return pool;
}

type Query = (...args: unknown[]) => unknown;

/**
 * Prisma reads the relations of a row all at once, in a transaction on one connection; `pg` warns of
 * a second question before the first is answered, and its version 9 will refuse it.
 */
function askInTurn(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Query = (...args) => {
    const [question] = args;
    const isStream = typeof question === 'object' && question !== null && 'submit' in question;
    if (isStream || typeof args.at(-1) === 'function') return query(...args);
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

/** Takes the names from prepared statements: the next connection of the server doesn't know them. */
function sendWhole(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const whole: Query = (statement, ...rest) =>
    isNamed(statement)
      ? query({ ...statement, name: undefined }, ...rest)
      : query(statement, ...rest);
  client.query = whole as typeof client.query;
}

const isNamed = (statement: unknown): statement is object =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  !('submit' in statement);

/**
 * After its read time-out `pg` leaves the connection waiting for the lost answer: a rollback would
 * queue behind it for another time-out, and the pool would hand the dead connection out again.
 */
function cutOnReadTimeout(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
  const query = client.query.bind(client) as Query;
  const cutting = (error: unknown) => {
    if (error instanceof Error && error.message === 'Query read timeout') {
      connection.stream.destroy();
    }
  };
  const guarded: Query = (...args) => {
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as (...results: unknown[]) => void;
      return query(...args.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        cutting(error);
        callback(error, ...results);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(cutting);
    return answer;
  };
  client.query = guarded as typeof client.query;
}
