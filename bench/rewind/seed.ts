import type { FileId, SubmissionId } from '@redraft/contracts';
import { encodeRecord, type StoredOp } from '@redraft/revision-log';
import { DateTime } from 'luxon';
import { createAssignmentWithFiles } from '../../apps/server/src/domain/assignment-details/index.ts';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { sealFile } from '../../apps/server/src/domain/revisions/index.ts';
import { createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { assignmentBody, classBody, createPerson } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';

export const teacher = 'teacher';

const batchSize = 5000;
/** About 4,000 words; from then on deletions balance insertions. */
const maxTextLength = 24_000;

/**
 * A class with one text of many sealed saves, written directly to the database in that folder. The rows equal those of regular saves, except for
 * document parts, which a rewind does not read.
 */
export async function seedLongText(dataDir: string, saves: number): Promise<SubmissionId> {
  return runInDatabaseOf(dataDir, () => writeLongText(saves));
}

async function writeLongText(saves: number): Promise<SubmissionId> {
  const now = DateTime.utc();
  const owner = await createPerson(teacher, ['ROLE_INSTRUCTOR'], now);
  const actor = { ...owner, sessionId: 0, sessionExpiresAt: now.toJSDate() };
  const classId = await registerClass(actor, classBody(now), now.toJSDate());
  const assignmentId = await createAssignmentWithFiles(
    actor,
    assignmentBody(classId, now, 0),
    now.toJSDate(),
  );
  const { userId } = await createPerson('student', ['ROLE_STUDENT'], now);
  const start = now.minus({ days: 180 });
  const fileId = await createProcessFile({ title: 'Essay', startText: '', at: start.toJSDate() });
  await writeSaves(fileId, { saves, begin: start.toMillis(), longest: maxTextLength, seed: 1 });
  const { rows } = await pool().query<{ id: SubmissionId }>(
    `INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at) VALUES ($1, $2, $3, $4) RETURNING id`,
    [assignmentId, userId, fileId, start.toJSDate()],
  );
  const [submission] = rows;
  if (!submission) throw new Error('The submission was not inserted.');
  return submission.id;
}

export interface Writing {
  saves: number;
  /** Milliseconds since the Unix epoch. */
  begin: number;
  /** From this length on, deletions balance insertions. */
  longest: number;
  seed: number;
}

/** Inserts the rows of sealed saves. */
export async function writeSaves(fileId: FileId, writer: Writing): Promise<void> {
  let batch: WrittenSave[] = [];
  let first = 1;
  for (const save of writing(writer)) {
    batch.push(save);
    if (batch.length < batchSize && first + batch.length <= writer.saves) continue;
    await insertRows(fileId, first, batch);
    first += batch.length;
    batch = [];
  }
  await sealAll(fileId);
}

async function sealAll(fileId: FileId): Promise<void> {
  const farOff = new Date('2100-01-01');
  await sealFile(fileId, { before: farOff, restingSince: farOff });
}

interface WrittenSave {
  at: number;
  op: StoredOp;
  length: number;
}

async function insertRows(fileId: FileId, first: number, saves: readonly WrittenSave[]): Promise<void> {
  const hash = '0'.repeat(64);
  const records = saves.map(({ op, length }) => {
    const seal = { size: 0, fileHash: hash, chain: hash, length };
    return Buffer.from(
      encodeRecord({ ...seal, origin: 'typed', dirtyMs: 900, userId: null, ops: [op], parts: [] }),
    );
  });
  await pool().query(
    `INSERT INTO revisions (file_id, seq, at, record)
     SELECT $1, seq, at, record FROM unnest($2::int[], $3::timestamptz[], $4::bytea[]) AS saved (seq, at, record)`,
    [
      fileId,
      saves.map((_save, index) => first + index),
      saves.map(({ at }) => new Date(at).toISOString()),
      records,
    ],
  );
}

/** Simulates a writer who types, occasionally goes back in the text, and deletes as much as is inserted once the text is long. */
function* writing({ saves, begin, longest: max, seed }: Writing): Generator<WrittenSave> {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
  let length = 0;
  let caret = 0;
  let at = begin;
  for (let save = 0; save < saves; save += 1) {
    at += random(200) === 0 ? 3_600_000 * (1 + random(3)) : 1000 + random(2500);
    if (random(25) === 0) caret = random(length + 1);
    const isCut = random(8) === 0 || length > max;
    const del = isCut ? Math.min(caret, 1 + random(14)) : 0;
    const letters = Array.from({ length: 2 + random(8) }, () => 'etaoin shrdlu'[random(13)]).join('');
    const ins = `${letters}${random(40) === 0 ? '\n' : ' '}`;
    yield { at, op: { p: caret - del, del, ins }, length: length + ins.length - del };
    caret += ins.length - del;
    length += ins.length - del;
  }
}
