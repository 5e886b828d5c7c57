import pg from 'pg';

/** A connection, or a place in the pool, within this time. */
const CONNECT_TIMEOUT_MS = 2_000;
/** The server gives a statement up after this time; together with connecting it stays below 5 s. */
export const STATEMENT_TIMEOUT_MS = 2_300;
/** The client gives up a server that no longer answers at all. */
const QUERY_TIMEOUT_MS = 2_600;
/** How often it is looked whether an answer has come. */
const LOOK_MS = 200;
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
    // Twice as long as we wait: `pg` also counts the time in which this process itself stands still.
    query_timeout: 2 * (isPatient ? PATIENT_TIMEOUT_MS : QUERY_TIMEOUT_MS),
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
  const { query_timeout: longest } = pool.options;
  if (longest) pool.on('connect', (client) => cutWhenSilent(client, longest / 2));
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
 * Ends a connection that has not answered for so long. By looks, not by one timer: while this process
 * stands still (it draws, the machine is busy) an answer may have come, and is read before the next look.
 * `pg` would leave the connection waiting for the lost answer, and the pool hand it out again.
 */
function cutWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
  const query = client.query.bind(client) as Query;
  const watch = () => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks * LOOK_MS >= silenceMs) connection.stream.destroy();
    }, LOOK_MS);
    return () => clearInterval(timer);
  };
  const guarded: Query = (...args) => {
    const end = watch();
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as (...results: unknown[]) => void;
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        end();
        callback(...results);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(end, end);
    // A stream is read as slowly as somebody takes it.
    else end();
    return answer;
  };
  client.query = guarded as typeof client.query;
}
