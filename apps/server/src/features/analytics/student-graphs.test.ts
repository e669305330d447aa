import {
  additionalHeatmapsSchema,
  changeDistributionSchema,
  heatmapSchema,
  progressionSchema,
  type StripMetric,
  type SubmissionId,
  stripPlotSchema,
  studentHourlySchema,
  studentTimeSeriesSchema,
  studentWordChangeSchema,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appendSave } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

/** Later than the creation of the files, because times of saves never decrease; ten o'clock in the class's time zone. */
const start = Date.UTC(2030, 0, 7, 9);

async function write(id: SubmissionId, saves: readonly [second: number, text: string][]): Promise<void> {
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const [second, text] of saves) {
    const at = new Date(start + second * 1000);
    await appendSave({ fileId, bytes: docxFromText(text), at, dirtyMs: 1000, userId: null, origin: 'typed' });
  }
}

async function makeClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const first = await createAssignment(instructor, classId, { title: 'First <1>' });
  const second = await createAssignment(instructor, classId, { title: 'Second' });
  const students = [await enrollStudent(app, classId), await enrollStudent(app, classId)] as const;
  const one = (await openWorkspace(app, students[0], first)).submissionId;
  const later = (await openWorkspace(app, students[0], second)).submissionId;
  const other = (await openWorkspace(app, students[1], first)).submissionId;
  await write(one, [
    [0, 'One two'],
    [60, 'One two three four'],
  ]);
  await write(later, [[86_400, 'Another day']]);
  await write(other, [
    [60, 'Some'],
    [180, 'Some more words here'],
  ]);
  return { instructor, classId, first, second, students, one, later, other };
}

let world: Awaited<ReturnType<typeof makeClass>>;
beforeAll(async () => {
  world = await makeClass();
});

const path = (name: string) => `/api/classes/${name}`;
const ofStudent = [
  ...['getStudentHeatmapLogs', 'getStudentLineGraphLogs', 'getStudentTimeSeriesLogs'].map(
    (name) => ['POST', path(name)] as const,
  ),
  ['GET', path('wordchangebyessayTime')] as const,
  ['GET', path('getStudentEssayMap')] as const,
];

function ask(caller: Caller, [method, where]: readonly [string, string], requested: object = {}) {
  const given = { courseId: world.classId, studentId: world.students[0].user.id, ...requested };
  return caller.call(method, where, method === 'GET' ? { query: given } : { body: given });
}

async function readText<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const { body } = await ask(world.instructor, ['POST', path(name)]);
  return schema.parse(JSON.parse(z.string().parse(body)));
}

it.each(ofStudent)('the student graph %s %s is for staff of the class only', async (...route) => {
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  for (const caller of [world.instructor, assistant]) expect((await ask(caller, route)).status).toBe(200);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [...world.students, stranger]) expect((await ask(caller, route)).status).toBe(403);
  const outside = await app.signInAs('ROLE_STUDENT');
  expect((await ask(world.instructor, route, { studentId: outside.user.id })).status).toBe(404);
  expect((await ask(world.instructor, route, { studentId: 'x' })).status).toBe(400);
});

it('student graphs are recorded as an access to each included text', async () => {
  const { instructor, classId, students, one, later } = await makeClass();
  const given = { courseId: classId, studentId: students[0].user.id };
  await instructor.call('POST', path('getStudentHeatmapLogs'), { body: given });
  await instructor.call('POST', path('getStudentLineGraphLogs'), { body: given });
  const rows = await db()
    .selectFrom('audit_log')
    .select('subject_id')
    .where('actor_id', '=', instructor.user.id)
    .where('action', '=', 'submission.read_process')
    .orderBy('subject_id')
    .execute();
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([one, later].toSorted((a, b) => a - b));
});

