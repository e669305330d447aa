import { algorithmVersion } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { metricsFollowUp } from './domain/analytics/index.ts';
import { appendSave, createFile, maintenanceFollowUp } from './domain/revisions/index.ts';
import { db } from './platform/db.ts';
import { useDatabase } from './testing/database.ts';
import { rowsRead } from './testing/rows-read.ts';

useDatabase();
const silent = pino({ level: 'silent' });
const start = Date.UTC(2026, 8, 1, 10);
const minuteMs = 60_000;
const neverEnding = () => false;

/** Files written long ago, with a few unsealed revisions. */
async function addResting(count: number): Promise<void> {
  await sql`WITH resting AS (
      INSERT INTO files (kind, name, created_at, counted_seq)
      SELECT 'docx', 'resting.docx', now(), 2 FROM generate_series(1, ${count}) RETURNING id)
    INSERT INTO revisions (file_id, seq, at, record)
    SELECT id, seq, to_timestamp(${start / 1000}), '' FROM resting, generate_series(0, 2) AS seq`.execute(
    db(),
  );
  await sql`INSERT INTO file_measures (file_id, seq, algorithm_version, measures, text, updated_at)
    SELECT id, 2, ${algorithmVersion}, '{}', '', now() FROM files`.execute(db());
  await sql`ANALYZE`.execute(db());
}

async function writeEssay(saves: number): Promise<FileId> {
  const file = {
    kind: 'docx' as const,
    name: 'essay.docx',
    bytes: docxFromText('Base'),
    origin: 'base' as const,
  };
  const { fileId } = await createFile({ ...file, at: new Date(start) });
  for (let count = 1; count <= saves; count++) {
    const bytes = docxFromText(`Base ${'word '.repeat(count)}`);
    const at = new Date(start + count * 1000);
    await appendSave({ fileId, bytes, at, dirtyMs: 1000, userId: null, origin: 'typed' });
  }
  return fileId;
}

describe('among 50,000 files that rest', () => {
  beforeAll(() => addResting(50_000), 60_000);

  it('the work after a save reads only rows of the saved file', async () => {
    const followUps = [metricsFollowUp(silent), maintenanceFollowUp(silent)];
    const doDueAt = (ms: number) =>
      rowsRead(async () => {
        for (const one of followUps) await one.doDue(neverEnding, new Date(start + ms));
      });
    expect(await doDueAt(minuteMs)).toBe(0);

    const saves = 20;
    const fileId = await writeEssay(saves);
    for (const one of followUps) one.noteSave(fileId, start);
    const looks = [await doDueAt(minuteMs), await doDueAt(6 * minuteMs), await doDueAt(61 * minuteMs)];
    for (const read of looks) {
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(10 * saves);
    }
    expect(await doDueAt(62 * minuteMs)).toBe(0);
    const { rows } = await sql<{ seq: number; counted_seq: number }>`
      SELECT seq, counted_seq FROM files JOIN file_measures ON file_id = id WHERE id = ${fileId}`.execute(
      db(),
    );
    expect(rows).toEqual([{ seq: saves, counted_seq: saves }]);
    // A day after the last save, all revisions are sealed.
    expect(await doDueAt(26 * 60 * minuteMs)).toBeGreaterThan(0);
    const left = await db().selectFrom('revisions').select('seq').where('file_id', '=', fileId).execute();
    expect(left).toEqual([]);
  });

  it('missed work is found and done once', async () => {
    const fileId = await writeEssay(3);
    const measures = metricsFollowUp(silent);
    await measures.pollMissed(new Date(start));
    await measures.doDue(neverEnding, new Date(start + 4000));
    const stored = await db()
      .selectFrom('file_measures')
      .select('seq')
      .where('file_id', '=', fileId)
      .execute();
    expect(stored).toEqual([{ seq: 3 }]);
  });
});
