import { db } from './db.ts';

/** Values that all processes on a database share. */

export async function readSetting(name: string): Promise<string | undefined> {
  const row = await db().selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function storeSetting(name: string, value: string): Promise<void> {
  await db()
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** False if a value is stored already, which stays. */
export async function insertSetting(name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the value unless one is stored already; returns the stored value. */
export async function preserveSetting(name: string, value: string): Promise<string> {
  await insertSetting(name, value);
  return (await readSetting(name)) ?? value;
}

export async function deleteSettings(names: readonly string[]): Promise<void> {
  await db().deleteFrom('settings').where('name', 'in', names).execute();
}
