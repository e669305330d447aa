import type { AssignmentId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../platform/db.ts';

/**
 * Simulates that time has passed: an assignment that started long ago, in a class that all students had joined before, ends now. What was written
 * is from before its end.
 */
export async function endNow(id: AssignmentId): Promise<Date> {
  const end = new Date();
  const start = new Date(end.getTime() - 24 * 3_600_000);
  await sql`UPDATE assignments SET start_at = ${start}, end_at = ${end}, post_at = ${end} WHERE id = ${id}`.execute(
    db(),
  );
  await sql`UPDATE drafts SET deadline = ${end} WHERE assignment_id = ${id} AND type = 'FINAL'`.execute(db());
  await sql`UPDATE enrollments SET enrolled_at = least(enrolled_at, ${start})
    WHERE class_id = (SELECT class_id FROM assignments WHERE id = ${id})`.execute(db());
  await sql`UPDATE deadline_looks SET look_at = 'epoch'
    WHERE submission_id IN (SELECT id FROM submissions WHERE assignment_id = ${id})`.execute(db());
  return end;
}

/** The same for its drafts before the final one, which stays open. */
export async function endDraftNow(id: AssignmentId): Promise<Date> {
  const end = new Date();
  await sql`UPDATE drafts SET deadline = ${end} WHERE assignment_id = ${id} AND type = 'DRAFT'`.execute(db());
  await sql`UPDATE deadline_looks SET look_at = 'epoch'
    WHERE submission_id IN (SELECT id FROM submissions WHERE assignment_id = ${id})`.execute(db());
  return end;
}
