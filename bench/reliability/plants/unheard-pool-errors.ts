// Planted fault: nobody listens when an idle connection breaks, which ends the process.
import pg from 'pg';

const { Pool } = pg;

class UnheardPool extends Pool {
  override on(event: string, listener: (...values: never[]) => void): this {
    return event === 'error' ? this : super.on(event as 'connect', listener as never);
  }
}

Object.assign(pg, { Pool: UnheardPool });
