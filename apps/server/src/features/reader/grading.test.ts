import { studentAssignmentSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

async function twoSubmissions(classOverrides: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, classOverrides);
  const assignmentId = await createAssignment(instructor, classId);
  const submissions = [];
  for (const text of ['One text', 'Another text']) {
    const student = await enrollStudent(app, classId);
    const opened = await openWorkspace(app, student, assignmentId);
    await opened.save(text);
    submissions.push({ student, id: opened.submissionId });
  }
  return { instructor, classId, assignmentId, submissions };
}

const firstOf = <T>(list: T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return first;
};

it('a grade is shown to its student', async () => {
  const { instructor, assignmentId, submissions } = await twoSubmissions();
  const { id, student } = firstOf(submissions);
  const answer = await instructor.call('POST', '/api/classes/setGrade', {
    query: { id, grade: 87.5, unsubmitted: true },
  });
  expect(answer).toMatchObject({ status: 200, body: { grade: 87.5 } });
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  expect(workspace.body).toMatchObject({ submission: { score: 87.5 } });
});

it.each([
  ['below zero', -0.5],
  ['above a hundred', 100.5],
])('the grade %s is invalid and changes nothing', async (_name, grade) => {
  const { instructor, submissions } = await twoSubmissions();
  const { id } = firstOf(submissions);
  await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: 50, unsubmitted: true } });
  expect(await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade } })).toMatchObject({
    status: 400,
    body: { message: 'Invalid grade.' },
  });
  expect(
    (await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId: id } })).body,
  ).toMatchObject({ grade: 50 });
});

it('of two simultaneous grades, the log keeps both with the replaced one', async () => {
  const { instructor, submissions } = await twoSubmissions();
  const { id } = firstOf(submissions);
  const give = (grade: number) =>
    instructor.call('POST', '/api/classes/setGrade', { query: { id, grade, unsubmitted: true } });
  await Promise.all([give(50), give(60)]);
  const logged = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'submission.grade')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  const entry = z.object({ before: z.number().nullable(), after: z.number() });
  const [first, second] = logged.map(({ details }) => entry.parse(details));
  expect(first?.before).toBeNull();
  expect(second?.before).toBe(first?.after);
});

it('an empty grade removes the grade', async () => {
  const { instructor, submissions } = await twoSubmissions();
  const { id } = firstOf(submissions);
  await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: 50, unsubmitted: true } });
  expect(
    (await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: '' } })).body,
  ).toMatchObject({
    grade: -1,
  });
});

it('a letter grade must be one of the class', async () => {
  const { instructor, submissions } = await twoSubmissions({ gradeMethod: 'Letter' });
  const { id } = firstOf(submissions);
  const set = (grade: string) =>
    instructor.call('POST', '/api/classes/setAlternateGrade', {
      query: { id, grade, unsubmitted: true },
    });
  expect((await set('B')).body).toMatchObject({ alternateGrade: 'B' });
  expect(await set('B+')).toMatchObject({ status: 400, body: { message: 'Invalid grade.' } });
  expect(await set('')).toMatchObject({ status: 400, body: { message: 'Invalid grade.' } });
});

it('a letter grade is refused in a class with points', async () => {
  const { instructor, submissions } = await twoSubmissions({ gradeMethod: 'Numeric' });
  const query = { id: firstOf(submissions).id, grade: 'B', unsubmitted: true };
  const answer = await instructor.call('POST', '/api/classes/setAlternateGrade', { query });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid grade.' } });
});

it('other instructors and assistants cannot grade; assistants can read the grade', async () => {
  const { submissions } = await twoSubmissions();
  const { id } = firstOf(submissions);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  expect((await other.call('POST', '/api/classes/setGrade', { query: { id, grade: 1 } })).status).toBe(404);
  expect(
    (await assistant.call('POST', '/api/classes/readsubmission', { query: { submissionId: id } })).body,
  ).toMatchObject({ can: { grade: false }, grade: -1 });
  expect((await assistant.call('POST', '/api/classes/setGrade', { query: { id, grade: 1 } })).status).toBe(
    403,
  );
});

