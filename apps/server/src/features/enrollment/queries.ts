import type { ClassId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Enrolls, or brings a student back who had left. */
export async function upsertEnrollment(enrollment: {
  classId: ClassId;
  studentId: UserId;
  isOptedOut: boolean;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('enrollments')
    .values({
      class_id: enrollment.classId,
      student_id: enrollment.studentId,
      opt_out: enrollment.isOptedOut,
      enrolled_at: enrollment.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['class_id', 'student_id'])
        .doUpdateSet({ dropped_at: null, opt_out: enrollment.isOptedOut, enrolled_at: enrollment.at }),
    )
    .execute();
}
