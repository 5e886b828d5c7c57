// Planted fault: prepared statements keep their names, which the next connection doesn't know.
import { createHash } from 'node:crypto';
import pg from 'pg';

const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, statement: unknown, ...rest: unknown[]) {
    if (typeof statement !== 'object' || statement === null || !('name' in statement)) {
      return query.call(this, statement, ...rest);
    }
    const { text } = statement as unknown as { text: string };
    const name = createHash('sha256').update(text).digest('base64url');
    return query.call(this, { ...statement, name }, ...rest);
  },
});
