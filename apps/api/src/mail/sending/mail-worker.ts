import type { Logger } from '#lib/log/logger.ts';
import { claimDueMail, markMailDone, markMailFailed, type ClaimedMail } from '#mail/mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import { dropMail, postponeToTurn, takeTurn } from './mail-turn-store.ts';

/** Sends what is in the outbox. */
export type MailWorker = {
  /** Looks at the outbox now; call it after the commit of a transaction that queued a mail. */
  wake: () => void;
  /** Takes up no further mail and resolves when the one in hand is done with. */
  stop: () => Promise<void>;
};

type WorkerDeps = {
  transport: MailTransport;
  logger: Logger;
  /** Multiplies the confirmations that go to one address in an hour (`RATE_LIMIT_FACTOR`). */
  limitFactor: number;
};

/** Requests and messages that are confirmed to one outside address in an hour. */
const LIMITED_PER_HOUR = 6;

/** How soon mails are found that nobody rang for: retries, and those of a server that died. */
const POLL_MS = 5_000;

/** Shorter than a claim, so that no other worker takes up a mail that is still being sent. */
const SEND_TIMEOUT_MS = 40_000;

/** Staff read it beside a mail that is over the limit. */
const WAITS_FOR_TURN =
  'Na ovu adresu je u poslednjih sat vremena već poslato najviše dozvoljenih mejlova; ovaj čeka svoj red.';

/** A server that shuts down waits this long for the mail in hand. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts sending in the background. One mail at a time: after a killed server at most one mail
 * is sent twice, under the same Message-ID. Any number of workers may share a database.
 */
export function startMailWorker(deps: WorkerDeps): MailWorker {
  const bell = createBell();
  const cutOff = new AbortController();
  const deliverNext = createDelivery(deps, cutOff.signal);
  let isStopping = false;

  const work = async () => {
    while (!isStopping) {
      const delivered = await deliverNext().catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'outbox unreachable');
        return false;
      });
      if (!delivered && !isStopping) await bell.heard(POLL_MS);
    }
  };
  const done = work();

  return {
    wake: bell.ring,
    stop: async () => {
      isStopping = true;
      bell.ring();
      const timer = setTimeout(() => cutOff.abort(), STOP_TIMEOUT_MS);
      await done;
      clearTimeout(timer);
      deps.transport.close();
    },
  };
}

/** What the log says of a mail: with its cause, the lines of whatever it came from are found. */
const nameOf = ({ id, kind, cause }: ClaimedMail) => ({ mail: id, kind, cause });

async function noteFailure(logger: Logger, mail: ClaimedMail, error: unknown): Promise<void> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // Not the message: mail servers quote addresses in it.
  logger.warn({ ...nameOf(mail), attempts: mail.attempts, code, responseCode }, 'mail not sent');
  await markMailFailed(mail, { reason: failureReason(error), isRefusal: isRefusal(error) });
}

/** Delivers the next mail that is due, unless it has to wait for its turn; false when there is none. */
function createDelivery({ transport, logger, limitFactor }: WorkerDeps, cutOff: AbortSignal) {
  const perHour = Math.ceil(LIMITED_PER_HOUR * limitFactor);
  // By the mail server; stays here while the database is away and can't note it.
  const accepted = new Set<string>();

  const send = async (mail: ClaimedMail) => {
    const signal = AbortSignal.any([cutOff, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    await transport.send(mail, signal);
    logger.info(nameOf(mail), 'mail left');
    accepted.add(mail.id);
  };
  /** Before anything else: once its claim is over, another server would send the mail again. */
  const noteAccepted = async () => {
    for (const id of accepted) {
      await markMailDone(id, transport.outcome);
      accepted.delete(id);
    }
  };
  const leaveOut = async (mail: ClaimedMail, turn: 'later' | 'never') => {
    if (turn === 'later') return postponeToTurn(mail, WAITS_FOR_TURN);
    logger.warn(nameOf(mail), 'mail dropped: too many wait for its address');
    await dropMail(mail);
  };

  return async (): Promise<boolean> => {
    await noteAccepted();
    const mail = await claimDueMail();
    if (!mail) return false;
    const turn = mail.isLimited ? await takeTurn(mail, perHour) : 'now';
    if (turn !== 'now') {
      await leaveOut(mail, turn);
      return true;
    }
    try {
      await send(mail);
    } catch (error) {
      await noteFailure(logger, mail, error);
      return true;
    }
    await noteAccepted();
    return true;
  };
}

/** Wakes whoever waits for it; a ring that nobody waited for lets the next one go on at once. */
function createBell() {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    /** Resolves when the bell rings, or after `atMostMs` milliseconds. */
    heard: async (atMostMs: number) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, atMostMs).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}

const UNREACHABLE = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** Why a mail was not sent, as staff read it; what the mail server said stands as it said it. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, response } = error as { code?: unknown; response?: unknown };
  if (typeof response === 'string' && response !== '') {
    return `Server za poštu je odbio mejl: ${response}`;
  }
  if (typeof code === 'string' && UNREACHABLE.has(code)) {
    return `Server za poštu nije dostupan: ${error.message}`;
  }
  return error.message;
}

/** True when the mail server refuses this recipient or this mail for good: a 5yz reply (RFC 5321). */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // Not before a mail is under way: a wrong password is our own mistake.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
