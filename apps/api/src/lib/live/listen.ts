import { SIGN_MS } from '@museum/shared/live/live-news';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabaseClient } from '#lib/database/database-pool.ts';

/** The channel on which the database's triggers notify. */
export const CHANNEL = 'museum';

/** How long to wait before each attempt to connect again; the last pause repeats. */
const PAUSES_MS = [100, 500, 1_000, 2_000, 5_000];

type Listener = {
  /** Called on a new connection before it listens. */
  onConnected?: (client: pg.Client) => Promise<void>;
  /** From now on everything is heard. */
  onOpen: () => void;
  /** A payload that was told and committed. */
  onHeard: (payload: string) => void;
  /** The connection has just proved that it lives. */
  onSign: () => void;
  /** The connection is gone, or there was none, for this reason: what is told meanwhile is missed. */
  onLost: (fault: unknown) => void;
};

/**
 * Listens on a connection of its own until it is stopped, and takes a new one when the database went
 * away. Each is asked for a sign every ten seconds, for one that hangs says nothing by itself.
 */
export function keepListening(url: string, listener: Listener): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const listen = async () => {
    for (let failures = 0; !ending.signal.aborted; failures += 1) {
      if (await listenOnce(url, listener, ending.signal)) failures = 0;
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const done = listen();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

/** Resolves once the connection is lost, or given up; false when there was none. */
async function listenOnce(url: string, listener: Listener, signal: AbortSignal): Promise<boolean> {
  const client = createDatabaseClient(url, 'museum live');
  const lost = new AbortController();
  let fault: unknown;
  const lose = (error?: unknown) => {
    fault ??= error;
    lost.abort();
  };
  client.on('error', lose);
  client.on('end', lose);
  signal.addEventListener('abort', lose, { once: true });
  let isOpen = false;
  try {
    await client.connect();
    client.on('notification', ({ payload = '' }) => listener.onHeard(payload));
    await listener.onConnected?.(client);
    await client.query(`LISTEN ${CHANNEL}`);
    isOpen = !lost.signal.aborted;
    if (isOpen) listener.onOpen();
    while (!lost.signal.aborted) {
      await wait(SIGN_MS, undefined, { signal: lost.signal });
      await client.query('SELECT 1');
      listener.onSign();
    }
  } catch (error) {
    fault ??= error;
  }
  signal.removeEventListener('abort', lose);
  if (!signal.aborted) listener.onLost(fault);
  // Not waited for: a database that hangs doesn't answer to this, either.
  void client.end().catch(() => undefined);
  return isOpen;
}
