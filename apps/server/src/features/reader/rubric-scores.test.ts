import { studentAssignmentSchema, studentClassDetailSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { changeAssignment, readAssignment } from '../../testing/course.ts';
import { startedAssignment as begun } from '../../testing/open-workspace.ts';

const app = useApp();
const level = (title: string, points: number) => ({ title, description: '', points });
const rubric = {
  title: 'Essay',
  criteria: [
    { title: 'Claim', description: '', levels: [level('Clear', 4), level('Vague', 2)] },
    { title: 'Words', description: '', levels: [level('Rich', 6), level('Plain', 3)] },
  ],
};
const score = (criterion: number, at: number | null, comment = '') => ({ criterion, level: at, comment });

const save = (caller: Caller, submissionId: number, rest: object) =>
  caller.call('POST', '/api/classes/rubricScores', {
    body: { submissionId, version: 0, replaces: null, unsubmitted: true, ...rest },
  });
const read = (caller: Caller, submissionId: number) =>
  caller.call('POST', '/api/classes/readsubmission', { query: { submissionId } });

it('rubric scores store a level and comment per criterion, and the sum is the grade once complete', async () => {
  const { instructor, workspace } = await begun(app, { rubric });
  const id = workspace.submissionId;
  expect(await save(instructor, id, { scores: [score(0, 1, 'Say it first.')] })).toMatchObject({
    status: 200,
    body: { grade: -1, rubricScores: { version: 1, scores: [{ level: 1, comment: 'Say it first.' }] } },
  });
  const full = { version: 1, scores: [score(0, 1), score(1, 0)] };
  expect(await save(instructor, id, full)).toMatchObject({ status: 200, body: { grade: 80 } });
});

it('rubric scores with an outdated version, an unknown level or an outdated grade are refused', async () => {
  const { instructor, workspace } = await begun(app, { rubric });
  const id = workspace.submissionId;
  await save(instructor, id, { scores: [score(0, 0)] });
  const conflict = { status: 409, body: { code: 'conflict.changed' } };
  expect(await save(instructor, id, { scores: [score(0, 1)] })).toMatchObject(conflict);
  expect(await save(instructor, id, { version: 1, scores: [score(0, 7)] })).toMatchObject(conflict);
  const seen = { version: 1, scores: [score(0, 0), score(1, 0)], replaces: 30 };
  expect(await save(instructor, id, seen)).toMatchObject({ status: 409, body: { code: 'grade.changed' } });
  expect((await read(instructor, id)).body).toMatchObject({ grade: -1, rubricScores: { version: 1 } });
});

it('other instructors, assistants of other classes, and students cannot score by rubric', async () => {
  const { student, workspace } = await begun(app, { rubric });
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const callers = [other, assistant, student].map((caller) =>
    save(caller, workspace.submissionId, { scores: [] }),
  );
  expect((await Promise.all(callers)).map(({ status }) => status)).toEqual([404, 403, 403]);
});

it('the student sees rubric scores with the released grade', async () => {
  const { instructor, student, workspace, id: assignmentId, classId } = await begun(app, { rubric });
  const id = workspace.submissionId;
  const seen = async () => {
    const own = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
    const page = await student.call('POST', '/api/classes/getclass', { query: { id: classId } });
    const shown = studentAssignmentSchema.parse(own.body).submission?.rubricScores;
    expect(studentClassDetailSchema.parse(page.body).assignments[0]?.rubricScores).toEqual(shown);
    return shown;
  };
  const scores = [score(0, 1, 'Say it first.'), score(1, 0)];
  await save(instructor, id, { scores: scores.slice(0, 1) });
  expect(await seen()).toEqual([]);
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  const settings = { body: { ...chosen, assignmentId } };
  await instructor.call('POST', '/api/classes/gradebook/settings', settings);
  await save(instructor, id, { version: 1, scores });
  expect(await seen()).toEqual([]);
  await instructor.call('POST', '/api/classes/gradebook/release', { body: { assignmentId } });
  expect(await seen()).toEqual(scores);
});

it('changing a rubric recomputes grades that are based on it, and the audit log records the new grade', async () => {
  const { instructor, id: assignmentId, workspace } = await begun(app, { rubric });
  const id = workspace.submissionId;
  await save(instructor, id, { scores: [score(0, 1), score(1, 0)] });
  expect(await readAssignment(instructor, assignmentId)).toMatchObject({ numberOfScored: 1 });
  const [claim, words] = rubric.criteria;
  const changed = {
    ...rubric,
    criteria: [{ ...claim, levels: [level('Clear', 4), level('Vague', 1)] }, words],
  };
  expect((await changeAssignment(instructor, { id: assignmentId, rubric: changed })).status).toBe(200);
  expect((await read(instructor, id)).body).toMatchObject({ grade: 70, rubricScores: { version: 2 } });
  const logged = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'submission.rescore_rubric')
    .where('subject_id', '=', id)
    .execute();
  expect(logged).toMatchObject([{ details: { grade: 70 } }]);
});

it('changing a rubric does not change a grade that was set without the rubric', async () => {
  const { instructor, id: assignmentId, workspace } = await begun(app, { rubric });
  const id = workspace.submissionId;
  await save(instructor, id, { scores: [score(0, 0), score(1, 0)] });
  await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: 95, unsubmitted: true } });
  const changed = { ...rubric, criteria: rubric.criteria.slice(0, 1) };
  await changeAssignment(instructor, { id: assignmentId, rubric: changed });
  expect((await read(instructor, id)).body).toMatchObject({
    grade: 95,
    rubricScores: { scores: [{ level: 0 }] },
  });
});
