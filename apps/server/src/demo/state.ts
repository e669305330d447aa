import { sql } from 'kysely';
import { db } from '../platform/db.ts';

export type DemoState = 'writing' | 'complete';

export async function readDemoState(): Promise<DemoState | undefined> {
  const value = await readSetting('demo');
  if (value === undefined) return undefined;
  return value === 'complete' ? 'complete' : 'writing';
}

export function writeDemoState(value: DemoState): Promise<void> {
  return writeSetting('demo', value);
}

export async function readSetting(name: string): Promise<string | undefined> {
  const row = await db().selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(name: string, value: string): Promise<void> {
  await db()
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The demo world is only written into a database without accounts. */
export async function isUntouched(): Promise<boolean> {
  return (await db().selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Removes a half-written world; nobody can have signed in to it yet. */
export async function wipe(): Promise<void> {
  await sql`TRUNCATE users, classes, files, revisions, sealed_chunks, file_blobs, file_measures, file_purges,
    audit_log RESTART IDENTITY CASCADE`.execute(db());
}

/** Stores the value unless one is stored already; returns the stored value. */
export async function preserveSetting(name: string, value: string): Promise<string> {
  await db()
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSetting(name)) ?? value;
}
