import type {
  AssignmentId,
  ClassDetail,
  ClassId,
  ClassSubmission,
  SubmissionId,
  UserId,
} from '@redraft/contracts';
import { type Actor, type ClassStanding, canManageClass } from '../../access/index.ts';
import { listAccommodations } from '../accommodations/index.ts';
import { type ActivitySummary, activityOfFiles } from '../analytics/index.ts';
import { type AssignmentRow, listAssignments, presentClassAssignment } from '../assignments/index.ts';
import { instructorName, listAssistants, listStudents, selectClass } from '../classes/index.ts';
import { listSections } from '../sections/index.ts';
import {
  countStarted,
  listSteps,
  listSubmissionsOfClass,
  presentDraftSummary,
  type StepRow,
  type SubmissionRow,
  submissionStatusOf,
  toStep,
} from '../submissions/index.ts';

/** The whole class for those who teach it. */
export async function presentClassForStaff(
  actor: Actor,
  standing: ClassStanding,
  classId: ClassId,
): Promise<ClassDetail> {
  const course = await selectClass(classId);
  const [students, assistants, assignments, submissions, started, sections, granted] = await Promise.all([
    listStudents(classId),
    listAssistants(classId),
    listAssignments(classId),
    listSubmissionsOfClass(classId),
    countStarted(classId),
    listSections(classId),
    listAccommodations(classId),
  ]);
  const [steps, activity] = await Promise.all([
    listSteps(submissions.map((row) => row.id)),
    activityOfFiles(submissions.map((row) => row.main_file_id)),
  ]);
  const byStudent = presentSubmissions({ submissions, steps, activity, assignments });
  return {
    audience: 'staff',
    id: course.id,
    className: course.name,
    instructorName: instructorName(course),
    subjectArea: course.subject_area,
    studentLevel: course.student_level,
    subjectAreaId: course.subject_area_id,
    studentLevelId: course.student_level_id,
    startDate: course.start_day,
    endDate: course.end_day,
    classTimeZone: course.time_zone,
    gradeMethod: course.grade_method === 'Letter' ? 'Letter' : 'Numeric',
    grades: course.grades,
    enrollKey: course.enroll_key,
    enrollkey: course.enroll_key,
    version: course.version,
    sections,
    students: students.map((student) => ({
      id: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      email: student.email,
      totalTime: (byStudent.get(student.id) ?? []).reduce((total, item) => total + item.totalTime, 0),
      sectionId: student.section_id,
      accommodations: granted.get(student.id) ?? [],
      submissions: byStudent.get(student.id) ?? [],
    })),
    assignments: assignments.map((row) => ({
      ...presentClassAssignment(row),
      numberOfStarted: started.get(row.id) ?? 0,
    })),
    assistants: assistants.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
    })),
    can: { manage: canManageClass(actor, standing) },
  };
}

function presentSubmissions(loaded: {
  submissions: readonly SubmissionRow[];
  steps: readonly StepRow[];
  activity: ReadonlyMap<number, ActivitySummary>;
  assignments: readonly AssignmentRow[];
}): Map<UserId, ClassSubmission[]> {
  const stepsOf = Map.groupBy(loaded.steps, (step): SubmissionId => step.submission_id);
  const titles = new Map(loaded.assignments.map((row): [AssignmentId, string] => [row.id, row.title]));
  const byStudent = new Map<UserId, ClassSubmission[]>();
  for (const row of loaded.submissions) {
    const steps = stepsOf.get(row.id) ?? [];
    const status = submissionStatusOf(steps.map(toStep));
    const activity = loaded.activity.get(row.main_file_id);
    const list = byStudent.get(row.student_id) ?? [];
    list.push({
      submissionId: row.id,
      assignmentId: row.assignment_id,
      assignmentTitle: titles.get(row.assignment_id) ?? '',
      createDate: row.created_at.toISOString(),
      lastChangeDate: activity?.lastSaveAt?.toISOString() ?? null,
      status,
      late: status === 'SUBMITTED_LATE',
      score: row.score ?? -1,
      alternateGrade: row.alternate_grade,
      totalTime: activity?.totalSeconds ?? 0,
      draftSubmissions: steps.map(presentDraftSummary),
    });
    byStudent.set(row.student_id, list);
  }
  return byStudent;
}
