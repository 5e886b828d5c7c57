import { PLANTS as STORED } from '../reliability/killed-server.ts';
import type { Plant } from './cluster.ts';
import type { RunName } from './runs.ts';

/** Each fault with the run that finds it, and the promise that turns red there. */
export const PLANTS: Record<string, Plant & { run: RunName; breaks: string }> = {
  'clients-without-keys': { run: 'soak', breaks: 'requests stored twice', withoutKeys: true },
  'stored-request-lost': {
    run: 'soak',
    breaks: 'acknowledged requests lost',
    sql: STORED['stored-request-lost'],
  },
  'mail-not-queued': {
    run: 'soak',
    breaks: 'acknowledged requests without both mails',
    sql: STORED['mail-not-queued'],
  },
  'sent-mail-not-noted': {
    run: 'soak',
    breaks: 'mails sent twice',
    sql: STORED['sent-mail-not-noted'],
  },
  // As PgBouncer does it by default, but longer.
  'pooler-that-sulks': {
    run: 'failover',
    breaks: 'longest time without an acknowledgement, s',
    pooler: 'server_login_retry = 40\n',
  },
  'balancer-that-gives-up': {
    run: 'rollingRestart',
    breaks: 'requests that failed',
    balancer: '  retries 0',
  },
};
