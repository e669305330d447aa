import type { AssignmentId, ExportRosterQuery, UserId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { type Actor, canReadClassAsStaff } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { activityOfFiles } from '../analytics/index.ts';
import { listAssignments } from '../assignments/index.ts';
import { type ClassRow, loadStanding, selectClass } from '../classes/index.ts';
import { listInvitations } from '../enrollment/index.ts';
import { listSections } from '../sections/index.ts';
import { listSubmissionsOfClass, type SubmissionRow } from '../submissions/index.ts';
import { clockDuration, csvFile, uniqueHeaders } from './csv-rules.ts';
import { listRosterStudents } from './queries.ts';

const separators = { comma: ',', semicolon: ';' } as const;
const personHeaders = ['Last name', 'First name', 'E-mail', 'Username', 'Section', 'Status'];
const headers = [...personHeaders, 'Enrolled on', 'Writing time'];

/** The roster as a file for a spreadsheet program; that somebody took it along is recorded. */
export async function exportRoster(actor: Actor, query: ExportRosterQuery, now: Date): Promise<FileAnswer> {
  const { classId } = query;
  if (!canReadClassAsStaff(actor, await loadStanding(actor, classId))) throw new AppError('not_found');
  const course = await selectClass(classId);
  const assignments = await listAssignments(classId);
  const students = await presentStudents(
    course,
    assignments.map(({ id }) => id),
  );
  const awaited = await presentAwaited(course);
  const titles = uniqueHeaders([...headers, ...assignments.map(({ title }) => title)]);
  const blank = assignments.map(() => '');
  const rows = [titles, ...students, ...awaited.map((cells) => [...cells, ...blank])];
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'class.export_roster',
    subject: 'class',
    subjectId: classId,
    details: { students: students.length, invited: awaited.length },
  });
  return {
    bytes: new TextEncoder().encode(csvFile(rows, separators[query.separator])),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${course.name} ${dayIn(course, now)}.csv`,
  };
}

function dayIn(course: ClassRow, at: Date): string {
  return DateTime.fromJSDate(at, { zone: course.time_zone }).toFormat('yyyy-MM-dd');
}

async function presentStudents(course: ClassRow, assignments: readonly AssignmentId[]): Promise<string[][]> {
  const [students, submissions] = await Promise.all([
    listRosterStudents(course.id),
    listSubmissionsOfClass(course.id),
  ]);
  const activity = await activityOfFiles(submissions.map((row) => row.main_file_id));
  const byStudent = Map.groupBy(submissions, (row): UserId => row.student_id);
  return students.map((student) => {
    const own = byStudent.get(student.id) ?? [];
    const seconds = own.reduce((sum, row) => sum + (activity.get(row.main_file_id)?.totalSeconds ?? 0), 0);
    const gradeFor = (id: AssignmentId) =>
      gradeOf(
        course,
        own.find((row) => row.assignment_id === id),
      );
    return [
      ...[student.last_name, student.first_name, student.email, student.username, student.section ?? ''],
      ...['enrolled', dayIn(course, student.enrolled_at), clockDuration(seconds)],
      ...assignments.map(gradeFor),
    ];
  });
}

function gradeOf(course: ClassRow, submission: SubmissionRow | undefined): string {
  if (!submission) return '';
  if (course.grade_method === 'Letter') return submission.alternate_grade ?? '';
  return submission.score === null ? '' : String(submission.score);
}

async function presentAwaited(course: ClassRow): Promise<string[][]> {
  const [invitations, sections] = await Promise.all([listInvitations(course.id), listSections(course.id)]);
  const nameOf = new Map(sections.map(({ id, name }) => [id, name]));
  return invitations.map((row) => {
    const section = row.section_id === null ? undefined : nameOf.get(row.section_id);
    return [row.last_name, row.first_name, row.email, '', section ?? '', 'invited', '', ''];
  });
}
