// Planted fault: values that somebody forgot about.
import pg from 'pg';

const { Pool } = pg;
const FORGOTTEN = /Ђурђа|Ужице|😀/;

class ForgetfulPool extends Pool {
  override query(...args: unknown[]): never {
    if (FORGOTTEN.test(JSON.stringify(args))) throw new TypeError('planted');
    const run = super.query.bind(this) as unknown as (...values: unknown[]) => never;
    return run(...args);
  }
}

Object.assign(pg, { Pool: ForgetfulPool });
