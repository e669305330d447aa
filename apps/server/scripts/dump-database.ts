import { readdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';

/**
 * Writes a database as SQL that needs nothing but a connection to be run: the migrations of this checkout, and every row.
 * `node apps/server/scripts/dump-database.ts postgres://… name.sql.gz`
 */
const [connectionString, target] = process.argv.slice(2);
if (connectionString === undefined || target === undefined)
  throw new Error('Name the address of a database and a file that ends with .sql.gz.');

const client = new pg.Client({ connectionString });
await client.connect();
try {
  await client.query("SET timezone = 'UTC'");
  const statements = [...(await readSchema()), ...(await readRows()), ...(await readSequences())];
  await writeFile(target, gzipSync(`${statements.join('\n')}\n`, { level: 9 }));
} finally {
  await client.end();
}

async function readSchema(): Promise<string[]> {
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = names.map((name) => readFile(new URL(name, folder), 'utf8'));
  return [
    ...(await Promise.all(migrations)),
    'CREATE TABLE migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now());',
  ];
}

/** Without triggers and foreign keys, so that tables can come in any order; rows inserted by migrations already exist. */
async function readRows(): Promise<string[]> {
  const tables = await list(
    `SELECT quote_ident(relname) AS line FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
     AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const inserts: string[] = [];
  for (const table of tables) {
    const columns = await list(
      `SELECT quote_ident(attname) AS line FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0
       AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    );
    const values = columns.map((column) => `quote_nullable(${column}::text)`).join(", ', ', ");
    const rows = await list(
      `SELECT concat('(', ${values}, ')') AS line FROM ${table} ORDER BY ${columns[0]}, 1`,
    );
    const into = `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES`;
    if (rows.length > 0) inserts.push(`${into}\n${rows.join(',\n')};`);
  }
  return [
    "SET session_replication_role = replica; SET timezone = 'UTC';",
    `TRUNCATE ${tables.join(', ')};`,
    ...inserts,
    'SET session_replication_role = DEFAULT;',
  ];
}

async function readSequences(): Promise<string[]> {
  const sequences = await list(
    `SELECT quote_ident(relname) AS line FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
     ORDER BY relname`,
  );
  const settings: string[] = [];
  for (const name of sequences)
    settings.push(
      ...(await list(
        `SELECT format('SELECT setval(%L, %s, %L);', '${name}', last_value, is_called) AS line FROM ${name}`,
      )),
    );
  return settings;
}

async function list(query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line);
}
