import { clockDuration } from '@redraft/calendar';
import type { ClassId, ExportRosterQuery, SectionId, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { DateTime } from 'luxon';
import type { Actor } from '../../access/index.ts';
import { loadTimes } from '../../domain/analytics/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { type ClassRow, selectClass } from '../../domain/classes/index.ts';
import {
  listInvitations,
  listSections,
  listStudents,
  loadStaffMembership,
} from '../../domain/members/index.ts';
import { listSubmissionsOfClass, type SubmissionRow } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile, formatCsvNumber, separatorSigns, uniqueHeaders } from '../../platform/csv-file.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';

const headers = [
  'roster.last_name',
  'roster.first_name',
  'roster.email',
  'roster.username',
  'roster.section',
  'roster.status',
  'roster.enrolled_on',
  'roster.writing_time',
] as const;

type Roster = Awaited<ReturnType<typeof loadRoster>>;

/** The roster as a file for a spreadsheet program; the export is recorded. */
export async function exportRoster(
  actor: Actor,
  requested: ExportRosterQuery & { language: Language },
  now: Date,
): Promise<FileAnswer> {
  const { classId, language, separator } = requested;
  await loadStaffMembership(actor, classId);
  const roster = await loadRoster(classId);
  const titles = uniqueHeaders([
    ...headers.map((header) => say(language, header)),
    ...roster.assignments.map(({ title }) => title),
  ]);
  const rows = [
    titles,
    ...(await presentStudents(roster, requested)),
    ...presentInvitations(roster, language),
  ];
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'class.export_roster',
    subject: 'class',
    subjectId: classId,
    details: { students: roster.students.length, invited: roster.invitations.length },
  });
  return {
    bytes: new TextEncoder().encode(csvFile(rows, separatorSigns[separator])),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${roster.classRow.name} ${dayIn(roster.classRow, now)}.csv`,
  };
}

async function loadRoster(classId: ClassId) {
  const [classRow, assignments, sections, students, invitations, submissions] = await Promise.all([
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
  return { classRow, assignments, sectionOf, students, invitations, submissions };
}

function dayIn(classRow: ClassRow, at: Date): string {
  return DateTime.fromJSDate(at, { zone: classRow.time_zone }).toFormat('yyyy-MM-dd');
}

async function presentStudents(
  roster: Roster,
  { language, separator }: Pick<ExportRosterQuery, 'separator'> & { language: Language },
): Promise<string[][]> {
  const { classRow, assignments, sectionOf, students, submissions } = roster;
  const activity = await loadTimes(submissions.map((row) => row.main_file_id));
  const byStudent = Map.groupBy(submissions, (row): UserId => row.student_id);
  return students.map((student) => {
    const own = byStudent.get(student.id) ?? [];
    const seconds = own.reduce((sum, row) => sum + (activity.get(row.main_file_id)?.totalSeconds ?? 0), 0);
    return [
      student.last_name,
      student.first_name,
      student.email,
      student.username,
      sectionOf(student),
      say(language, 'roster.enrolled'),
      dayIn(classRow, student.enrolled_at),
      clockDuration(Math.round(seconds)),
      ...assignments.map(({ id }) =>
        gradeOf(
          own.find((row) => row.assignment_id === id),
          { classRow, separator },
        ),
      ),
    ];
  });
}

function gradeOf(
  submission: SubmissionRow | undefined,
  { classRow, separator }: { classRow: ClassRow } & Pick<ExportRosterQuery, 'separator'>,
): string {
  if (!submission) return '';
  if (classRow.grade_method === 'Letter') return submission.alternate_grade ?? '';
  return submission.score === null ? '' : formatCsvNumber(submission.score, separator);
}

function presentInvitations({ assignments, sectionOf, invitations }: Roster, language: Language): string[][] {
  const blank = assignments.map(() => '');
  return invitations.map((row) => [
    row.last_name,
    row.first_name,
    row.email,
    '',
    sectionOf(row),
    say(language, 'roster.invited'),
    '',
    '',
    ...blank,
  ]);
}
