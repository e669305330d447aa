import type { ClassId, ExportRosterQuery, SectionId, UserId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import type { Actor } from '../../access/index.ts';
import { activityOfFiles } from '../../domain/analytics/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { type ClassRow, selectClass } from '../../domain/classes/index.ts';
import {
  listInvitations,
  listSections,
  listStudents,
  loadStaffStanding,
} from '../../domain/members/index.ts';
import { listSubmissionsOfClass, type SubmissionRow } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { clockDuration, csvFile, uniqueHeaders } from './csv-rules.ts';

const separators = { comma: ',', semicolon: ';' } as const;
const personHeaders = ['Last name', 'First name', 'E-mail', 'Username', 'Section', 'Status'];
const headers = [...personHeaders, 'Enrolled on', 'Writing time'];

type Roster = Awaited<ReturnType<typeof loadRoster>>;

/** The roster as a file for a spreadsheet program; that somebody took it along is recorded. */
export async function exportRoster(actor: Actor, query: ExportRosterQuery, now: Date): Promise<FileAnswer> {
  const { classId } = query;
  await loadStaffStanding(actor, classId);
  const roster = await loadRoster(classId);
  const titles = uniqueHeaders([...headers, ...roster.assignments.map(({ title }) => title)]);
  const rows = [titles, ...(await presentStudents(roster)), ...presentAwaited(roster)];
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'class.export_roster',
    subject: 'class',
    subjectId: classId,
    details: { students: roster.students.length, invited: roster.invitations.length },
  });
  return {
    bytes: new TextEncoder().encode(csvFile(rows, separators[query.separator])),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${roster.course.name} ${dayIn(roster.course, now)}.csv`,
  };
}

async function loadRoster(classId: ClassId) {
  const [course, assignments, sections, students, invitations, submissions] = await Promise.all([
    selectClass(classId),
    listAssignments(classId),
    listSections(classId),
    listStudents(classId),
    listInvitations(classId),
    listSubmissionsOfClass(classId),
  ]);
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const sectionOf = (row: { section_id: SectionId | null }) =>
    (row.section_id === null ? undefined : names.get(row.section_id)) ?? '';
  return { course, assignments, sectionOf, students, invitations, submissions };
}

function dayIn(course: ClassRow, at: Date): string {
  return DateTime.fromJSDate(at, { zone: course.time_zone }).toFormat('yyyy-MM-dd');
}

async function presentStudents(roster: Roster): Promise<string[][]> {
  const { course, assignments, sectionOf, students, submissions } = roster;
  const activity = await activityOfFiles(submissions.map((row) => row.main_file_id));
  const byStudent = Map.groupBy(submissions, (row): UserId => row.student_id);
  return students.map((student) => {
    const own = byStudent.get(student.id) ?? [];
    const seconds = own.reduce((sum, row) => sum + (activity.get(row.main_file_id)?.totalSeconds ?? 0), 0);
    return [
      ...[student.last_name, student.first_name, student.email, student.username, sectionOf(student)],
      ...['enrolled', dayIn(course, student.enrolled_at), clockDuration(seconds)],
      ...assignments.map(({ id }) =>
        gradeOf(
          course,
          own.find((row) => row.assignment_id === id),
        ),
      ),
    ];
  });
}

function gradeOf(course: ClassRow, submission: SubmissionRow | undefined): string {
  if (!submission) return '';
  if (course.grade_method === 'Letter') return submission.alternate_grade ?? '';
  return submission.score === null ? '' : String(submission.score);
}

function presentAwaited({ assignments, sectionOf, invitations }: Roster): string[][] {
  const blank = assignments.map(() => '');
  return invitations.map((row) => [
    ...[row.last_name, row.first_name, row.email, '', sectionOf(row), 'invited', '', ''],
    ...blank,
  ]);
}
