import { passageHistorySchema, type SubmissionId, textGrowthSchema } from '@redraft/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const growth = '/api/growth/text';
const passage = '/api/growth/passage';
const place = '/api/growth/place';

/** A submission with these texts as saves, one minute apart. */
async function writtenSubmission(texts: readonly string[], rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, rest);
  const student = await enrollStudent(app, classId);
  const { submissionId, save } = await openWorkspace(app, student, assignmentId);
  const began = Date.now();
  for (const [index, text] of texts.entries()) {
    setClock(() => new Date(began + index * 60_000));
    await save(text);
  }
  return { instructor, classId, student, submissionId, began };
}

const readGrowth = async (caller: Caller, submissionId: SubmissionId) =>
  textGrowthSchema.parse((await caller.call('GET', growth, { query: { submissionId } })).body);

const readings = (submissionId: SubmissionId, action: string) =>
  db()
    .selectFrom('audit_log')
    .select('actor_id')
    .where('subject_id', '=', submissionId)
    .where('action', '=', action)
    .execute();

it('text growth contains the text, the time of each part, and both maps', async () => {
  const { instructor, submissionId } = await writtenSubmission(['One\ntwo', 'One\nor two']);
  const answer = await readGrowth(instructor, submissionId);
  expect(answer).toMatchObject({ text: 'One\nor two', save: 2, bands: 24, timezone: 'Europe/Berlin' });
  expect(answer.runs.map(({ length }) => length)).toEqual([4, 6]);
  expect(answer.paragraphs).toEqual([0.4]);
  const sum = answer.maps.real.cells.reduce((total, cell) => total + cell.inserted + cell.deleted, 0);
  expect(sum).toBe(10);
  expect(answer.sittings).toHaveLength(1);
});

it('the growth of an unchanged text is empty', async () => {
  const { instructor, submissionId } = await writtenSubmission([]);
  expect(await readGrowth(instructor, submissionId)).toMatchObject({
    save: 0,
    text: '',
    runs: [],
    sittings: [],
  });
});

it('reading text growth by staff is recorded', async () => {
  const { instructor, submissionId } = await writtenSubmission(['One']);
  await readGrowth(instructor, submissionId);
  expect(await readings(submissionId, 'submission.read_process')).toHaveLength(1);
});

it.each([
  ['always', { showAnalyticsAlways: true }, 200],
  ['after the grade, before it', { showAnalytics: true }, 403],
  ['never', {}, 403],
])("with metrics shown %s, the student's text growth is %o", async (_when, shown, status) => {
  const { student, submissionId } = await writtenSubmission(['One'], shown);
  expect(await student.call('GET', growth, { query: { submissionId } })).toMatchObject({ status });
  expect(await readings(submissionId, 'submission.read_process')).toEqual([]);
});

