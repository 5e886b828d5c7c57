// Planted fault: a replica that always says that it has everything.
import pg from 'pg';

const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    const asked =
      typeof statement === 'string'
        ? statement.replace(/pg_last_wal_replay_lsn\(\) >= /, 'true OR NULL = ')
        : statement;
    return query.call(this, asked, ...rest);
  },
});
