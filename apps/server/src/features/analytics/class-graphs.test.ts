import {
  assignmentActivitySchema,
  classHeatmapSchema,
  classTimesSchema,
  hourlyActivitySchema,
  type SubmissionId,
  wordsChangedSchema,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { appendSave } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

/** Later than the creation of the files, because times of saves never decrease; ten o'clock in the class's time zone. */
const start = Date.UTC(2030, 0, 7, 9);
const hour = 3_600_000;

async function write(id: SubmissionId, saves: readonly [at: number, text: string][]): Promise<void> {
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const [at, text] of saves)
    await appendSave({
      fileId,
      bytes: docxFromText(text),
      at: new Date(at),
      dirtyMs: 1000,
      userId: null,
      origin: 'typed',
    });
}

/** Two students with a submission for the first of two assignments; one wrote on two days. */
async function makeClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const first = await createAssignment(instructor, classId, { title: 'First' });
  const second = await createAssignment(instructor, classId, { title: 'Second' });
  const students = [await enrollStudent(app, classId), await enrollStudent(app, classId)] as const;
  const [one, other] = [
    (await openWorkspace(app, students[0], first)).submissionId,
    (await openWorkspace(app, students[1], first)).submissionId,
  ];
  await write(one, [
    [start, 'One two'],
    [start + 60_000, 'One two three four'],
    [start + 26 * hour, 'One two three four five'],
  ]);
  await write(other, [
    [start + 60_000, 'Some'],
    [start + 180_000, 'Some more words here'],
  ]);
  return { instructor, classId, first, second, students, one, other };
}

let world: Awaited<ReturnType<typeof makeClass>>;
beforeAll(async () => {
  world = await makeClass();
});

const ofClass = ['heatmap', 'hourly', 'activity', 'times'].map((name) => `/api/classes/graphs/${name}`);
const ofAssignment = ['heatmap', 'hourly', 'wordschanged'].map(
  (name) => `/api/classes/assignment/graphs/${name}`,
);
const idFor = (path: string) => (path.includes('/assignment/') ? world.first : world.classId);

/** The content of the submission. */
async function read<T>(path: string, schema: z.ZodType<T>, days: Record<string, string> = {}): Promise<T> {
  const { body } = await world.instructor.call('GET', path, { query: { id: idFor(path), ...days } });
  return schema.parse(JSON.parse(z.string().parse(body)));
}

it.each([...ofClass, ...ofAssignment])(
  'the graph %s of a class and an assignment is for staff only',
  async (path) => {
    const status = async (caller: Caller, id: number | string) =>
      (await caller.call('GET', path, { query: { id } })).status;
    const id = idFor(path);
    const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
    for (const caller of [world.instructor, assistant, coordinator])
      expect(await status(caller, id)).toBe(200);
    const stranger = await app.signInAs('ROLE_INSTRUCTOR');
    const admin = await app.signInAs('ROLE_ADMIN');
    for (const caller of [world.students[0], stranger, admin]) expect(await status(caller, id)).toBe(403);
    // A missing resource looks like one of another class.
    expect(await status(stranger, 999_999)).toBe(403);
    expect(await status(world.instructor, 'one')).toBe(400);
    expect((await app.anonymous('GET', path, { query: { id } })).status).toBe(401);
  },
);

it.each(ofClass.filter((path) => !path.endsWith('times')))(
  'the graph %s of a class and an assignment refuses invalid days',
  async (path) => {
    const query = { id: world.classId, from: '2030-02-31' };
    expect((await world.instructor.call('GET', path, { query })).status).toBe(400);
  },
);

it('class graphs are recorded as one access to the class, or to the assignment', async () => {
  const { instructor, classId, first } = await makeClass();
  const check = (path: string, id: number) => instructor.call('GET', path, { query: { id } });
  await Promise.all([
    ...ofClass.map((path) => check(path, classId)),
    ...ofAssignment.map((path) => check(path, first)),
  ]);
  const rows = await db()
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .where('actor_id', '=', instructor.user.id)
    .where('action', 'like', '%.read_process')
    .orderBy('action')
    .execute();
  expect(rows).toEqual([
    { action: 'assignment.read_process', subject_id: first },
    { action: 'class.read_process', subject_id: classId },
  ]);
});

