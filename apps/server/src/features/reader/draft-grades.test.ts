import { readSubmissionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const draft = {
  draftId: null,
  draftTitle: 'First draft',
  draftDeadline: hoursFromNow(12),
  draftPointValue: 40,
  draftType: 'DRAFT',
};

/** A student who has handed in the first draft and works on the last one. */
async function handedInDraft(classOverrides: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, classOverrides);
  const rest = { multiDraft: true, draftSubmissions: [draft] };
  const id = await createAssignment(instructor, classId, rest);
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, id);
  await workspace.save('A first draft');
  const own = await student.call('GET', '/api/student/assignment', { query: { id } });
  const draftId = studentAssignmentSchema.parse(own.body).currentStep?.draftId ?? 0;
  await student.call('POST', '/api/student/submission', { query: { id: workspace.submissionId, draftId } });
  const read = async () =>
    readSubmissionSchema.parse(
      (
        await instructor.call('POST', '/api/classes/readsubmission', {
          query: { submissionId: workspace.submissionId },
        })
      ).body,
    );
  const draftSubmissionId = (await read()).deadlineSubmissions[0]?.draftSubmissionId ?? 0;
  return { instructor, student, classId, read, draftSubmissionId };
}

it('a grade for a draft is stored with the draft, and does not change the overall grade', async () => {
  const { instructor, read, draftSubmissionId } = await handedInDraft();
  const answer = await instructor.call('POST', '/api/classes/draft/grade', {
    body: { draftSubmissionId, grade: 72.5 },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { grade: -1, deadlineSubmissions: [{ grade: 72.5 }] },
  });
  expect((await read()).deadlineSubmissions[0]?.grade).toBe(72.5);
  await instructor.call('POST', '/api/classes/draft/grade', { body: { draftSubmissionId, grade: '' } });
  expect((await read()).deadlineSubmissions[0]?.grade).toBe(-1);
});

it('a grade for a draft is a letter in a class with letter grades', async () => {
  const { instructor, draftSubmissionId } = await handedInDraft({ gradeMethod: 'Letter' });
  const set = (alternateGrade: string) =>
    instructor.call('POST', '/api/classes/draft/altgrade', { body: { draftSubmissionId, alternateGrade } });
  expect(await set('B')).toMatchObject({
    status: 200,
    body: { deadlineSubmissions: [{ alternateGrade: 'B' }] },
  });
  const invalid = { status: 400, body: { message: 'Invalid grade.' } };
  expect(await set('B+')).toMatchObject(invalid);
  expect(await set('')).toMatchObject(invalid);
});

it.each([[-0.5], [100.5]])('the draft grade %s is invalid', async (grade) => {
  const { instructor, draftSubmissionId } = await handedInDraft();
  const body = { draftSubmissionId, grade };
  expect(await instructor.call('POST', '/api/classes/draft/grade', { body })).toMatchObject({
    status: 400,
    body: { message: 'Invalid grade.' },
  });
});

it('a draft grade based on an outdated one is a conflict', async () => {
  const { instructor, read, draftSubmissionId } = await handedInDraft();
  const give = (grade: number) =>
    instructor.call('POST', '/api/classes/draft/grade', {
      body: { draftSubmissionId, grade, replaces: -1 },
    });
  expect((await give(50)).status).toBe(200);
  expect(await give(60)).toMatchObject({ status: 409, body: { code: 'grade.changed' } });
  expect((await read()).deadlineSubmissions[0]?.grade).toBe(50);
});

it('only the owner of the class can grade a draft', async () => {
  const { student, draftSubmissionId } = await handedInDraft();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const grade = { path: '/api/classes/draft/grade', body: { draftSubmissionId, grade: 1 } };
  const letter = { path: '/api/classes/draft/altgrade', body: { draftSubmissionId, alternateGrade: 'A' } };
  const letters = [grade, letter].flatMap(({ path, body }) =>
    [other, assistant, student].map((caller) => caller.call('POST', path, { body })),
  );
  expect((await Promise.all(letters)).map(({ status }) => status)).toEqual([404, 403, 403, 404, 403, 403]);
});

it('grading an unknown draft is refused', async () => {
  const { instructor } = await handedInDraft();
  const body = { draftSubmissionId: 999_999, grade: 1 };
  expect((await instructor.call('POST', '/api/classes/draft/grade', { body })).status).toBe(404);
});
