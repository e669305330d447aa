import type {
  AssignmentId,
  AssignmentProgress,
  ClassDetail,
  ClassId,
  ClassInvitation,
  ClassOverview,
  UserId,
} from '@redraft/contracts';
import { type Actor, type ClassMembership, canManageClass } from '../../access/index.ts';
import { presentForEditor } from '../../domain/assignment-details/index.ts';
import { listAssignments, listDrafts, presentClassAssignment } from '../../domain/assignments/index.ts';
import { listAssignmentsCalibratedBy } from '../../domain/calibrations/index.ts';
import { presentSubmissions, sumOf, totalTimes } from '../../domain/class-texts/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { loadProgressOfMails } from '../../domain/mail/index.ts';
import {
  listAccommodations,
  listAssistants,
  listInvitations,
  listSections,
  listStudents,
  presentInvitation,
} from '../../domain/members/index.ts';
import { listConfigured } from '../../domain/peer-reviews/index.ts';
import { listAssignmentsMarkedBy } from '../../domain/second-marking/index.ts';
import {
  countTexts,
  listAssignmentsWithoutNames,
  listMissedAssignments,
} from '../../domain/submissions/index.ts';
import { draftToReport } from './progress-rules.ts';
import { listLettersInUse, listProgress, listStepProgress, noProgress } from './queries.ts';

export interface ViewedClass {
  actor: Actor;
  membership: ClassMembership;
  classId: ClassId;
  editorHost: EditorHost;
  now: Date;
}

/** The class for its staff, without single texts. */
export async function presentOverview(viewed: ViewedClass): Promise<ClassOverview> {
  const loading = loadClass(viewed);
  const [loaded, times, counts, configured, marked, calibrated] = await Promise.all([
    loading,
    totalTimes(viewed.classId),
    loading.then(({ assignments }) => countTexts(assignments.map(({ id }) => id))),
    loading.then(({ assignments }) => listConfigured(assignments.map(({ id }) => id))),
    listAssignmentsMarkedBy(viewed.actor.userId, viewed.classId),
    listAssignmentsCalibratedBy(viewed.actor.userId, viewed.classId),
  ]);
  return {
    ...presentLoaded(viewed, loaded, times),
    assignments: loaded.assignments.map((row) => ({
      ...presentClassAssignment(row),
      numberOfStarted: counts.get(row.id)?.started ?? 0,
      progress: loaded.progressOf(row.id),
      peerReviewConfigured: configured.has(row.id),
      isMarker: marked.has(row.id),
      isCalibrating: calibrated.has(row.id),
    })),
  };
}

/** The complete class for its staff. */
export async function presentClassForStaff(viewed: ViewedClass): Promise<ClassDetail> {
  const [submissions, loaded, marked, calibrated] = await Promise.all([
    presentSubmissions(viewed.classId, {}, viewed.now),
    loadClass(viewed),
    listAssignmentsMarkedBy(viewed.actor.userId, viewed.classId),
    listAssignmentsCalibratedBy(viewed.actor.userId, viewed.classId),
  ]);
  const times = sumOf(submissions.map((row) => [row.studentId, row.totalTime]));
  const { students, ...rest } = presentLoaded(viewed, loaded, times);
  const byStudent = Map.groupBy(submissions, (row): UserId => row.studentId);
  const byAssignment = Map.groupBy(submissions, (row): AssignmentId => row.assignmentId);
  const drafts = await listDrafts(loaded.assignments.map(({ id }) => id));
  const assignments = await presentForEditor({ ...loaded, drafts, editorHost: viewed.editorHost });
  return {
    ...rest,
    students: students.map((student) => ({ ...student, submissions: byStudent.get(student.id) ?? [] })),
    assignments: assignments.map((assignment) => {
      const texts = new Map(byAssignment.get(assignment.id)?.map((row) => [row.studentId, row.submissionId]));
      return {
        ...assignment,
        progress: loaded.progressOf(assignment.id),
        isMarker: marked.has(assignment.id),
        isCalibrating: calibrated.has(assignment.id),
        studentSubmissions: students.map(({ id }) => ({
          studentId: id,
          submissionId: texts.get(id) ?? null,
        })),
      };
    }),
  };
}

/** The invitations of the class, with the progress of their mails. */
async function loadInvitations(classId: ClassId): Promise<ClassInvitation[]> {
  const rows = await listInvitations(classId);
  const mails = await loadProgressOfMails(rows.flatMap(({ mail_id }) => mail_id ?? []));
  return rows.map((row) => presentInvitation(row, row.mail_id === null ? undefined : mails.get(row.mail_id)));
}

/** The data of the class's page besides its texts. */
async function loadClass({ classId, now }: ViewedClass) {
  const [
    classRow,
    students,
    assistants,
    assignments,
    sections,
    granted,
    invitations,
    letters,
    missed,
    anonymousAssignments,
    progressOf,
  ] = await Promise.all([
    selectClass(classId),
    listStudents(classId),
    listAssistants(classId),
    listAssignments(classId),
    listSections(classId),
    listAccommodations(classId),
    loadInvitations(classId),
    listLettersInUse(classId),
    listMissedAssignments({ classId }, now),
    listAssignmentsWithoutNames(classId),
    loadProgress(classId, now),
  ]);
  return {
    classRow,
    students,
    assistants,
    assignments,
    sections,
    granted,
    invitations,
    letters,
    missed,
    hiding: anonymousAssignments,
    progressOf,
  };
}

async function loadProgress(classId: ClassId, now: Date): Promise<(id: AssignmentId) => AssignmentProgress> {
  const [finals, steps] = await Promise.all([listProgress(classId), listStepProgress(classId)]);
  return (id) => ({ ...(finals.get(id) ?? noProgress), draft: draftToReport(steps.get(id) ?? [], now) });
}

function presentLoaded(
  { actor, membership }: ViewedClass,
  loaded: Awaited<ReturnType<typeof loadClass>>,
  times: ReadonlyMap<UserId, number>,
): Omit<ClassOverview, 'assignments'> {
  const { classRow, students, assistants, sections, granted, invitations, letters, missed, hiding } = loaded;
  return {
    audience: 'staff',
    id: classRow.id,
    className: classRow.name,
    instructorName: classRow.instructor_name,
    subjectArea: classRow.subject_area,
    studentLevel: classRow.student_level,
    subjectAreaId: classRow.subject_area_id,
    studentLevelId: classRow.student_level_id,
    startDate: classRow.start_day,
    endDate: classRow.end_day,
    classTimeZone: classRow.time_zone,
    gradeMethod: classRow.grade_method,
    grades: classRow.grades,
    lettersInUse: letters,
    enrollKey: classRow.enroll_key,
    enrollkey: classRow.enroll_key,
    archived: classRow.archived_at !== null,
    version: classRow.version,
    sections,
    missed: missed
      .filter(({ assignmentId }) => !hiding.includes(assignmentId))
      .map(({ assignmentId, studentId }) => ({ assignmentId, studentId })),
    withoutNames: hiding,
    students: students.map((student) => ({
      id: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      email: student.email,
      totalTime: times.get(student.id) ?? 0,
      sectionId: student.section_id,
      accommodations: granted.get(student.id) ?? [],
    })),
    invitations,
    invitationLanguage: classRow.invitation_language,
    assistants: assistants.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      marking: row.marking,
    })),
    can: { manage: canManageClass(actor, membership) },
  };
}
