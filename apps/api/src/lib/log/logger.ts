import { pino, type DestinationStream, type Logger } from 'pino';
import { causeFields } from './cause.ts';

export type { Logger };

/** Messages of these errors can quote what a visitor typed. */
const QUOTES_VALUES = /^(Prisma|DriverAdapter|DatabaseError|SyntaxError|ZodError)/;

/**
 * An error without personal data: its kind, its code, where it happened, and its message unless
 * that could quote values.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type,
    code,
    message: QUOTES_VALUES.test(type) || 'severity' in error ? undefined : error.message,
    at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: cause === undefined ? undefined : describeError(cause),
  };
}

/**
 * Structured lines on standard output, or wherever a test wants them; silent in most tests. Each names
 * the request or the job that it was written for.
 */
export function createLogger(level: string, target?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: causeFields,
  };
  return pino(options, target ?? standardOutput());
}

/** Gives up writing once standard output is closed: pino would try its last line for ever and the program would not end. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => {
    Object.assign(output, { write: () => true, flushSync: () => undefined });
  });
  return output;
}