it("a student's hours sum up all texts", async () => {
  const { hours } = await readText('getStudentHeatmapLogs', heatmapSchema);
  expect(hours.map(({ start: at, level }) => [at, level])).toEqual([
    ['2030-01-07T09:00:00.000Z', 'low'],
    ['2030-01-08T09:00:00.000Z', 'low'],
  ]);
  const byHour = await readText('getStudentLineGraphLogs', studentHourlySchema);
  expect(byHour.hours.filter(({ y }) => y > 0)).toEqual([{ x: 10, y: 62 / 60 }]);
});

it("a student's times are returned by assignment with the class's values", async () => {
  const series = await readText('getStudentTimeSeriesLogs', studentTimeSeriesSchema);
  expect(series).toMatchObject({
    seconds: 62,
    rank: '2/2',
    classSeconds: { n: 2, mean: 91.5 },
    days: { first: '2030-01-07', last: '2030-01-08' },
    assignments: [
      {
        title: 'First <1>',
        submissionId: world.one,
        seconds: 61,
        words: 4,
        wpm: 4,
        rank: '2/2',
        classSeconds: { n: 2, mean: 91 },
        classWpm: { n: 2, mean: 3 },
        buckets: [{ x: Date.UTC(2030, 0, 7, 7), end: Date.UTC(2030, 0, 7, 15), y: 61 / 60 }],
      },
      { title: 'Second', submissionId: world.later, seconds: 1, words: 2, wpm: 120, rank: '1/1' },
    ],
  });
});

it("a student's words over time are points per minute", async () => {
  const { body } = await ask(world.instructor, ['GET', path('wordchangebyessayTime')]);
  const { assignments } = studentWordChangeSchema.parse(body);
  expect(assignments.map(({ submissionId, points }) => [submissionId, points])).toEqual([
    [
      world.one,
      [
        { x: start, y: 2 },
        { x: start + 60_000, y: 2 },
      ],
    ],
    [world.later, [{ x: start + 86_400_000, y: 2 }]],
  ]);
});

it("a student's heatmaps have escaped titles", async () => {
  const { body } = await ask(world.instructor, ['GET', path('getStudentEssayMap')]);
  expect(body).toContain('First &lt;1&gt;');
  expect(String(body).match(/<table>/g)).toHaveLength(2);
});

describe('the maps of texts that are named', () => {
  const map = (caller: Caller, body: object) => caller.call('POST', path('getStudentEssayMap'), { body });

  it('requested heatmaps have the given order, titles and time zone', async () => {
    const ids = [world.other, world.one];
    const { body } = await map(world.instructor, { ids, titles: ['<i>B</i>', 'A'], tz: 'Asia/Tokyo' });
    expect(String(body)).toMatch(/&lt;i&gt;B.*2030-01-07 18:01.*>A<.*2030-01-07 18:00/s);
  });

  it('requested heatmaps are refused completely with an unreadable text or an invalid time zone', async () => {
    const ids = [world.one];
    for (const caller of [world.students[0], await app.signInAs('ROLE_INSTRUCTOR')])
      expect((await map(caller, { ids })).status).toBe(404);
    expect((await map(world.instructor, { ids: [world.one, 999_999] })).status).toBe(404);
    expect((await map(world.instructor, { ids, tz: 'Moon/Base' })).status).toBe(400);
    expect((await map(world.instructor, { ids: [] })).body).toBe('');
  });
});

describe('the words of texts', () => {
  const count = (caller: Caller, body: unknown) => caller.call('POST', path('totalword'), { body });

  it('word counts accept IDs and objects with IDs, and keep their order', async () => {
    const { body } = await count(world.instructor, [world.other, { id: world.one }]);
    expect(body).toEqual([
      { id: world.other, totalLen: 4 },
      { id: world.one, totalLen: 4 },
    ]);
    expect((await count(world.instructor, [])).body).toEqual([]);
  });

  it('word counts are for staff of the classes only', async () => {
    for (const caller of [world.students[0], await app.signInAs('ROLE_INSTRUCTOR')])
      expect((await count(caller, [world.one])).status).toBe(403);
    expect((await count(world.instructor, [999_999])).status).toBe(404);
    expect((await count(world.instructor, ['x'])).status).toBe(400);
  });
});

