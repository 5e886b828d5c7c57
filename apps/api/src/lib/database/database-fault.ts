/**
 * Prisma's codes for a database that can't be reached, doesn't answer, has no connection left, or gave
 * a transaction up because of another one (P2034).
 */
const PRISMA_FAULTS = /^(P1001|P1002|P1008|P1011|P1017|P2024|P2028|P2034|P2037)$/;

/** What its adapter calls them; a raw query has the same Prisma code for all of its errors. */
const ADAPTER_FAULTS =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist)$/;

/**
 * PostgreSQL's: connection exception (08), insufficient resources (53: disk full, too many
 * connections), operator intervention (57: shutdown, statement time-out), system error (58),
 * and single ones: a transaction given up for another (serialization, deadlock), read-only server,
 * lock time-out, wrong sign-in, missing database.
 */
const POSTGRES_FAULT = /^(08...|40001|40P01|53...|57...|58...|25006|55P03|28P01|28000|3D000)$/;

/** Node's socket errors. */
const SOCKET_FAULT = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

/** The driver's errors that carry no code. */
const DRIVER_FAULT =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|not queryable|connection timeout|Cannot use a pool after calling end/i;

/** True when the database is away or refuses to work: nothing is wrong with the request. */
export function isDatabaseFault(error: unknown): boolean {
  return faultChain(error).some(({ code, originalCode, kind, message }) => {
    const codes = [code, originalCode].filter((value) => typeof value === 'string');
    const isNamed = codes.some((value) =>
      [PRISMA_FAULTS, POSTGRES_FAULT, SOCKET_FAULT].some((faults) => faults.test(value)),
    );
    if (isNamed) return true;
    return typeof kind === 'string'
      ? ADAPTER_FAULTS.test(kind)
      : typeof message === 'string' && DRIVER_FAULT.test(message);
  });
}

/** True when a write ran into a unique index; only stores ask. */
export const isUniqueViolation = (error: unknown) =>
  faultChain(error).some(
    ({ kind, code }) => kind === 'UniqueConstraintViolation' || code === '23505',
  );

type Fault = Record<string, unknown>;

/** The error itself and what it wraps: Prisma keeps the adapter's error under meta, that one its own under cause. */
function faultChain(error: unknown, depth = 0): Fault[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const fault = error as Fault;
  const meta = fault.meta as Fault | undefined;
  return [
    fault,
    ...faultChain(fault.cause, depth + 1),
    ...faultChain(meta?.driverAdapterError, depth + 1),
    ...(Array.isArray(fault.errors)
      ? fault.errors.flatMap((inner) => faultChain(inner, depth + 1))
      : []),
  ];
}
