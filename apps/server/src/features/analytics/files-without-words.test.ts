import {
  type AssignmentId,
  classHeatmapSchema,
  classTimesSchema,
  heatmapSchema,
  stripPlotSchema,
  studentTimeSeriesSchema,
  studentWordChangeSchema,
  wordsChangedSchema,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { resetClock, setClock } from '../../platform/clock.ts';
import { useApp } from '../../testing/app.ts';
import { workbookWith } from '../../testing/changed-files.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const minute = 60_000;

/** A student with an essay and a workbook, each saved twice. */
async function makeClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const essay = await createAssignment(instructor, classId, { title: 'Essay' });
  const budget = await createAssignment(instructor, classId, {
    title: 'Budget',
    mainFileType: 'SPREADSHEET',
  });
  const student = await enrollStudent(app, classId);
  const began = Date.now();
  const write = async (assignmentId: AssignmentId, files: readonly Uint8Array[]) => {
    const { put, submissionId } = await openWorkspace(app, student, assignmentId);
    for (const [index, bytes] of files.entries()) {
      setClock(() => new Date(began + (index + 1) * minute));
      expect((await put(bytes)).status).toBe(200);
    }
    resetClock();
    return submissionId;
  };
  await write(essay, [docxFromText('One two'), docxFromText('One two three')]);
  await write(budget, [workbookWith([['Apples', 3]]), workbookWith([['Apples', 4]])]);
  return { instructor, classId, essay, budget, studentId: student.user.id };
}

let world: Awaited<ReturnType<typeof makeClass>>;
beforeAll(async () => {
  world = await makeClass();
});
afterAll(resetClock);

const parseText = <T>(schema: z.ZodType<T>, body: unknown): T =>
  schema.parse(JSON.parse(z.string().parse(body)));

async function read<T>(path: string, schema: z.ZodType<T>, id: number): Promise<T> {
  return parseText(schema, (await world.instructor.call('GET', path, { query: { id } })).body);
}

const classGraph = (name: string) => `/api/classes/graphs/${name}`;
const assignmentGraph = (name: string) => `/api/classes/assignment/graphs/${name}`;

async function readOfStudent<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const body = { courseId: world.classId, studentId: world.studentId };
  return parseText(schema, (await world.instructor.call('POST', `/api/classes/${name}`, { body })).body);
}

it('the heatmap of an assignment of workbooks counts saves, that of a class the words of its texts', async () => {
  const ofBudget = await read(assignmentGraph('heatmap'), classHeatmapSchema, world.budget);
  const ofEssay = await read(assignmentGraph('heatmap'), classHeatmapSchema, world.essay);
  const ofClass = await read(classGraph('heatmap'), classHeatmapSchema, world.classId);
  expect(ofBudget).toMatchObject({ unit: 'saves', hours: [{ amount: 2, level: 'low', texts: 1 }] });
  expect(ofEssay).toMatchObject({ unit: 'words' });
  expect(ofClass).toEqual(ofEssay);
});

it('the heatmap of a student leaves workbooks out if there is a text', async () => {
  const heatmap = await readOfStudent('getStudentHeatmapLogs', heatmapSchema);
  const ofEssay = await read(assignmentGraph('heatmap'), classHeatmapSchema, world.essay);
  expect(heatmap.unit).toBe('words');
  expect(heatmap.hours.map(({ amount }) => amount)).toEqual(ofEssay.hours.map(({ amount }) => amount));
});

it('no words are counted for a workbook, and its times are', async () => {
  const { assignments } = await read(classGraph('times'), classTimesSchema, world.classId);
  expect(assignments.map(({ title, hasWords, seconds, wpm }) => [title, hasWords, seconds.n, wpm.n])).toEqual(
    [
      ['Essay', true, 1, 1],
      ['Budget', false, 1, 0],
    ],
  );
  const series = await readOfStudent('getStudentTimeSeriesLogs', studentTimeSeriesSchema);
  expect(series.assignments[1]).toMatchObject({ hasWords: false, words: null, wpm: null });
  expect(series.assignments[1]?.seconds).toBeGreaterThan(0);
});

it('the words changed and the maps of a student contain texts only', async () => {
  const query = { courseId: world.classId, studentId: world.studentId };
  const wordChange = studentWordChangeSchema.parse(
    (await world.instructor.call('GET', '/api/classes/wordchangebyessayTime', { query })).body,
  );
  expect(wordChange.assignments.map(({ title }) => title)).toEqual(['Essay']);
  const { body: maps } = await world.instructor.call('GET', '/api/classes/getStudentEssayMap', { query });
  expect(maps).toContain('Essay');
  expect(maps).not.toContain('Budget');
  const changed = await read(assignmentGraph('wordschanged'), wordsChangedSchema, world.budget);
  expect(changed.buckets).toEqual([]);
});

it('the measures of workbooks are times and counts, not words', async () => {
  const { measures } = stripPlotSchema.parse(
    (await world.instructor.call('GET', assignmentGraph('strip'), { query: { id: world.budget } })).body,
  );
  const withValues = measures.filter(({ values }) => values.length > 0).map(({ measure }) => measure);
  expect(withValues).not.toContain('words');
  expect(withValues).not.toContain('wordsPerMinute');
  expect(withValues).not.toContain('changed');
  expect(withValues).toEqual(expect.arrayContaining(['totalSeconds', 'sittings', 'days']));
});
