import { assignmentIdSchema, reviewAnswersSchema, reviewCriteriaSchema } from '@redraft/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { setSubmitted, startedReview } from '../../testing/reviews.ts';

const app = useApp();
let world: Awaited<ReturnType<typeof startedReview>>;
beforeAll(async () => {
  world = await startedReview(app);
});

const level = (title: string, points: number) => ({ title, description: '', points });
const criterion = (title: string) => ({
  title,
  description: '',
  levels: [level('Not yet', 0), level('Convincing', 1)],
});
const rubric = { title: 'Peer-Review', criteria: [criterion('Argument'), criterion('Style')] };

const readCriteria = (caller: Caller) =>
  caller.call('GET', '/api/peerreview/criteria', { query: { assignmentId: world.assignmentId } });
const criteria = async () => reviewCriteriaSchema.parse((await readCriteria(world.instructor)).body);
const choose = (caller: Caller, rest: Record<string, unknown> = {}) =>
  caller.call('PUT', '/api/peerreview/criteria', {
    body: { assignmentId: world.assignmentId, rubric, required: true, version: 0, ...rest },
  });
const readAnswers = (caller: Caller) =>
  caller.call('GET', '/api/peerreview/answers', { query: { id: world.id } });
const answers = async (caller: Caller) => reviewAnswersSchema.parse((await readAnswers(caller)).body);
const said = (index: number, chosen: number | null, comment = '') => ({
  criterion: index,
  level: chosen,
  comment,
});
const answer = (caller: Caller, given: unknown[], rest: Record<string, unknown> = {}) =>
  caller.call('PUT', '/api/peerreview/answers', {
    body: { id: world.id, answers: given, version: 0, criteriaVersion: 1, ...rest },
  });

beforeEach(async () => {
  await db().deleteFrom('review_answers').execute();
  await db().deleteFrom('review_criteria').execute();
  await setSubmitted(world.id, null);
  await db().updateTable('peer_reviews').set({ withdrawn_at: null }).execute();
});

it('review criteria are a copy chosen by staff, with levels from best to worst', async () => {
  expect(await criteria()).toMatchObject({
    rubric: null,
    required: false,
    version: 0,
    can: { manage: true },
  });
  expect((await choose(world.instructor)).status).toBe(200);
  const chosen = await criteria();
  expect(chosen).toMatchObject({ required: true, version: 1, numberOfAnswered: 0 });
  expect(chosen.rubric?.criteria[0]?.levels.map(({ title }) => title)).toEqual(['Convincing', 'Not yet']);
});

it('a repeated change of criteria is applied once, and a simultaneous one is a conflict', async () => {
  await choose(world.instructor);
  expect((await choose(world.instructor)).status).toBe(200);
  expect((await criteria()).version).toBe(1);
  expect(await choose(world.instructor, { required: false })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
  expect((await choose(world.instructor, { rubric: null, version: 1 })).status).toBe(200);
  expect((await criteria()).rubric).toBeNull();
});

it('review criteria are copied with the assignment', async () => {
  await choose(world.instructor);
  const { body } = await world.instructor.call('POST', '/api/classes/assignment/copy', {
    body: {
      id: world.assignmentId,
      classId: world.classId,
      title: 'Copy',
      startDate: new Date().toISOString(),
    },
  });
  const { id } = z.object({ id: assignmentIdSchema }).parse(body);
  const copied = await world.instructor.call('GET', '/api/peerreview/criteria', {
    query: { assignmentId: id },
  });
  expect(copied.body).toMatchObject({ rubric: { title: 'Peer-Review' }, required: true, version: 1 });
});

it('only staff of the class can access review criteria', async () => {
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await choose(stranger)).toMatchObject({ status: 404 });
  expect(await readCriteria(stranger)).toMatchObject({ status: 404 });
  for (const { student } of [world.author, world.reviewer]) {
    expect(await choose(student)).toMatchObject({ status: 403 });
    expect(await readCriteria(student)).toMatchObject({ status: 404 });
  }
});

it.each([
  ['no criterion', { rubric: { ...rubric, criteria: [] } }],
  ['one level', { rubric: { ...rubric, criteria: [{ ...criterion('One'), levels: [level('One', 1)] }] } }],
  ['a title of control characters', { rubric: { ...rubric, title: '\u0007' } }],
  ['no version', { version: null }],
])('review criteria with %s are refused', async (_what, rest) => {
  expect(await choose(world.instructor, rest)).toMatchObject({ status: 400 });
});

