import {
  assignmentIdSchema,
  type ClassDetail,
  classDetailSchema,
  classIdSchema,
  packedGradeBookSchema,
} from '@redraft/contracts';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  classBody,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  readAssignment,
} from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const defaults = { holdsBack: false, isAnonymous: false, processShare: 0, scale: 'American' };
const zone = 'Europe/Berlin';
const day = (days: number) => DateTime.now().setZone(zone).plus({ days }).toISODate();
const clock = (iso: string, inZone = zone) => DateTime.fromISO(iso, { zone: inZone }).toFormat('HH:mm');
const rubric = {
  title: 'Argument',
  criteria: [{ title: 'Claim', description: '', levels: [level('Clear', 10), level('Unclear', 0)] }],
};
function level(title: string, points: number) {
  return { title, description: '', points };
}

const readClass = async (caller: Caller, id: number): Promise<ClassDetail> =>
  classDetailSchema.parse((await caller.call('POST', '/api/classes/getclass', { query: { id } })).body);
async function classWithWork() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor, { classname: 'Writing I' });
  const assignment = await createAssignment(instructor, id, {
    title: 'Essay',
    multiDraft: true,
    rubric,
    templates: [{ contentType: 'PRESENTATION', title: 'Talk' }],
    draftSubmissions: [{ draftTitle: 'Sketch', draftDeadline: hoursFromNow(4), draftPointValue: 30 }],
  });
  const student = await enrollStudent(app, id);
  await openWorkspace(app, student, assignment);
  return { instructor, id, assignment };
}

function copyBody(id: number, rest: Record<string, unknown> = {}) {
  const { classname, enrollkey, classTimeZone } = classBody();
  return {
    id,
    classname,
    enrollkey,
    classTimeZone,
    classStartDate: day(93),
    classEndDate: day(130),
    ...rest,
  };
}
const copyClass = (caller: Caller, body: unknown) => caller.call('POST', '/api/classes/copy', { body });

it('a copied class has the same assignments a hundred days later at the same time of day, and no students', async () => {
  const { instructor, id, assignment } = await classWithWork();
  const answer = await copyClass(instructor, copyBody(id, { classname: 'Writing II' }));
  expect(answer).toMatchObject({ status: 200, body: { assignments: 1 } });
  const copy = await readClass(instructor, z.object({ id: classIdSchema }).parse(answer.body).id);
  expect(copy).toMatchObject({ className: 'Writing II', students: [], assistants: [] });
  const original = await readAssignment(instructor, assignment);
  const copied = await readAssignment(instructor, copy.assignments[0]?.id ?? 0);
  expect(copied).toMatchObject({ title: 'Essay', visible: true, numberOfStarted: 0, rubric });
  expect(copied.templates.map(({ type, title }) => [type, title]).at(-1)).toEqual(['ADDITIONAL', 'Talk']);
  for (const field of ['startDate', 'endDate'] as const) {
    const days = DateTime.fromISO(copied[field], { zone }).diff(
      DateTime.fromISO(original[field], { zone }),
      'days',
    );
    expect(days.days).toBe(100);
    expect(clock(copied[field])).toBe(clock(original[field]));
  }
  expect(copied.draftSubmissions.map((draft) => [draft.draftTitle, draft.draftPointValue])).toEqual([
    ['Sketch', 30],
    ['Final Submission', 70],
  ]);
  expect((await readClass(instructor, id)).students).toHaveLength(1);
});

it('a copied class keeps local times in another time zone', async () => {
  const { instructor, id, assignment } = await classWithWork();
  const answer = await copyClass(instructor, copyBody(id, { classTimeZone: 'Asia/Tokyo' }));
  const copy = await readClass(instructor, z.object({ id: classIdSchema }).parse(answer.body).id);
  const copied = await readAssignment(instructor, copy.assignments[0]?.id ?? 0);
  const original = await readAssignment(instructor, assignment);
  expect(clock(copied.endDate, 'Asia/Tokyo')).toBe(clock(original.endDate));
});

