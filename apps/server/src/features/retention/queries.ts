import type { ClassId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface EndedClassRow {
  id: ClassId;
  name: string;
  owner: string;
  end_day: string;
  students: number;
  texts: number;
  reason: string | null;
  placed_at: Date | null;
  deleted_accounts: number;
}

const maxListed = 500;

/** Classes that ended until this day, and all classes on hold; those on hold first, so that a limit on the list does not cut them, then the oldest. */
export async function listEndedClasses(until: string): Promise<EndedClassRow[]> {
  const { rows } = await sql<EndedClassRow>`
    SELECT classes.id, classes.name, users.first_name || ' ' || users.last_name AS owner, classes.end_day::text,
      (SELECT count(*)::int FROM enrollments WHERE enrollments.class_id = classes.id) AS students,
      (SELECT count(*)::int FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
        WHERE assignments.class_id = classes.id) AS texts,
      class_holds.reason, class_holds.placed_at,
      (SELECT count(*)::int FROM held_work WHERE held_work.class_id = classes.id) AS deleted_accounts
    FROM classes JOIN users ON users.id = classes.owner_id
    LEFT JOIN class_holds ON class_holds.class_id = classes.id
    WHERE classes.end_day <= ${until}::date OR class_holds.class_id IS NOT NULL
    ORDER BY class_holds.class_id IS NULL, classes.end_day, classes.id LIMIT ${maxListed}`.execute(db());
  return rows;
}

/** Classes that ended until this day and are not on hold, the oldest first. */
export async function listDeletableClasses(until: string): Promise<ClassId[]> {
  const { rows } = await sql<{ id: ClassId }>`
    SELECT id FROM classes WHERE end_day <= ${until}::date
      AND NOT EXISTS (SELECT FROM class_holds WHERE class_holds.class_id = classes.id)
    ORDER BY end_day, id LIMIT ${maxListed}`.execute(db());
  return rows.map(({ id }) => id);
}
