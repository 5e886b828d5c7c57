// Planted fault: values that somebody forgot about.
import pg from 'pg';

const FORGOTTEN = /<script>|DROP TABLE|=1\+1/;

const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args as [{ values?: unknown } | undefined, unknown];
    const sent = JSON.stringify([statement?.values ?? [], Array.isArray(values) ? values : []]);
    if (FORGOTTEN.test(sent)) throw new TypeError('planted');
    return query.apply(this, args);
  },
});
