import { readingPlaceSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { classWithAssignment, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

/** Three submissions, of which the second is handed in. */
async function threeTexts() {
  const { instructor, classId, id } = await classWithAssignment(app);
  const workspaces = [];
  for (let count = 0; count < 3; count++) {
    const student = await enrollStudent(app, classId);
    workspaces.push({ student, workspace: await openWorkspace(app, student, id) });
  }
  const [first, second, third] = workspaces;
  if (!first || !second || !third) throw new Error('Three students have begun.');
  await second.student.call('POST', '/api/student/submission', {
    query: { id: second.workspace.submissionId, draftId: second.workspace.draftIds[0] ?? 0 },
  });
  return {
    instructor,
    student: first.student,
    open: first.workspace.submissionId,
    handedIn: second.workspace.submissionId,
    all: workspaces.map(({ workspace }) => workspace.submissionId),
  };
}

async function loadPlace(caller: Caller, query: Record<string, string | number>) {
  const { status, body } = await caller.call('GET', '/api/classes/readingplace', { query });
  return { status, body: status === 200 ? readingPlaceSchema.parse(body) : null };
}

it('the reading position contains the neighbours by filter', async () => {
  const { instructor, open, handedIn, all: ids } = await threeTexts();
  const all = await loadPlace(instructor, { submissionId: handedIn });
  expect(all.body).toMatchObject({
    filter: 'all',
    counts: { all: 3, 'to-grade': 1, late: 0, 'not-submitted': 2 },
    toGradeId: null,
  });
  const around = [all.body?.previousId, all.body?.nextId].filter((id) => id !== null);
  expect(ids).toEqual(expect.arrayContaining(around));
  const waiting = await loadPlace(instructor, { submissionId: open, filter: 'to-grade' });
  expect(waiting.body).toMatchObject({ position: null, toGradeId: handedIn });
  expect([waiting.body?.previousId, waiting.body?.nextId].toSorted()).toEqual([handedIn, null].toSorted());
});

it('only readers of a submission can load its reading position', async () => {
  const { student, open } = await threeTexts();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [student, stranger])
    expect((await loadPlace(caller, { submissionId: open })).status).toBe(404);
  expect((await loadPlace(student, { submissionId: open, filter: 'some' })).status).toBe(400);
});
