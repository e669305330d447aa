import { type ClassId, importRosterAnswerSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { readCsv } from '../../testing/csv.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const head = [
  'Last name',
  'First name',
  'Email',
  'Username',
  'Section',
  'Status',
  'Enrolled on',
  'Writing time',
];

async function download(caller: Caller, classId: ClassId, separator = 'comma', language = 'en') {
  return app.http().inject({
    url: `/api/classes/roster?classId=${classId}&separator=${separator}`,
    headers: { authorization: `Bearer ${caller.user.accessToken}`, 'accept-language': language },
  });
}
const loadRows = async (caller: Caller, classId: ClassId) => readCsv((await download(caller, classId)).body);
const importRows = (caller: Caller, classId: ClassId, rows: object[]) =>
  caller.call('POST', '/api/classes/roster', { body: { classId, rows } });

async function classWithStudent(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, rest);
  const student = await app.signInAs('ROLE_STUDENT');
  await importRows(instructor, classId, [{ line: 1, email: student.user.email, section: 'Monday' }]);
  return { instructor, classId, student };
}
const rename = (student: Caller, lastName: string) =>
  db().updateTable('users').set({ last_name: lastName }).where('id', '=', student.user.id).execute();
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());

it('the exported roster has everybody who is in the class or invited, with a column for each assignment', async () => {
  const { instructor, classId, student } = await classWithStudent();
  const id = await createAssignment(instructor, classId, { title: 'Essay' });
  await createAssignment(instructor, classId, { title: 'Section' });
  const workspace = await openWorkspace(app, student, id);
  const query = { id: workspace.submissionId, grade: 87.5, unsubmitted: true };
  await instructor.call('POST', '/api/classes/setGrade', { query });
  const invited = {
    line: 1,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    section: 'Lab',
  };
  await importRows(instructor, classId, [invited]);
  const { username, email } = student.user;
  expect(await loadRows(instructor, classId)).toEqual([
    [...head, 'Essay', 'Section (2)'],
    [username, 'Test', email, username, 'Monday', 'enrolled', today(), '0:00:00', '87.5', ''],
    ['Byron', 'Ada', 'ada@example.org', '', 'Lab', 'invited', '', '', '', ''],
  ]);
});

it('the exported roster is written in the language of its reader', async () => {
  const { instructor, classId, student } = await classWithStudent();
  const workspace = await openWorkspace(app, student, await createAssignment(instructor, classId));
  const query = { id: workspace.submissionId, grade: 87.5, unsubmitted: true };
  await instructor.call('POST', '/api/classes/setGrade', { query });
  await importRows(instructor, classId, [{ line: 1, email: 'ada@example.org' }]);
  const [titles, ...rows] = readCsv((await download(instructor, classId, 'semicolon', 'de')).body, ';');
  expect(titles?.slice(0, 6)).toEqual(['Nachname', 'Vorname', 'E-Mail', 'Benutzername', 'Gruppe', 'Status']);
  expect(rows.map((row) => [row[5], row.at(-1)])).toEqual([
    ['eingeschrieben', '87,5'],
    ['eingeladen', ''],
  ]);
  // The region decides between point and comma, not the language: Mexico has points.
  const mexican = readCsv((await download(instructor, classId, 'comma', 'es')).body);
  expect(mexican[1]?.at(-1)).toBe('87.5');
});

it('the exported roster has letters in a class that is graded in letters', async () => {
  const grades = [{ value: 'A', selected: true }];
  const { instructor, classId, student } = await classWithStudent({ gradeMethod: 'Letter', grades });
  const workspace = await openWorkspace(app, student, await createAssignment(instructor, classId));
  const query = { id: workspace.submissionId, grade: 'A', unsubmitted: true };
  await instructor.call('POST', '/api/classes/setAlternateGrade', { query });
  expect((await loadRows(instructor, classId))[1]?.at(-1)).toBe('A');
});

it('the exported roster is a CSV file named after the class', async () => {
  const { instructor, classId } = await classWithStudent();
  const answer = await download(instructor, classId, 'semicolon');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(`filename="Writing I ${today()}.csv"`);
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(readCsv(answer.body, ';')[0]).toEqual(head);
});

it('the exported roster contains no formulas, whatever the names are', async () => {
  const { instructor, classId, student } = await classWithStudent();
  await rename(student, '=HYPERLINK("http://x.test","Click")');
  await importRows(instructor, classId, [{ line: 1, email: '+a@example.org', lastName: '@SUM(A1)' }]);
  const rows = await loadRows(instructor, classId);
  expect(rows.map(([lastName, , email]) => [lastName, email]).slice(1)).toEqual([
    [`'=HYPERLINK("http://x.test","Click")`, student.user.email],
    ["'@SUM(A1)", "'+a@example.org"],
  ]);
});

it('the exported roster imported again changes nothing', async () => {
  const { instructor, classId, student } = await classWithStudent();
  await rename(student, 'de la "Cruz", Ana');
  await importRows(instructor, classId, [
    { line: 1, email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron; Lady', section: 'A, B' },
    { line: 2, email: 'plain@example.org' },
  ]);
  const [, ...people] = await loadRows(instructor, classId);
  const rows = people.map(([lastName, firstName, email, , section], index) => ({
    line: index + 2,
    lastName,
    firstName,
    email,
    section,
  }));
  const answer = importRosterAnswerSchema.parse((await importRows(instructor, classId, rows)).body);
  expect(answer.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(answer.newSections).toEqual([]);
});

it('the exported roster leaves out students who have left', async () => {
  const { instructor, classId, student } = await classWithStudent();
  const left = { classId, studentId: student.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body: left });
  expect(await loadRows(instructor, classId)).toEqual([head]);
});

it('exporting a roster is for those who teach the class, and recorded each time', async () => {
  const { instructor, classId } = await classWithStudent();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const assists = { classId, userId: assistant.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query: assists });
  expect((await download(assistant, classId)).statusCode).toBe(200);
  const log = await db()
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'class.export_roster')
    .where('subject_id', '=', classId)
    .execute();
  expect(log).toEqual([{ actor_id: assistant.user.id, details: { students: 1, invited: 0 } }]);
});

it('exporting a roster is refused to students of the class and to other instructors, as if there were no class', async () => {
  const { classId, student } = await classWithStudent();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [student, other]) {
    const answer = await download(caller, classId);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('@');
  }
});

it('exporting a roster with an unknown separator is refused', async () => {
  const { instructor, classId } = await classWithStudent();
  expect((await download(instructor, classId, 'pipe')).statusCode).toBe(400);
});