it.each(['/api/classes/graphs/heatmap', '/api/classes/assignment/graphs/heatmap'])(
  'the heatmap of %s is the mean of the submissions per hour',
  async (path) => {
    const { hours, timezone } = await read(path, classHeatmapSchema);
    expect(timezone).toBe('Europe/Berlin');
    expect(hours.map(({ start: at, texts, amount }) => [at, texts, amount.toFixed(2)])).toEqual([
      ['2030-01-07T09:00:00.000Z', 2, '3.17'],
      ['2030-01-08T11:00:00.000Z', 1, '0.83'],
    ]);
  },
);

it('the heatmap contains only the requested days', async () => {
  const { hours } = await read('/api/classes/graphs/heatmap', classHeatmapSchema, {
    from: '2030-01-08',
    to: '2030-01-09',
  });
  expect(hours.map(({ texts }) => texts)).toEqual([1]);
});

it.each(['/api/classes/graphs/hourly', '/api/classes/assignment/graphs/hourly'])(
  'the hourly activity of %s distributes minutes over students',
  async (path) => {
    const { hours, days } = await read(path, hourlyActivitySchema);
    expect(days).toEqual({ first: '2030-01-07', last: '2030-01-08' });
    expect(hours).toHaveLength(24);
    expect(
      hours.filter(({ n }) => n > 0).map(({ x, n, dots }) => [x, n, dots.map((dot) => dot.toFixed(3))]),
    ).toEqual([
      [10, 2, ['1.017', '2.017']],
      [12, 1, ['0.017']],
    ]);
  },
);

it('the hourly activity has the same days for any requested range', async () => {
  const { hours, days } = await read('/api/classes/graphs/hourly', hourlyActivitySchema, {
    to: '2030-01-06',
  });
  expect(days).toEqual({ first: '2030-01-07', last: '2030-01-08' });
  expect(hours.every(({ n }) => n === 0)).toBe(true);
});

it('activity by thirds of the day is grouped by assignment, including those without writing', async () => {
  const { assignments } = await read('/api/classes/graphs/activity', assignmentActivitySchema);
  expect(
    assignments.map(({ title, buckets }) => [
      title,
      buckets.map(({ x, n }) => [new Date(x).toISOString(), n]),
    ]),
  ).toEqual([
    [
      'First',
      [
        ['2030-01-07T07:00:00.000Z', 2],
        ['2030-01-08T07:00:00.000Z', 1],
      ],
    ],
    ['Second', []],
  ]);
});

it('activity by thirds of the day contains changed words of an assignment', async () => {
  const { buckets } = await read('/api/classes/assignment/graphs/wordschanged', wordsChangedSchema);
  expect(buckets.map(({ sum, dots }) => [sum, dots])).toEqual([
    [8, [4, 4]],
    [1, [1]],
  ]);
});

it('class times contain each student with a rank, and averages per assignment', async () => {
  const { students, total, assignments } = await read('/api/classes/graphs/times', classTimesSchema);
  expect(students.map(({ id, seconds, rank }) => [id, seconds, rank])).toEqual([
    [world.students[1].user.id, 121, '1/2'],
    [world.students[0].user.id, 62, '2/2'],
  ]);
  expect(total).toMatchObject({ n: 2, mean: 91.5, dots: [62, 121] });
  expect(
    assignments.map(({ title, seconds, wpm }) => [title, seconds.n, seconds.mean, wpm.mean, wpm.sd]),
  ).toEqual([
    ['First', 2, 91.5, 3.5, expect.closeTo(Math.SQRT2 * 1.5, 6)],
    ['Second', 0, null, null, null],
  ]);
});
