import type { ClassId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { readWorkbook, type WorkbookCell, type WorkbookSheet } from '../../testing/workbook.ts';

const app = useApp();

async function download(caller: Caller, classId: ClassId, language = 'en') {
  const answer = await app.http().inject({
    method: 'POST',
    url: `/api/education/course?id=${classId}`,
    headers: { authorization: `Bearer ${caller.user.accessToken}`, 'accept-language': language },
  });
  return { headers: answer.headers, workbook: readWorkbook(answer.rawPayload) };
}

/** A sheet as its header and the cells under it. */
function table(workbook: WorkbookSheet[], name: string) {
  const sheet = workbook.find((one) => one.name === name);
  if (!sheet) throw new Error(`There is no sheet ${name}`);
  const titles = sheet.rows[0]?.map(({ value }) => value) ?? [];
  const none: WorkbookCell = { value: null, format: 'General', isFormula: false };
  /** Rows are numbered from 1, as in a spreadsheet program. */
  const cell = (row: number, title: string) => sheet.rows[row - 1]?.[titles.indexOf(title)] ?? none;
  return { sheet, titles, cell };
}

/** A date of the workbook in the time zone named in its header. */
function clock(value: WorkbookCell['value']): string {
  return new Date(Math.round((Number(value) - 25_569) * 86_400_000))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
}

async function classWithText(title = 'Essay', rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, rest);
  const assignmentId = await createAssignment(instructor, classId, { title, autoSubmission: true });
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('Some words');
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  return { instructor, classId, assignmentId, student, coordinator, workspace };
}

it('the class workbook is class_detail.xlsx with four sheets, each with a frozen header and a filter', async () => {
  const { coordinator, classId } = await classWithText();
  const { headers, workbook } = await download(coordinator, classId);
  expect(headers['content-disposition']).toContain('filename=class_detail.xlsx');
  expect(headers['content-type']).toContain('spreadsheetml');
  expect(workbook.map(({ name }) => name)).toEqual(['Class', 'Submissions', 'Assignments', 'Students']);
  for (const { frozenRows, hasFilter, widths } of workbook) {
    expect({ frozenRows, hasFilter }).toEqual({ frozenRows: 1, hasFilter: true });
    expect(Math.min(...widths)).toBeGreaterThan(5);
  }
});

it("the class workbook has typed numbers and times in the class's time zone", async () => {
  const { instructor, coordinator, classId, workspace } = await classWithText();
  const query = { id: workspace.submissionId, grade: 87.5, unsubmitted: true };
  await instructor.call('POST', '/api/classes/setGrade', { query });
  const { workbook } = await download(coordinator, classId);
  const { cell } = table(workbook, 'Submissions');
  expect(cell(2, 'Grade').value).toBe(87.5);
  expect(cell(2, 'Late').value).toBe(false);
  expect(cell(2, 'Drafts').value).toBe(1);
  expect(cell(2, 'Writing time').format).toBe('[h]:mm:ss');
  const created = cell(2, 'Created (Europe/Berlin)').value;
  const { created_at: at } = await db()
    .selectFrom('submissions')
    .select('created_at')
    .where('id', '=', workspace.submissionId)
    .executeTakeFirstOrThrow();
  expect(clock(created)).toBe(
    DateTime.fromJSDate(at, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd HH:mm'),
  );
  const classSheet = table(workbook, 'Class');
  expect(classSheet.cell(2, 'Students').value).toBe(1);
  expect(clock(classSheet.cell(2, 'Start date').value)).toMatch(/^20\d\d-\d\d-\d\d 00:00$/);
  expect(classSheet.cell(2, 'Start date').format).toBe('yyyy-mm-dd');
  expect(classSheet.cell(2, 'Time zone of all times').value).toBe('Europe/Berlin');
  expect(table(workbook, 'Assignments').cell(2, 'Autosubmit').value).toBe(true);
});

it('the class workbook leaves missing values empty', async () => {
  const { coordinator, classId } = await classWithText();
  const { cell } = table((await download(coordinator, classId)).workbook, 'Submissions');
  expect(cell(2, 'Grade').value).toBeNull();
  expect(cell(2, 'Last status change (Europe/Berlin)').value).toBeNull();
  expect(cell(2, 'Status').value).toBe('Not submitted');
});

it('the class workbook has letter grades as text', async () => {
  const { instructor, coordinator, classId, workspace } = await classWithText('Essay', {
    gradeMethod: 'Letter',
  });
  const query = { id: workspace.submissionId, grade: 'B', unsubmitted: true };
  await instructor.call('POST', '/api/classes/setAlternateGrade', { query });
  expect(table((await download(coordinator, classId)).workbook, 'Submissions').cell(2, 'Grade').value).toBe(
    'B',
  );
});

it.each(['=HYPERLINK("http://evil.example","x")', '+1+1', '-2', '@SUM(A1)', '\u202dgarbled'])(
  'the class workbook stores user text that never becomes a formula: %s',
  async (written) => {
    const { coordinator, classId, assignmentId, student } = await classWithText();
    await db().updateTable('assignments').set({ title: written }).where('id', '=', assignmentId).execute();
    await db().updateTable('users').set({ last_name: written }).where('id', '=', student.user.id).execute();
    const { cell } = table((await download(coordinator, classId)).workbook, 'Submissions');
    for (const title of ['Assignment', 'Last name']) {
      expect(cell(2, title)).toEqual({ value: written, format: '@', isFormula: false });
    }
  },
);

it('the class workbook has a row for each student and assignment in the order of the class list', async () => {
  const { coordinator, classId, instructor, student } = await classWithText('First');
  await createAssignment(instructor, classId, { title: 'Second' });
  const other = await enrollStudent(app, classId);
  const name = (caller: Caller, lastName: string) =>
    db().updateTable('users').set({ last_name: lastName }).where('id', '=', caller.user.id).execute();
  await name(student, 'Zorn');
  await name(other, 'Abel');
  const { sheet, cell } = table((await download(coordinator, classId)).workbook, 'Submissions');
  const rows = [2, 3, 4, 5].map((row) => [cell(row, 'Assignment').value, cell(row, 'Last name').value]);
  expect(sheet.rows.length).toBe(5);
  expect(rows).toEqual([
    ['First', 'Abel'],
    ['First', 'Zorn'],
    ['Second', 'Abel'],
    ['Second', 'Zorn'],
  ]);
  const students = table((await download(coordinator, classId)).workbook, 'Students');
  expect([2, 3].map((row) => students.cell(row, 'Assignments started').value)).toEqual([0, 1]);
});

it("the class workbook can be created without students or assignments, and in the reader's language", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  const { workbook } = await download(coordinator, await createClass(instructor), 'de');
  expect(workbook.map(({ name }) => name)).toEqual(['Kurs', 'Abgaben', 'Aufgaben', 'Studierende']);
  expect(table(workbook, 'Abgaben').sheet.rows.length).toBe(1);
});

it('downloading the class workbook is recorded', async () => {
  const { coordinator, classId } = await classWithText();
  await download(coordinator, classId);
  const actions = await db()
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .where('actor_id', '=', coordinator.user.id)
    .execute();
  expect(actions).toEqual([{ action: 'class.export_detail', subject_id: classId }]);
});
