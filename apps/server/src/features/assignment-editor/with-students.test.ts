import type { SubmissionId } from '@redraft/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { changeAssignment, hoursFromNow, readAssignment } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const started = (rest?: Record<string, unknown>) => startedAssignment(app, rest);
const logged = (action: string, id: number) =>
  db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

const loadStatus = async (submissionId: SubmissionId): Promise<string | undefined> => {
  const rows = db()
    .selectFrom('draft_submissions')
    .select('status')
    .where('submission_id', '=', submissionId);
  return (await rows.executeTakeFirst())?.status;
};

it('an assignment with students shows its editor the numbers of started, graded and handed-in drafts', async () => {
  const draft = { draftTitle: 'Sketch', draftDeadline: hoursFromNow(4), draftPointValue: 30 };
  const {
    instructor,
    student,
    id,
    workspace: opened,
  } = await started({
    multiDraft: true,
    draftSubmissions: [draft],
  });
  const query = { id: opened.submissionId, draftId: opened.draftIds[0] ?? 0 };
  await student.call('POST', '/api/student/submission', { query });
  expect(await readAssignment(instructor, id)).toMatchObject({
    numberOfStarted: 1,
    numberOfGraded: 0,
    draftSubmissions: [{ numberOfSubmissions: 1 }, { numberOfSubmissions: 0 }],
  });
});

it('an assignment with students can be written while its dates and points change', async () => {
  const { instructor, id, workspace: opened } = await started();
  const answer = await changeAssignment(instructor, { id, pointValue: 50, endDate: hoursFromNow(48) });
  expect(answer).toMatchObject({ status: 200, body: { reopened: 0 } });
  expect((await opened.save('The beginning of a text, and its end')).status).toBe(200);
  expect((await logged('assignment.update', id)).details).toMatchObject({
    fields: { pointValue: { from: 100, to: 50 }, end: { from: expect.any(String) } },
    draftsChanged: [{ from: { title: 'Final Submission' } }],
  });
});

it('an assignment with students logs changes of the post date and of automatic evaluation', async () => {
  const { instructor, id } = await started();
  const postDate = hoursFromNow(24 * 9);
  const rules = { postDate, autoEvaluate: true, autoItemsDisable: true };
  expect((await changeAssignment(instructor, { id, ...rules })).status).toBe(200);
  expect((await logged('assignment.update', id)).details).toMatchObject({
    fields: {
      post: { to: postDate },
      autoEvaluate: { from: false, to: true },
      autoItemsDisable: { from: false, to: true },
    },
  });
});

it('an assignment with students reopens what its deadline had closed if the deadline is moved to later', async () => {
  const { instructor, id, workspace: opened } = await started({ autoSubmission: true });
  const afterEnd = new Date(Date.parse(hoursFromNow(25)));
  const failures: unknown[] = [];
  expect(await closeOverdueSteps(afterEnd, (error) => failures.push(error))).toBe(1);
  expect(failures).toEqual([]);
  expect(await loadStatus(opened.submissionId)).toBe('SUBMITTED_AUTO');
  expect((await opened.save('Too late')).status).not.toBe(200);
  const answer = await changeAssignment(instructor, {
    id,
    autoSubmission: true,
    endDate: hoursFromNow(72),
  });
  expect(answer).toMatchObject({ status: 200, body: { reopened: 1 } });
  expect(await loadStatus(opened.submissionId)).toBe('NONE');
});

it('an assignment with students accepts changes made before a pause, none during it, and all afterwards', async () => {
  const { instructor, id, workspace: opened } = await started();
  const pause = (status: boolean) =>
    instructor.call('POST', '/api/classes/assignment/stoped', { query: { id, status } });
  await pause(true);
  expect((await opened.save('Under way')).status).toBe(200);
  setClock(() => new Date(Date.now() + 11_000));
  expect((await opened.save('While paused')).status).toBe(403);
  await pause(false);
  expect((await opened.save('After the pause')).status).toBe(200);
});

it('an assignment with students is deleted permanently with its texts, and the log records how many', async () => {
  const { instructor, student, id, workspace: opened } = await started();
  const answer = await instructor.call('DELETE', '/api/classes/assignment', { query: { id } });
  expect(answer.status).toBe(200);
  expect((await opened.save('After all')).status).toBe(404);
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id } });
  expect(workspace.status).toBe(404);
  expect((await logged('assignment.delete', id)).details).toMatchObject({
    title: 'Essay',
    started: 1,
    graded: 0,
  });
});

describe('the rubric of an assignment', () => {
  const level = (title: string, points: number) => ({ title, description: '', points });
  const rubric = {
    title: 'Argument',
    criteria: [{ title: 'Claim', description: '', levels: [level('Clear', 10), level('Unclear', 0)] }],
  };

  it('an edit that omits the rubric keeps it, and null removes it', async () => {
    const { instructor, id } = await started({ rubric });
    await changeAssignment(instructor, { id, title: 'Renamed' });
    expect((await readAssignment(instructor, id)).rubric).toEqual(rubric);
    await changeAssignment(instructor, { id, rubric: null });
    expect((await readAssignment(instructor, id)).rubric).toBeNull();
    expect((await logged('assignment.update', id)).details).toMatchObject({
      fields: { rubric: { from: { title: 'Argument' }, to: null } },
    });
  });

  it.each([
    ['without criteria', { ...rubric, criteria: [] }],
    ['with a single level', { ...rubric, criteria: [{ title: 'Claim', levels: [level('Clear', 10)] }] }],
    [
      'with negative points',
      { ...rubric, criteria: [{ title: 'C', levels: [level('A', 1), level('B', -1)] }] },
    ],
  ])('a rubric is refused %s', async (_name, broken) => {
    const { instructor, id } = await started();
    expect((await changeAssignment(instructor, { id, rubric: broken })).status).toBe(400);
  });
});
