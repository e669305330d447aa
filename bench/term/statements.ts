import { z } from 'zod';
import { pool } from '../../apps/server/src/platform/db.ts';

/** Tables with fewer rows may be scanned. */
const smallTable = 1_000;

const statementSchema = z.object({
  query: z.string(),
  calls: z.coerce.number(),
  totalMs: z.number(),
  meanMs: z.number(),
});
export type Statement = z.infer<typeof statementSchema>;
const scanSchema = z.object({
  table: z.string(),
  scans: z.coerce.number(),
  rows: z.coerce.number(),
  live: z.coerce.number(),
});
export type Scan = z.infer<typeof scanSchema>;

export async function resetStatements(): Promise<void> {
  await pool().query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await pool().query('SELECT pg_stat_statements_reset(), pg_stat_reset()');
}

/** The ten statements of the product that took most time in all; those of this bench, which begin with a comment, are left out. */
export async function listHottest(): Promise<Statement[]> {
  const { rows } = await pool().query(`
    SELECT query, calls, total_exec_time AS "totalMs", mean_exec_time AS "meanMs" FROM pg_stat_statements
    WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query NOT LIKE '%pg_stat%' AND query ~* '^\\s*(select|insert|update|delete|with)'
    ORDER BY total_exec_time DESC LIMIT 10`);
  return z.array(statementSchema).parse(rows);
}

/** Tables of many rows that were read from end to end. */
export async function listSequentialScans(): Promise<Scan[]> {
  const { rows } = await pool().query(
    `SELECT pg_class.relname AS table, seq_scan AS scans, seq_tup_read AS rows, reltuples AS live
     FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid
     WHERE seq_scan > 0 AND reltuples > $1 AND seq_tup_read > seq_scan * $1 ORDER BY seq_tup_read DESC`,
    [smallTable],
  );
  return z.array(scanSchema).parse(rows);
}

/**
 * How PostgreSQL reads the tables for a statement, such as "Index Scan submissions"; partitions count as their table. Null where the statement as
 * pg_stat_statements shows it is no SQL: an interval, for instance, cannot be a parameter.
 */
export async function explain({ query }: Statement): Promise<string[] | null> {
  const { rows } = await pool()
    .query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${query}`)
    .catch(() => ({ rows: [] }));
  const plan = planSchema.safeParse(rows);
  if (!plan.success) return null;
  const reads = [...listReads(plan.data[0]['QUERY PLAN'][0].Plan)];
  return [...new Set(reads.map((read) => read.replace(/_[0-9]+$/, '')))];
}

const planSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.unknown() })]) })]);

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Plans: z.array(z.unknown()).optional(),
});

function* listReads(plan: unknown): Generator<string> {
  const node = nodeSchema.parse(plan);
  if (node['Relation Name'] !== undefined) yield `${node['Node Type']} ${node['Relation Name']}`;
  for (const child of node.Plans ?? []) yield* listReads(child);
}

const tableSchema = z.object({
  table: z.string(),
  rows: z.coerce.number(),
  bytes: z.coerce.number(),
  indexBytes: z.coerce.number(),
});
export type TableSize = z.infer<typeof tableSchema>;

export async function listLargestTables(): Promise<TableSize[]> {
  const { rows } = await pool().query(`
    SELECT relname AS table, greatest(reltuples, 0) AS rows, pg_total_relation_size(oid) AS bytes, pg_indexes_size(oid) AS "indexBytes"
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC LIMIT 8`);
  return z.array(tableSchema).parse(rows);
}