describe('the strip plot of an assignment', () => {
  const strip = (caller: Caller) =>
    caller.call('GET', path('assignment/graphs/strip'), { query: { id: world.first } });

  it('a strip plot has one dot per submission and defined metric', async () => {
    const { students, measures } = stripPlotSchema.parse((await strip(world.instructor)).body);
    expect(students).toHaveLength(2);
    const of = (name: StripMetric) => measures.find(({ measure }) => measure === name);
    expect(of('totalSeconds')).toMatchObject({ n: 2, median: 91, mad: 30, dots: [61, 121] });
    expect(of('totalSeconds')?.values.every(({ z: distance }) => distance === null)).toBe(true);
    expect(of('activeToThink')).toMatchObject({ n: 0, median: null, values: [] });
    expect(of('days')?.dots).toEqual([1, 1]);
  });

  it('a strip plot is for staff only', async () => {
    expect((await strip(world.students[0])).status).toBe(403);
    expect((await strip(await app.signInAs('ROLE_INSTRUCTOR'))).status).toBe(403);
  });
});

describe('one text in figures', () => {
  const ask = (caller: Caller, name: string, query: object = {}) =>
    caller.call('GET', path(name), { query: { submissionId: world.one, ...query } });

  it('the progression of a submission has save numbers', async () => {
    const { saves, segments, sittings } = progressionSchema.parse(
      (await ask(world.instructor, 'progression')).body,
    );
    expect(saves).toBe(2);
    expect(sittings).toEqual([{ from: start, to: start + 60_000 }]);
    expect(segments).toEqual([
      {
        points: [
          { save: 1, t: start, chars: 7, position: 7 },
          { save: 2, t: start + 60_000, chars: 18, position: 18 },
        ],
      },
    ]);
  });

  it.each(['real', 'session', 'compressed'])(
    'the change distribution of a submission has the axis %s',
    async (axis) => {
      const { cells, rows, length } = changeDistributionSchema.parse(
        (await ask(world.instructor, 'changedistribution', { axis, bins: 2 })).body,
      );
      expect(cells).toEqual(
        axis === 'session'
          ? [[9, 9]]
          : [
              [7, 0],
              [2, 9],
            ],
      );
      expect(rows[0]).toEqual({ from: start, to: axis === 'session' ? start + 60_000 : start, save: 1 });
      expect(length).toBe(18);
    },
  );

  it.each(['progression', 'changedistribution'])(
    'the metrics of a submission are not found for others: %s',
    async (name) => {
      for (const caller of [world.students[0], await app.signInAs('ROLE_INSTRUCTOR')])
        expect((await ask(caller, name)).status).toBe(404);
      expect((await ask(world.instructor, name, { submissionId: 'x' })).status).toBe(400);
    },
  );

  it('a change distribution with too many bins is refused', async () => {
    for (const query of [{ bins: 101 }, { bins: 1 }, { axis: 'sideways' }])
      expect((await ask(world.instructor, 'changedistribution', query)).status).toBe(400);
  });

  it("the heatmap of a submission is available to staff under the reader's path", async () => {
    const map = (caller: Caller) =>
      caller.call('POST', path('getChangeDist'), { query: { submissionId: world.one } });
    expect((await map(world.instructor)).body).toContain('2030-01-07 10:00');
    expect((await map(world.students[0])).status).toBe(404);
  });
});

it('heatmaps of additional files are empty without such files, and not found for others', async () => {
  const check = (caller: Caller, query: object) =>
    caller.call('POST', path('getAdditionalFileHeatmapLogs'), { query: { ...query } });
  const { body } = await check(world.instructor, { id: world.one, tz: 'Asia/Tokyo' });
  expect(additionalHeatmapsSchema.parse(body)).toMatchObject({ timezone: 'Asia/Tokyo', files: [] });
  expect((await check(world.students[0], { id: world.one })).status).toBe(404);
  expect((await check(world.instructor, { id: world.one, tz: 'x y' })).status).toBe(400);
});
