import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/** The object identifier of PostgreSQL's internal one-byte type. */
const CHAR = 18;

/** Everything of the schema is ours. */
export const ALL_TABLES = { externalTables: [], externalEnums: [] };

/**
 * Prisma's migration engine as WebAssembly (the binary that its CLI wants is a download), talking
 * through the given pool. `onScriptError` is told what PostgreSQL said about a failed script.
 */
export async function openSchemaEngine(
  pool: pg.Pool,
  schema: string,
  onScriptError: (error: unknown) => void = () => undefined,
): Promise<bindings.SchemaEngine> {
  await loadWasm();
  return bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool, onScriptError)),
  );
}

/** Two faults of Prisma's adapter that only migrations meet are mended here. */
class MigrationAdapter extends PrismaPg {
  private readonly onScriptError: (error: unknown) => void;

  constructor(pool: pg.Pool, onScriptError: (error: unknown) => void) {
    super(pool);
    this.onScriptError = onScriptError;
  }

  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    // It cuts a script at every semicolon, also inside strings and function bodies.
    const runScript = pool.query.bind(pool);
    adapter.executeScript = async (script) => {
      // The engine says no more than "external error".
      await runScript(script).catch((error: unknown) => {
        this.onScriptError(error);
        throw error;
      });
    };
    const charColumns = nameCharColumnsText(pool);
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const answer = await queryRaw(query);
      for (const column of charColumns(answer.rows)) {
        answer.columnTypes[column] = ColumnTypeEnum.Character;
      }
      return answer;
    };
    return adapter;
  }
}

/** It refuses the catalogue's type "char", which the engine insists on: passed off as text until then. */
function nameCharColumnsText(pool: pg.Pool): (rows: unknown[]) => number[] {
  const known = new WeakMap<unknown[], number[]>();
  const query = pool.query.bind(pool) as (
    config: pg.QueryArrayConfig,
  ) => Promise<pg.QueryArrayResult>;
  const describing = async (config: pg.QueryArrayConfig) => {
    const result = await query(config);
    const columns = result.fields.flatMap((field, index) =>
      field.dataTypeID === CHAR ? index : [],
    );
    for (const column of columns) result.fields[column]!.dataTypeID = pg.types.builtins.TEXT;
    known.set(result.rows, columns);
    return result;
  };
  pool.query = describing as typeof pool.query;
  return (rows) => known.get(rows) ?? [];
}

/** Node has it; the type declarations of its library do not. */
declare const WebAssembly: {
  instantiate: (
    wasm: Uint8Array,
    imports: Record<string, unknown>,
  ) => Promise<{ instance: { exports: { __wbindgen_start: () => void } } }>;
};

let loaded: Promise<void> | undefined;

function loadWasm(): Promise<void> {
  return (loaded ??= instantiate());
}

async function instantiate(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const script = resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const { instance } = await WebAssembly.instantiate(
    readFileSync(script.replace(/\.js$/, '.wasm')),
    { './schema_engine_bg.js': bindings },
  );
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