describe('the life of a passage', () => {
  const texts = ['One. The cat sat.', 'One. The big cat sat.', 'One.', 'One. The big cat sat.'];

  it('the history of a passage contains each change with its text', async () => {
    const { instructor, submissionId } = await writtenSubmission(texts);
    const query = { submissionId, from: 5, to: 21 };
    const { body } = await instructor.call('GET', passage, { query });
    const life = passageHistorySchema.parse(body);
    expect(life).toMatchObject({ chosen: 'The big cat sat.', now: 'The big cat sat.', began: '' });
    expect(life.steps.map(({ kind, firstSave }) => [kind, firstSave])).toEqual([
      ['came', 1],
      ['changed', 2],
      ['left-out', 3],
      ['put-back', 4],
    ]);
    expect(life.steps[1]?.pieces).toContainEqual({ kind: 'inserted', text: 'big ' });
    expect(await readings(submissionId, 'submission.rewind')).toHaveLength(1);
  });

  it('the history of a passage continues after the selected save', async () => {
    const { student, submissionId } = await writtenSubmission(texts.slice(0, 3));
    const query = { submissionId, save: 1, from: 5, to: 17 };
    const life = passageHistorySchema.parse((await student.call('GET', passage, { query })).body);
    expect(life).toMatchObject({ chosen: 'The cat sat.', now: '' });
    expect(life.steps).toHaveLength(3);
    expect(await readings(submissionId, 'submission.rewind')).toEqual([]);
  });

  it.each([[{ from: 0, to: 22 }], [{ save: 5, from: 0, to: 1 }], [{ save: 0, from: 0, to: 1 }]])(
    'the history of a passage outside of the text is not found: %j',
    async (range) => {
      const { instructor, submissionId } = await writtenSubmission(texts);
      expect(await instructor.call('GET', passage, { query: { submissionId, ...range } })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );

  it.each([
    [{ from: 3, to: 3 }],
    [{ from: 5, to: 2 }],
    [{ from: 0, to: 5001 }],
    [{ from: -1, to: 2 }],
    [{ from: 'a', to: 2 }],
    [{ from: 0 }],
    [{ save: -1, from: 0, to: 1 }],
  ])('the history of a passage is refused with %j', async (range) => {
    const { instructor, submissionId } = await writtenSubmission([]);
    expect(await instructor.call('GET', passage, { query: { submissionId, ...range } })).toMatchObject({
      status: 400,
    });
  });
});

describe('the place of selected words', () => {
  const texts = ['One. Two.', 'One. Two. One.', 'Three. One. Two. One.'];
  const find = (caller: Caller, submissionId: SubmissionId, body: Record<string, unknown>) =>
    caller.call('POST', place, { body: { submissionId, before: '', after: '', at: 0, ...body } });

  it('selected text is located in the shown version, with its save number', async () => {
    const { instructor, student, submissionId } = await writtenSubmission(texts);
    const newest = await find(instructor, submissionId, { words: 'One.', before: 'Two. ' });
    expect(newest).toMatchObject({ status: 200, body: { place: { save: 3, from: 17, to: 21 } } });
    const earlier = await find(student, submissionId, { words: 'One.', seq: 2, at: 10 });
    expect(earlier.body).toEqual({ place: { seq: 2, save: 2, from: 10, to: 14 } });
    expect(await readings(submissionId, 'submission.rewind')).toEqual([]);
  });

  it('selected text that the version does not contain is not located', async () => {
    const { instructor, submissionId } = await writtenSubmission(texts);
    const answer = await find(instructor, submissionId, { words: 'Three.', seq: 1 });
    expect(answer).toMatchObject({ status: 200, body: { place: null } });
    expect(await find(instructor, submissionId, { words: 'One.', seq: 9 })).toMatchObject({ status: 404 });
  });

  it.each([
    [{ words: ' \n' }],
    [{ words: 'x'.repeat(10_001) }],
    [{ words: 'One.', before: 'x'.repeat(401) }],
    [{ words: 'One.', at: -1 }],
    [{ words: 'One.', seq: -1 }],
    [{}],
  ])('locating selected text is refused with %j', async (body) => {
    const { instructor, submissionId } = await writtenSubmission([]);
    expect(await find(instructor, submissionId, body)).toMatchObject({ status: 400 });
  });

  it('readers of the text can locate selections, and others get not found', async () => {
    const { instructor, classId, student, submissionId } = await writtenSubmission(['One']);
    for (const caller of [instructor, student])
      expect(await find(caller, submissionId, { words: 'One' })).toMatchObject({ status: 200 });
    for (const caller of [await enrollStudent(app, classId), await app.signInAs('ROLE_INSTRUCTOR')])
      expect(await find(caller, submissionId, { words: 'One' })).toMatchObject({ status: 404 });
    expect(await app.anonymous('POST', place, { body: { submissionId, words: 'One' } })).toMatchObject({
      status: 401,
    });
  });
});

it.each([
  ['growth of a text', growth, {}],
  ['life of a passage', passage, { from: 0, to: 1 }],
])('the %s is available to readers of the text, and others get not found', async (_what, path, rest) => {
  const { instructor, classId, student, submissionId } = await writtenSubmission(['One'], {
    showAnalyticsAlways: true,
  });
  const ask = (caller: Caller) => caller.call('GET', path, { query: { submissionId, ...rest } });
  for (const caller of [instructor, student]) expect(await ask(caller)).toMatchObject({ status: 200 });
  for (const caller of [await enrollStudent(app, classId), await app.signInAs('ROLE_INSTRUCTOR')])
    expect(await ask(caller)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await app.anonymous('GET', path, { query: { submissionId, ...rest } })).toMatchObject({
    status: 401,
  });
});
