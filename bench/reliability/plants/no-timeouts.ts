// Planted fault: connections that wait for ever, as `pg` has it unless it is told otherwise.
import pg from 'pg';

const { Pool } = pg;

class PatientPool extends Pool {
  constructor(config: pg.PoolConfig) {
    super({
      ...config,
      connectionTimeoutMillis: undefined,
      statement_timeout: undefined,
      query_timeout: undefined,
    });
  }
}

Object.assign(pg, { Pool: PatientPool });