it.each([
  ['too short for its assignments', { classEndDate: day(94) }, 400, 'assignment.ends_after_class'],
  ['shorter than a day', { classEndDate: day(93) }, 400, 'class.too_short'],
  ['without a name', { classname: ' ' }, 400, 'request.invalid'],
])(
  'copying a class is refused when it is %s, and leaves nothing behind',
  async (_name, rest, status, code) => {
    const { instructor, id } = await classWithWork();
    expect(await copyClass(instructor, copyBody(id, rest))).toMatchObject({ status, body: { code } });
    const list = await instructor.call('GET', '/api/classes/list', { query: { index: 0 } });
    expect(list.body).toHaveLength(1);
  },
);

it('copying a class requires a new key and an own class', async () => {
  const { instructor, id } = await classWithWork();
  const body = copyBody(id);
  expect((await copyClass(instructor, body)).status).toBe(200);
  expect(await copyClass(instructor, body)).toMatchObject({
    status: 409,
    body: { code: 'class.key_taken' },
  });
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await copyClass(other, copyBody(id))).toMatchObject({ status: 404 });
});

describe('a copied assignment', () => {
  const copyOne = (caller: Caller, body: unknown) =>
    caller.call('POST', '/api/classes/assignment/copy', { body });

  it('a copied assignment is hidden in its new class, with the same distances between its dates', async () => {
    const { instructor, assignment } = await classWithWork();
    const target = await createClass(instructor);
    const startDate = hoursFromNow(24);
    const answer = await copyOne(instructor, { id: assignment, classId: target, title: 'Again', startDate });
    const copied = await readAssignment(
      instructor,
      z.object({ id: assignmentIdSchema }).parse(answer.body).id,
    );
    expect(copied).toMatchObject({ classId: target, title: 'Again', visible: false, rubric });
    const hours = (iso: string) =>
      DateTime.fromISO(iso).diff(DateTime.fromISO(copied.startDate), 'hours').hours;
    expect(hours(copied.endDate)).toBeCloseTo(48, 1);
    expect(hours(copied.draftSubmissions[0]?.draftDeadline ?? '')).toBeCloseTo(28, 1);
  });

  it.each([
    ['as its original', { holdsBack: true, isAnonymous: true, processShare: 15, scale: 'German' }, 1],
    ['as always where its original is', null, 0],
  ])('a copied assignment is graded %s, and copies no other grading data', async (_name, chosen, version) => {
    const { instructor, id, assignment } = await classWithWork();
    const path = '/api/classes/gradebook/settings';
    if (chosen) {
      const body = { ...chosen, assignmentId: assignment, version: 0 };
      expect((await instructor.call('POST', path, { body })).status).toBe(200);
    }
    const startDate = hoursFromNow(24);
    await copyOne(instructor, { id: assignment, classId: id, title: 'Again', startDate });
    const full = await copyClass(instructor, copyBody(id));
    const classes = [id, z.object({ id: classIdSchema }).parse(full.body).id];
    for (const classId of classes) {
      const book = await instructor.call('GET', '/api/classes/gradebook', { query: { classId } });
      const { assignments } = packedGradeBookSchema.parse(book.body);
      expect(assignments).toHaveLength(2);
      for (const { settings } of assignments) expect(settings).toEqual({ ...defaults, ...chosen, version });
    }
    const seeds = await db().selectFrom('grading_settings').select('seed').execute();
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(seeds.length);
  });

  it('copying an assignment is refused if its deadline would be after the class', async () => {
    const { instructor, id, assignment } = await classWithWork();
    const startDate = hoursFromNow(24 * 29.5);
    expect(
      await copyOne(instructor, { id: assignment, classId: id, title: 'Late', startDate }),
    ).toMatchObject({
      status: 400,
      body: { message: 'The deadline cannot be after the end of the class.' },
    });
  });

  it('an assignment can be copied to own classes only', async () => {
    const { instructor, assignment } = await classWithWork();
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const foreign = await createClass(other);
    const body = { id: assignment, classId: foreign, title: 'Gift', startDate: hoursFromNow(1) };
    expect((await copyOne(instructor, body)).status).toBe(404);
    expect((await copyOne(other, body)).status).toBe(404);
  });
});
