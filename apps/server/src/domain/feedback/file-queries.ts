import { type FileId, limits, type SubmissionId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { FileComment, Student } from './file-comment-rules.ts';

/** A text whose file is checked for comments. */
export interface CheckedText {
  submissionId: SubmissionId;
  kind: OfficeKind;
  /** Null until it has been checked. */
  readSeq: number | null;
  /** Keys of the comments in version 0, which are not listed; null until a comment has been found. */
  firstKeys: string[] | null;
  student: Student;
  /** Versions that were stored because they were commented on. */
  commented: { seq: number; at: Date }[];
}

/** The text that has this main file; undefined for other files. */
export async function selectOptionalCheckedText(fileId: FileId): Promise<CheckedText | null> {
  const { rows } = await sql<{
    id: SubmissionId;
    kind: OfficeKind;
    seq: number | null;
    first_keys: string[] | null;
    first_name: string;
    last_name: string;
    email: string;
    commented: { seq: number; at: string }[];
  }>`
    SELECT submissions.id, files.kind, comment_readings.seq, comment_readings.first_keys,
      users.first_name, users.last_name, users.email,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('seq', commented_versions.version_seq, 'at', commented_versions.created_at)
          ORDER BY commented_versions.version_seq)
        FROM commented_versions JOIN draft_submissions ON draft_submissions.id = draft_submission_id
        WHERE draft_submissions.submission_id = submissions.id), '[]') AS commented
    FROM submissions
    JOIN files ON files.id = submissions.main_file_id
    JOIN users ON users.id = submissions.student_id
    LEFT JOIN comment_readings ON comment_readings.submission_id = submissions.id
    WHERE submissions.main_file_id = ${fileId}`.execute(db());
  const [row] = rows;
  if (!row) return null;
  return {
    submissionId: row.id,
    kind: row.kind,
    readSeq: row.seq,
    firstKeys: row.first_keys,
    student: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    commented: row.commented.map(({ seq, at }) => ({ seq, at: new Date(at) })),
  };
}

/** Serialises workers that read the same file. */
export async function lockFileComments(submissionId: SubmissionId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('file comments', ${submissionId}))`.execute(db());
}

export interface FoundComment extends FileComment {
  seq: number;
  at: Date;
  passage: string;
}

/** Inserts new comments up to the limit, and updates known ones. */
export async function upsertFileComments(
  submissionId: SubmissionId,
  foundComments: readonly FoundComment[],
): Promise<void> {
  if (foundComments.length === 0) return;
  const rows = await db()
    .selectFrom('document_comments')
    .select('file_key')
    .where('submission_id', '=', submissionId)
    .execute();
  const storedKeys = new Set(rows.map((row) => row.file_key));
  const isNew = ({ key }: FoundComment) => !storedKeys.has(key);
  const remainingCount = Math.max(0, limits.documentComments - rows.length);
  const stored = [
    ...foundComments.filter((one) => !isNew(one)),
    ...foundComments.filter(isNew).slice(0, remainingCount),
  ];
  if (stored.length === 0) return;
  await db()
    .insertInto('document_comments')
    .values(
      stored.map((one) => ({
        submission_id: submissionId,
        version_seq: one.seq,
        anchor_from: one.anchor.from,
        anchor_to: one.anchor.to,
        passage: one.passage,
        comment: one.comment,
        author_id: null,
        // A clock may be wrong, or of another time zone: a comment cannot be later than the save in which it was found.
        created_at: one.date && one.date < one.at ? one.date : one.at,
        file_key: one.key,
        file_author: one.author,
        file_replies: one.replies,
        is_resolved: one.isResolved,
        is_in_file: true,
        found_at: one.at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'file_key']).doUpdateSet((row) => ({
        comment: row.ref('excluded.comment'),
        file_replies: row.ref('excluded.file_replies'),
        is_resolved: row.ref('excluded.is_resolved'),
        is_in_file: true,
      })),
    )
    .execute();
}

/** Marks comments that are no longer in the file. */
export async function markLeftComments(submissionId: SubmissionId, keys: readonly string[]): Promise<void> {
  await db()
    .updateTable('document_comments')
    .set({ is_in_file: false })
    .where('submission_id', '=', submissionId)
    .where('is_in_file', '=', true)
    .where(sql<boolean>`file_key <> ALL(${keys}::text[])`)
    .execute();
}

export async function upsertReading(
  submissionId: SubmissionId,
  { seq, firstKeys }: { seq: number; firstKeys: readonly string[] | null },
): Promise<void> {
  const values = { seq, first_keys: firstKeys && [...firstKeys] };
  await db()
    .insertInto('comment_readings')
    .values({ submission_id: submissionId, ...values })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet(values).where('comment_readings.seq', '<', seq),
    )
    .execute();
}
