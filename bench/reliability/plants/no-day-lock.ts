// Planted fault: a confirmation that holds no lock of its day.
import pg from 'pg';

const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    if (!text?.includes("'museum day'")) return query.call(this, statement, ...rest);
    const unlocked = text.replace(/pg_advisory_xact_lock\((.*)\)/, 'concat($1)');
    const asked =
      typeof statement === 'string' ? unlocked : { ...(statement as object), text: unlocked };
    return query.call(this, asked, ...rest);
  },
});
