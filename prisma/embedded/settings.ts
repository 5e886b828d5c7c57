export type ServerSettings = { port: number; durable: boolean };

/**
 * The part of the server's configuration that is ours, written before each start.
 * Errors are logged without the statement and its values: they hold visitors' personal data.
 */
export function renderSettings({ port, durable }: ServerSettings): string {
  return [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    `timezone = 'UTC'`,
    `log_timezone = 'UTC'`,
    `log_error_verbosity = terse`,
    `log_min_error_statement = panic`,
    `log_checkpoints = off`,
    `jit = off`,
    `random_page_cost = 1.1`,
    ...(durable ? [] : forgetful),
    '',
  ].join('\n');
}

/** For databases that a test run throws away: nothing waits for the disk. */
const forgetful = [
  `fsync = off`,
  `synchronous_commit = off`,
  `full_page_writes = off`,
  `wal_level = minimal`,
  `max_wal_senders = 0`,
  `autovacuum = off`,
];

/** Only the password of the one role that may sign in, only from this machine. */
export const clientRules = 'host all all 127.0.0.1/32 scram-sha-256\n';
