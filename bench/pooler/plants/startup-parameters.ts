// Planted fault: time limits as startup parameters, as a direct connection gets them.
import pg from 'pg';

const { Pool } = pg;

class LimitedPool extends Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, statement_timeout: 2_300 });
  }
}

Object.assign(pg, { Pool: LimitedPool });
