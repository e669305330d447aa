import { closeDatabase, openDatabase } from '../../apps/server/src/platform/db.ts';
import type { Row } from '../table.ts';
import { storageRows } from './rows.ts';
import { measureStorage } from './storage.ts';
import type { Stream } from './streams.ts';

/** What the log keeps of whole histories, and how fast any version of them is read. */
export async function measureLogAlone(streams: readonly Stream[], connectionString: string): Promise<Row[]> {
  openDatabase(connectionString);
  try {
    const rows: Row[] = [];
    for (const stream of streams) rows.push(...storageRows(await measureStorage(stream)));
    return rows;
  } finally {
    await closeDatabase();
  }
}
