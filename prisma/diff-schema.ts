import { readFileSync } from 'node:fs';
import pg from 'pg';

import { SCHEMA_FILE } from './migration-files.ts';
import { ALL_TABLES, openSchemaEngine } from './schema-engine.ts';

/** The SQL that turns a database into what schema.prisma says; empty when they agree. */
export async function diffSchema(
  databaseUrl: string,
  schema: string = readFileSync(SCHEMA_FILE, 'utf8'),
): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const engine = await openSchemaEngine(pool, schema);
    const files = [{ path: SCHEMA_FILE, content: schema }];
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: import.meta.dirname },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: ALL_TABLES,
    });
    return exitCode === 0 ? '' : (stdout ?? '');
  } finally {
    await pool.end();
  }
}