describe('a text that nobody has handed in', () => {
  const refused = { status: 409, body: { code: 'grade.not_submitted' } };
  const give = (caller: Caller, query: Record<string, string | number | boolean>) =>
    caller.call('POST', '/api/classes/setGrade', { query });

  it('grading a text that was not handed in requires a confirmation, which is logged', async () => {
    const { instructor, submissions } = await twoSubmissions();
    const { id } = firstOf(submissions);
    expect(await give(instructor, { id, grade: 50 })).toMatchObject(refused);
    expect(await give(instructor, { id, grade: 50, unsubmitted: true })).toMatchObject({
      status: 200,
      body: { grade: 50, gradeType: 'NONE' },
    });
    const { details } = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'submission.grade')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ after: 50, unsubmitted: true });
    expect(await give(instructor, { id, grade: '' })).toMatchObject({ status: 200, body: { grade: -1 } });
  });

  it('a letter grade for a text that was not handed in requires the same confirmation', async () => {
    const { instructor, submissions } = await twoSubmissions({ gradeMethod: 'Letter' });
    const query = { id: firstOf(submissions).id, grade: 'B' };
    const set = (rest: Record<string, boolean>) =>
      instructor.call('POST', '/api/classes/setAlternateGrade', { query: { ...query, ...rest } });
    expect(await set({})).toMatchObject(refused);
    expect((await set({ unsubmitted: true })).status).toBe(200);
  });

  it('a handed-in text needs no confirmation for its grade', async () => {
    const { instructor, assignmentId, submissions } = await twoSubmissions();
    const { id, student } = firstOf(submissions);
    const own = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
    const draftId = studentAssignmentSchema.parse(own.body).currentStep?.draftId ?? 0;
    await student.call('POST', '/api/student/submission', { query: { id, draftId } });
    expect((await give(instructor, { id, grade: 50 })).status).toBe(200);
  });
});

it('a grade based on an outdated one is a conflict', async () => {
  const { instructor, submissions } = await twoSubmissions();
  const { id } = firstOf(submissions);
  const give = (grade: number, replaces: number) =>
    instructor.call('POST', '/api/classes/setGrade', { query: { id, grade, replaces, unsubmitted: true } });
  expect(await give(50, -1)).toMatchObject({ status: 200, body: { grade: 50 } });
  expect(await give(60, -1)).toMatchObject({
    status: 409,
    body: { code: 'grade.changed', params: { current: '50', given: '60' } },
  });
  expect(await give(50, -1)).toMatchObject({ status: 200, body: { grade: 50 } });
  expect(await give(60, 50)).toMatchObject({ status: 200, body: { grade: 60 } });
});

it('a letter grade based on an outdated one is a conflict', async () => {
  const { instructor, submissions } = await twoSubmissions({ gradeMethod: 'Letter' });
  const { id } = firstOf(submissions);
  const give = (grade: string, replaces: string) =>
    instructor.call('POST', '/api/classes/setAlternateGrade', {
      query: { id, grade, replaces, unsubmitted: true },
    });
  expect((await give('B', '')).status).toBe(200);
  expect(await give('C', '')).toMatchObject({
    status: 409,
    body: { params: { current: 'B', given: 'C' } },
  });
});

it('paging through students visits one after the other and reports the end', async () => {
  const { instructor, classId, assignmentId, submissions } = await twoSubmissions();
  const [first, second] = submissions;
  const go = (studentIndex: number, direction: number) =>
    instructor.call('POST', '/api/classes/getnextsubmissionId', {
      body: { classId, assignmentId, studentIndex, direction },
    });
  expect((await go(0, 1)).body).toEqual({ submissionId: second?.id });
  expect((await go(1, -1)).body).toEqual({ submissionId: first?.id });
  expect(await go(1, 1)).toMatchObject({
    status: 404,
    body: { message: 'No more submissions for this assignment have been found.' },
  });
});
