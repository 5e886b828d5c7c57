// Planted fault: a value that somebody forgot about.
import pg from 'pg';

const { Pool } = pg;

class ForgetfulPool extends Pool {
  override query(...args: unknown[]): never {
    if (JSON.stringify(args).includes('Ђурђа')) throw new TypeError('planted');
    const run = super.query.bind(this) as unknown as (...values: unknown[]) => never;
    return run(...args);
  }
}

Object.assign(pg, { Pool: ForgetfulPool });
