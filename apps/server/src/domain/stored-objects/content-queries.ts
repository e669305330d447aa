import { type RawBuilder, sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { ContentColumn } from './content-column.ts';

/** The values of a primary key as PostgreSQL writes them. */
export type RowKey = readonly string[];

/** Smaller content takes as much space with the row of its object. Sealed chunks of short texts have 2 to 4 KB. */
const minObjectBytes = 1024;

export interface ContentRow {
  key: RowKey;
  size: number;
}

/** The next rows after a key whose content is in the database and may leave it. */
export async function listDueRows(
  column: ContentColumn,
  { after, limit }: { after: RowKey | null; limit: number },
  now: Date,
): Promise<ContentRow[]> {
  const [table, content] = [sql.table(column.table), sql.ref(column.content)];
  const { rows } = await sql<ContentRow>`
    SELECT ${keyArray(column)} AS key, octet_length(${content}) AS size FROM ${table}
    WHERE octet_length(${content}) >= ${minObjectBytes} AND ${column.isDue(now)} AND ${isAfter(column, after)}
    ORDER BY ${keyList(column)} LIMIT ${limit}`.execute(db());
  return rows;
}

export interface ObjectRow {
  key: RowKey;
  id: string;
}

/** The next rows after a key whose content is in the object storage. */
export async function listObjectRows(
  column: ContentColumn,
  { after, limit }: { after: RowKey | null; limit: number },
): Promise<ObjectRow[]> {
  const [table, object] = [sql.table(column.table), sql.ref(column.object)];
  const { rows } = await sql<ObjectRow>`
    SELECT ${keyArray(column)} AS key, ${object} AS id FROM ${table}
    WHERE ${object} IS NOT NULL AND ${isAfter(column, after)}
    ORDER BY ${keyList(column)} LIMIT ${limit}`.execute(db());
  return rows;
}

export async function selectOptionalContent(column: ContentColumn, key: RowKey): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer | null }>`
    SELECT ${sql.ref(column.content)} AS content FROM ${sql.table(column.table)}
    WHERE ${isAt(column, key)}`.execute(db());
  return rows[0]?.content ?? null;
}

/** False if the row is gone or has other content by now. */
export async function updateToObject(
  column: ContentColumn,
  key: RowKey,
  object: { id: string; sha256: Buffer },
): Promise<boolean> {
  const [content, reference] = [sql.ref(column.content), sql.ref(column.object)];
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(column.table)} SET ${content} = NULL, ${reference} = ${object.id}
    WHERE ${isAt(column, key)} AND sha256(${content}) = ${object.sha256}`.execute(db());
  return numAffectedRows === 1n;
}

/** False if the row is gone or has other content by now. */
export async function updateToContent(
  column: ContentColumn,
  { key, id }: ObjectRow,
  content: Uint8Array,
): Promise<boolean> {
  const reference = sql.ref(column.object);
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(column.table)} SET ${sql.ref(column.content)} = ${Buffer.from(content)}, ${reference} = NULL
    WHERE ${isAt(column, key)} AND ${reference} = ${id}`.execute(db());
  return numAffectedRows === 1n;
}

function keyArray({ key }: ContentColumn): RawBuilder<string[]> {
  return sql`ARRAY[${sql.join(key.map(({ name }) => sql`${sql.ref(name)}::text`))}]`;
}

function keyList({ key }: ContentColumn): RawBuilder<unknown> {
  return sql.join(key.map(({ name }) => sql.ref(name)));
}

function keyValues({ key }: ContentColumn, values: RowKey): RawBuilder<unknown> {
  return sql.join(key.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`));
}

function isAt(column: ContentColumn, key: RowKey): RawBuilder<boolean> {
  return sql`(${keyList(column)}) = (${keyValues(column, key)})`;
}

function isAfter(column: ContentColumn, key: RowKey | null): RawBuilder<boolean> {
  return key === null ? sql`true` : sql`(${keyList(column)}) > (${keyValues(column, key)})`;
}
