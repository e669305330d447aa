import type {
  ClassId,
  ClassSubmissionsQuery,
  OverseenClass,
  OverseenDetail,
  OverseenOverview,
  OwnedSubmission,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { type AssignmentRow, listAssignments } from '../../domain/assignments/index.ts';
import { presentSubmissions } from '../../domain/class-texts/index.ts';
import { listOverseenClasses, selectClass } from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { listAssignmentsWithoutNames, listMissedAssignments } from '../../domain/submissions/index.ts';
import { requireOverseen } from './access.ts';

/** A page of the classes that the actor oversees; empty after the last page. */
export async function listCourses({ userId }: Actor, index: number): Promise<OverseenClass[]> {
  const rows = await listOverseenClasses({ userId, index });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    instructorFirstName: row.instructor_first_name,
    instructorLastName: row.instructor_last_name,
    subjectArea: row.subject_area,
    studentLevel: row.student_level,
    startDate: row.start_day,
    endtDate: row.end_day,
    timezone: row.time_zone,
    numberOfStudents: row.number_of_students ?? 0,
    archived: row.archived_at !== null,
  }));
}

/** A class without its texts. */
export async function readCourseOverview(actor: Actor, id: ClassId, now: Date): Promise<OverseenOverview> {
  await requireOverseen(actor, id);
  const [classRow, students, assignments, missed, withoutNames] = await Promise.all([
    selectClass(id),
    listStudents(id),
    listAssignments(id),
    listMissedAssignments({ classId: id }, now),
    listAssignmentsWithoutNames(id),
  ]);
  return {
    id: classRow.id,
    className: classRow.name,
    subjectArea: classRow.subject_area,
    studentLevel: classRow.student_level,
    startDate: classRow.start_day,
    endDate: classRow.end_day,
    classTimeZone: classRow.time_zone,
    gradeMethod: classRow.grade_method,
    archived: classRow.archived_at !== null,
    students: students.map((student) => ({
      id: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      email: student.email,
    })),
    assignments: assignments.map(presentAssignment),
    missed: missed
      .filter(({ assignmentId }) => !withoutNames.includes(assignmentId))
      .map(({ assignmentId, studentId }) => ({ assignmentId, studentId })),
    withoutNames,
  };
}

function presentAssignment(row: AssignmentRow): OverseenOverview['assignments'][number] {
  return {
    id: row.id,
    title: row.title,
    startDate: row.start_at.toISOString(),
    endDate: row.end_at.toISOString(),
    autoSubmission: row.auto_submission,
    autoEvaluate: row.auto_evaluate,
    preventAfterDueDate: row.prevent_after_due_date,
  };
}

/** A class with each student's texts. */
export async function readCourse(actor: Actor, id: ClassId, now: Date): Promise<OverseenDetail> {
  await requireOverseen(actor, id);
  const [overview, submissions] = await Promise.all([
    readCourseOverview(actor, id, now),
    presentSubmissions(id, {}, now),
  ]);
  const byStudent = Map.groupBy(submissions, (row) => row.studentId);
  const students = overview.students.map((row) => ({ ...row, submissions: byStudent.get(row.id) ?? [] }));
  return { ...overview, students };
}

/** The texts of one student of a class, or those for one assignment. */
export async function listTexts(
  actor: Actor,
  { classId, ...only }: ClassSubmissionsQuery,
  now: Date,
): Promise<OwnedSubmission[]> {
  await requireOverseen(actor, classId);
  return presentSubmissions(classId, only, now);
}
