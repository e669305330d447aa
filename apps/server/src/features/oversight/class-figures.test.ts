import {
  assignmentComparisonSchema,
  classDaysSchema,
  classHeatmapSchema,
  classOverviewSchema,
  type SubmissionId,
  wordsCountSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { storeMetrics } from '../../domain/analytics/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

/** Two students with three and five words for one assignment; the other one was not started. */
async function classWithTexts() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const first = await createAssignment(instructor, classId, { title: 'First' });
  const second = await createAssignment(instructor, classId, { title: 'Second' });
  const students = [await enrollStudent(app, classId), await enrollStudent(app, classId)] as const;
  const ids: SubmissionId[] = [];
  for (const [index, words] of ['One two three', 'One two three four five'].entries()) {
    const workspace = await openWorkspace(app, students[index] ?? students[0], first);
    await workspace.save(words);
    ids.push(workspace.submissionId);
  }
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  return { instructor, assistant, students, classId, first, second, ids };
}

const paths = ['heatmap', 'linegraph', 'wordscount', 'assignmentcomparison', 'classdetail'].map(
  (name) => `/api/assistant/${name}`,
);

/** Parses the metrics out of their HTML. */
async function read(caller: Caller, name: string, query: Record<string, number>): Promise<unknown> {
  const { body } = await caller.call('GET', `/api/assistant/${name}`, { query });
  return JSON.parse(z.string().parse(body));
}

it.each(paths)('the metrics of a class %s are for its staff, and others get not found', async (path) => {
  const { classId, students, instructor, assistant } = await classWithTexts();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  const status = async (caller: Caller, id: number | string) =>
    (await caller.call('GET', path, { query: { id } })).status;
  for (const caller of [instructor, assistant]) expect(await status(caller, classId)).toBe(200);
  for (const caller of [students[0], stranger]) expect(await status(caller, classId)).toBe(404);
  expect(await status(assistant, 999_999)).toBe(404);
  expect(await status(assistant, 'one')).toBe(400);
  expect((await app.anonymous('GET', path, { query: { id: classId } })).status).toBe(401);
});

it("an assistant sees the metrics of the class, and not of the instructor's other classes", async () => {
  const { instructor, classId } = await classWithTexts();
  const helper = await app.signInAs('ROLE_STUDENT');
  await instructor.call('POST', '/api/assistant/addta', { query: { classId, userId: helper.user.id } });
  const other = await createClass(instructor);
  for (const path of paths) {
    expect((await helper.call('GET', path, { query: { id: classId } })).status).toBe(200);
    expect((await helper.call('GET', path, { query: { id: other } })).status).toBe(404);
  }
});

it('the metrics of a class count the words of each submission, including recent saves', async () => {
  const { assistant, classId, first, second, ids } = await classWithTexts();
  const words = async (query: Record<string, number>) =>
    wordsCountSchema
      .parse(await read(assistant, 'wordscount', query))
      .map(({ id, totalLen }) => [id, totalLen]);
  const counted = [
    [ids[0], 3],
    [ids[1], 5],
  ];
  expect((await words({ id: classId })).sort()).toEqual(counted);
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', 'in', ids.slice(0, 1))
    .executeTakeFirstOrThrow();
  await storeMetrics(fileId, new Date());
  expect((await words({ id: classId })).sort()).toEqual(counted);
  expect((await words({ id: classId, assignmentId: first })).sort()).toEqual(counted);
  expect(await words({ id: classId, assignmentId: second })).toEqual([]);
});

it('the metrics of a class contain writing times by hour and by day', async () => {
  const { assistant, classId } = await classWithTexts();
  const heatmap = classHeatmapSchema.parse(await read(assistant, 'heatmap', { id: classId }));
  expect(heatmap.timezone).toBe('Europe/Berlin');
  expect(heatmap.hours.reduce((sum, { texts }) => sum + texts, 0)).toBe(2);
  expect(heatmap.hours.every(({ amount, level }) => amount > 0 && level === 'low')).toBe(true);
  const { days } = classDaysSchema.parse(await read(assistant, 'linegraph', { id: classId }));
  expect(days.reduce((sum, { texts }) => sum + texts, 0)).toBe(2);
});

it('the metrics of a class compare its assignments, without quantiles of few submissions', async () => {
  const { assistant, classId, first, second } = await classWithTexts();
  const nothing = { begun: 0, handedIn: 0, late: 0, missed: 0, seconds: null, words: null };
  expect(
    assignmentComparisonSchema.parse(await read(assistant, 'assignmentcomparison', { id: classId })),
  ).toMatchObject({
    students: 2,
    assignments: [
      { ...nothing, id: first, title: 'First', begun: 2 },
      { ...nothing, id: second, title: 'Second' },
    ],
  });
});

it('the metrics of a class include its data read-only', async () => {
  const { assistant, classId } = await classWithTexts();
  const detail = classOverviewSchema.parse(await read(assistant, 'classdetail', { id: classId }));
  const overview = await assistant.call('GET', '/api/classes/overview', { query: { id: classId } });
  expect(detail).toEqual(overview.body);
  expect(detail.can).toMatchObject({ manage: false });
});
