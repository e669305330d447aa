import { readGradesSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { readSheet } from '../../platform/read-sheet.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { readCsv } from '../../testing/csv.ts';
import { endNow } from '../../testing/deadlines.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

async function gradedClass(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, { title: 'Essay', ...rest });
  const student = await enrollStudent(app, classId);
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  await instructor.call('POST', '/api/classes/setGrade', {
    query: { id: submissionId, grade: 87.5, unsubmitted: true },
  });
  return { instructor, classId, assignmentId, student, submissionId };
}

/** Graded after grading became anonymous; earlier grades keep their names. */
async function gradedWithoutName({
  instructor,
  classId,
  assignmentId,
}: Pick<Awaited<ReturnType<typeof gradedClass>>, 'instructor' | 'classId' | 'assignmentId'>) {
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body: { ...chosen, assignmentId } });
  const student = await enrollStudent(app, classId);
  const { submissionId: id } = await openWorkspace(app, student, assignmentId);
  await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: 60, unsubmitted: true } });
  return { id, username: student.user.username, email: student.user.email };
}

const download = (
  caller: Caller,
  classId: number,
  format: string,
  language = 'en',
  separator = language === 'de' ? 'semicolon' : 'comma',
) =>
  app.http().inject({
    url: `/api/classes/gradebook/export?classId=${classId}&format=${format}&separator=${separator}`,
    headers: { authorization: `Bearer ${caller.user.accessToken}`, 'accept-language': language },
  });