it('a review with answers keeps its criteria, and the next one uses the new criteria', async () => {
  await choose(world.instructor);
  await answer(world.reviewer.student, [said(1, 0, 'Clear')]);
  const changed = { ...rubric, title: 'Shorter', criteria: [criterion('Sources')] };
  await choose(world.instructor, { rubric: changed, version: 1 });
  expect((await criteria()).numberOfAnswered).toBe(1);
  expect(await answers(world.reviewer.student)).toMatchObject({
    criteria: { title: 'Peer-Review' },
    answers: [said(1, 0, 'Clear')],
  });
  await db().deleteFrom('review_answers').execute();
  expect((await answers(world.reviewer.student)).criteria?.title).toBe('Shorter');
  expect(await answer(world.reviewer.student, [said(0, 0)])).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
});

describe('what a reviewer says by criteria', () => {
  beforeEach(async () => {
    await choose(world.instructor);
  });

  it('answers by criterion are stored as typed, normalised and without empty ones', async () => {
    const given = [said(1, null, ' Caf\u0065\u0301 '), said(0, null)];
    expect(reviewAnswersSchema.parse((await answer(world.reviewer.student, given)).body)).toMatchObject({
      version: 1,
      answers: [said(1, null, 'Café')],
    });
    const next = await answer(world.reviewer.student, [said(0, 1, 'Why?')], { version: 1 });
    expect(next.status).toBe(200);
    expect(await answers(world.instructor)).toMatchObject({
      version: 2,
      answers: [said(0, 1, 'Why?')],
      can: { write: false },
    });
  });

  it('a repeated save of answers is applied once, and one with an outdated version is a conflict', async () => {
    await answer(world.reviewer.student, [said(0, 1)]);
    expect((await answer(world.reviewer.student, [said(0, 1)])).status).toBe(200);
    expect(await answer(world.reviewer.student, [said(0, 0)])).toMatchObject({
      status: 409,
      body: { code: 'conflict.changed' },
    });
    expect((await answers(world.reviewer.student)).version).toBe(1);
  });

  it('answers by criterion are released with the review, without names', async () => {
    await answer(world.reviewer.student, [said(0, 1, 'Why?')]);
    expect(await readAnswers(world.author.student)).toMatchObject({ status: 404 });
    await setSubmitted(world.id, new Date());
    const reached = await readAnswers(world.author.student);
    expect(reviewAnswersSchema.strict().parse(reached.body)).toEqual(
      expect.objectContaining({ answers: [said(0, 1, 'Why?')], can: { write: false } }),
    );
  });

  it('only the reviewer can read and write unsubmitted answers', async () => {
    const other = await enrollStudent(app, world.classId);
    const stranger = await app.signInAs('ROLE_INSTRUCTOR');
    for (const caller of [other, stranger]) expect(await readAnswers(caller)).toMatchObject({ status: 404 });
    for (const caller of [other, world.author.student])
      expect(await answer(caller, [said(0, 1)])).toMatchObject({ status: 404 });
    expect(await answer(world.instructor, [said(0, 1)])).toMatchObject({ status: 403 });
  });

  it.each([
    ['a criterion that is not there', [said(2, 0)]],
    ['a level that is not there', [said(0, 2)]],
    ['a criterion twice', [said(0, 0), said(0, 1)]],
    ['a control character', [said(0, 0, 'a\u0007b')]],
    ['too long a comment', [said(0, 0, '𝔞'.repeat(1001))]],
  ])('answers by criterion with %s are refused', async (_what, given) => {
    expect(await answer(world.reviewer.student, given)).toMatchObject({ status: 400 });
  });

  it('answers cannot be changed after the review is submitted or withdrawn', async () => {
    await setSubmitted(world.id, new Date());
    expect(await answer(world.reviewer.student, [said(0, 1)])).toMatchObject({
      status: 409,
      body: { code: 'review.submitted' },
    });
    await setSubmitted(world.id, null);
    await db().updateTable('peer_reviews').set({ withdrawn_at: new Date() }).execute();
    expect(await answer(world.reviewer.student, [said(0, 1)])).toMatchObject({
      status: 403,
      body: { code: 'review.withdrawn' },
    });
    expect((await answers(world.reviewer.student)).can.write).toBe(false);
  });

  it('answers cannot be changed in an archived class', async () => {
    const archive = (isArchived: boolean) =>
      db()
        .updateTable('classes')
        .set({ archived_at: isArchived ? new Date() : null })
        .where('id', '=', world.classId)
        .execute();
    await archive(true);
    const refused = [
      await answer(world.reviewer.student, [said(0, 1)]),
      await choose(world.instructor, { version: 1, required: false }),
    ];
    const { can } = await answers(world.reviewer.student);
    await archive(false);
    for (const one of refused) expect(one).toMatchObject({ status: 403, body: { code: 'class.archived' } });
    expect(can.write).toBe(false);
  });
});
