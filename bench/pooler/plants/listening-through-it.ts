// Planted fault: what is told is listened to through the pooler.
import pg from 'pg';

const { Client } = pg;

class PooledClient extends Client {
  constructor(config: pg.ClientConfig = {}) {
    const url = new URL(config.connectionString ?? 'postgresql://localhost');
    url.host = process.env.TEST_POOLER_HOST ?? url.host;
    const isListening = config.application_name === 'museum live';
    super({ ...config, ...(isListening && { connectionString: url.href }) });
  }
}

Object.assign(pg, { Client: PooledClient });