async function upload(caller: Caller, classId: number, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('classId', String(classId));
  form.set('selectedFile', new File([bytes], name));
  const request = new Request('http://redraft.test', { method: 'POST', body: form });
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/classes/gradebook/import',
    headers: {
      authorization: `Bearer ${caller.user.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const tableOf = (bytes: Buffer, format: string) =>
  format === 'csv' ? readCsv(bytes.toString()) : readSheet({ bytes: new Uint8Array(bytes) });
const totalHeads = ['Average', 'Points', 'Points possible'];
const bytesOf = (text: string) => new TextEncoder().encode(text);

it('a grade export lists all students with their grades, formatted for the language', async () => {
  const { instructor, classId, student } = await gradedClass();
  const { username, email } = student.user;
  expect(readCsv((await download(instructor, classId, 'csv')).body)).toEqual([
    ['Last name', 'First name', 'Email', 'Username', 'Essay', 'Average', 'Points', 'Points possible'],
    [username, 'Test', email, username, '87.5', '87.5', '87.5', '100'],
    ['Average', '', '', '', '87.5', '', '', ''],
  ]);
  expect(readCsv((await download(instructor, classId, 'csv', 'de')).body, ';')[1]?.at(-3)).toBe('87,5');
});

it('a grade export without semicolons has decimal points, whatever the language is', async () => {
  const { instructor, classId } = await gradedClass();
  const csv = (await download(instructor, classId, 'csv', 'es', 'comma')).body;
  expect(readCsv(csv)[1]?.at(-3)).toBe('87.5');
});

it('a grade export contains no formulas', async () => {
  const { instructor, classId, student } = await gradedClass();
  await db().updateTable('users').set({ last_name: '=1+1' }).where('id', '=', student.user.id).execute();
  expect(readCsv((await download(instructor, classId, 'csv')).body)[1]?.[0]).toBe("'=1+1");
});

it.each(['csv', 'xlsx'])('importing a grade export as %s changes nothing', async (format) => {
  const { instructor, classId } = await gradedClass();
  const file = await download(instructor, classId, format);
  const read = await upload(instructor, classId, `grades.${format}`, new Uint8Array(file.rawPayload));
  expect(readGradesSchema.parse(read.body)).toEqual({
    changes: [],
    unchanged: 1,
    problems: [],
    numberOfProblems: 0,
    ignored: [],
  });
});

it.each(['csv', 'xlsx'])(
  'a grade export as %s lists anonymous submissions by code, and can be imported again',
  async (format) => {
    const { instructor, classId, assignmentId, student } = await gradedClass();
    const { id, username, email } = await gradedWithoutName({ instructor, classId, assignmentId });
    const file = await download(instructor, classId, format);
    const reported = await tableOf(file.rawPayload, format);
    const own = student.user;
    expect(reported.toSorted()).toEqual(
      [
        ['Last name', 'First name', 'Email', 'Username', 'Code', 'Essay', ...totalHeads],
        [own.username, 'Test', own.email, own.username, '', '87.5', '87.5', '87.5', '100'],
        [username, 'Test', email, username, '', '', '', '', ''],
        ['', '', '', '', expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/), '60', '', '', ''],
        ['Average', '', '', '', '', '73.75', '', '', ''],
      ].toSorted(),
    );
    const read = await upload(instructor, classId, `grades.${format}`, new Uint8Array(file.rawPayload));
    expect(readGradesSchema.parse(read.body)).toMatchObject({ changes: [], unchanged: 2, problems: [] });
    const code = reported.at(-2)?.[4] ?? '';
    const changed = await upload(instructor, classId, 'grades.csv', bytesOf(`Code,Essay\n${code},90\n`));
    expect(readGradesSchema.parse(changed.body)).toMatchObject({
      changes: [{ submissionId: id, grade: 90, replaces: 60, name: code }],
    });
  },
);

it('a grade export marks missing work, and importing it again changes nothing', async () => {
  const { instructor, classId, assignmentId } = await gradedClass({ preventAfterDueDate: true });
  await enrollStudent(app, classId);
  await endNow(assignmentId);
  const csv = (await download(instructor, classId, 'csv', 'de')).body;
  expect(
    readCsv(csv, ';')
      .map((row) => row.at(-4))
      .toSorted(),
  ).toEqual(['87,5', '87,5', 'Essay', 'Versäumt']);
  const read = await upload(instructor, classId, 'grades.csv', bytesOf(csv));
  expect(readGradesSchema.parse(read.body)).toMatchObject({ changes: [], unchanged: 2, problems: [] });
});

it('only staff of the class can export its grades', async () => {
  const { classId, student } = await gradedClass();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await download(student, classId, 'csv')).statusCode).toBe(404);
  expect((await download(other, classId, 'xlsx')).statusCode).toBe(404);
});

it('reading a grade import changes nothing and returns the new cell values', async () => {
  const { instructor, classId, student, submissionId } = await gradedClass();
  const file = bytesOf(`Username;Essay\n${student.user.username};90\n`);
  const { body } = await upload(instructor, classId, 'grades.csv', file);
  const { changes } = readGradesSchema.parse(body);
  expect(changes).toMatchObject([{ submissionId, grade: 90, replaces: 87.5, isSubmitted: false }]);
  const cells = changes.map(({ submissionId: id, draftId, grade, replaces }) => ({
    submissionId: id,
    draftId,
    grade,
    replaces,
  }));
  const write = { body: { classId, changes: cells, unsubmitted: true } };
  expect((await instructor.call('POST', '/api/classes/gradebook/grades', write)).body).toEqual({
    changed: 1,
  });
});

it.each([
  ['is no workbook', 'grades.xlsx', bytesOf('no workbook')],
  ['is not written in UTF-8', 'grades.csv', new Uint8Array([0xff, 0xfe, 0x41, 0xff])],
])('a grade import that %s is refused', async (_name, name, bytes) => {
  const { instructor, classId } = await gradedClass();
  expect(await upload(instructor, classId, name, bytes)).toMatchObject({
    status: 400,
    body: { code: 'grade.file_unreadable' },
  });
});

it('only the owner of a class can import grades', async () => {
  const { classId, student } = await gradedClass();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const file = bytesOf('Username,Essay\n');
  expect((await upload(other, classId, 'a.csv', file)).status).toBe(404);
  expect((await upload(student, classId, 'a.csv', file)).status).toBe(403);
});
