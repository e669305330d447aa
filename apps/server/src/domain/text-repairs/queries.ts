import type { FileId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface OpenRepair {
  id: number;
  fileId: FileId;
  baseSeq: number;
  createdAt: Date;
}

export async function selectOptionalOpenRepair(
  submissionId: SubmissionId,
  adminId: UserId,
): Promise<OpenRepair | undefined> {
  const row = await db()
    .selectFrom('text_repairs')
    .select(['id', 'file_id', 'base_seq', 'created_at'])
    .where('submission_id', '=', submissionId)
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // A CHECK of the table ensures that an open repair has a file.
  return row?.file_id
    ? { id: row.id, fileId: row.file_id, baseSeq: row.base_seq, createdAt: row.created_at }
    : undefined;
}

/** Serialises an administrator's acts on a text until the end of the transaction. */
export async function lockRepairOf(submissionId: SubmissionId, adminId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`repair of ${submissionId}`}, ${adminId}))`.execute(
    db(),
  );
}

export async function insertRepair(repair: {
  submissionId: SubmissionId;
  adminId: UserId;
  fileId: FileId;
  baseSeq: number;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('text_repairs')
    .values({
      submission_id: repair.submissionId,
      admin_id: repair.adminId,
      file_id: repair.fileId,
      base_seq: repair.baseSeq,
      created_at: repair.at,
    })
    .execute();
}

export async function endRepair(
  id: number,
  outcome: { versionSeq: number | null; reason: string },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('text_repairs')
    .set({ file_id: null, ended_at: at, version_seq: outcome.versionSeq, reason: outcome.reason })
    .where('id', '=', id)
    .execute();
}

/** Repairs that became a version of a text, in order. */
export async function listApplied(submissionId: SubmissionId): Promise<{ at: Date; seq: number }[]> {
  const rows = await db()
    .selectFrom('text_repairs')
    .select(['ended_at', 'version_seq'])
    .where('submission_id', '=', submissionId)
    .where('version_seq', 'is not', null)
    .orderBy('version_seq')
    .execute();
  // A CHECK of the table ensures that an applied repair has ended.
  return rows.flatMap(({ ended_at: at, version_seq: seq }) =>
    at === null || seq === null ? [] : [{ at, seq }],
  );
}

/** Unfinished repairs that were started before the given time. */
export async function listRepairsBefore(
  before: Date,
): Promise<(OpenRepair & { submissionId: SubmissionId })[]> {
  const rows = await db()
    .selectFrom('text_repairs')
    .select(['id', 'file_id', 'base_seq', 'created_at', 'submission_id'])
    .where('ended_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.flatMap((row) =>
    row.file_id
      ? [
          {
            id: row.id,
            fileId: row.file_id,
            baseSeq: row.base_seq,
            createdAt: row.created_at,
            submissionId: row.submission_id,
          },
        ]
      : [],
  );
}
