import { type RevisionPlan, revisionPlanSchema } from '@redraft/contracts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { enrollStudent } from '../../testing/course.ts';
import { setSubmitted, startedReview } from '../../testing/reviews.ts';

const app = useApp();
let world: Awaited<ReturnType<typeof startedReview>>;
beforeAll(async () => {
  world = await startedReview(app);
  await world.reviewer.workspace.put(
    docxWithComments('A text that somebody reviews.', [
      { on: 'somebody', text: 'Who? Name them.', author: 'A name' },
      { on: 'reviews', text: 'What comes of it?', author: 'A name' },
    ]),
  );
});
beforeEach(async () => {
  await db().deleteFrom('revision_plans').execute();
  await setSubmitted(world.id, new Date());
});

const read = (who: Caller) =>
  who.call('GET', '/api/peerreview/plan', {
    query: { submissionId: world.author.workspace.submissionId },
  });
const plan = async (): Promise<RevisionPlan> =>
  revisionPlanSchema.parse((await read(world.author.student)).body);
const keep = (who: Caller, items: unknown[], version = 0) =>
  who.call('PUT', '/api/peerreview/plan', {
    body: { submissionId: world.author.workspace.submissionId, items, version },
  });
const own = (note: string, rest: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  source: null,
  isDone: false,
  note,
  ...rest,
});
const taken = (place: number, rest: Record<string, unknown> = {}) =>
  own('', { source: { kind: 'comment', reviewId: world.id, place }, ...rest });

it('a revision plan is empty at first, and lists released reviews without reviewer names', async () => {
  expect(await plan()).toEqual({
    items: [],
    version: 0,
    reviews: [{ id: world.id, draftTitle: expect.any(String), number: 1 }],
    can: { write: true },
  });
  await setSubmitted(world.id, null);
  expect((await plan()).reviews).toEqual([]);
});

it("a revision plan is stored in the student's order, with quotes of the chosen comments", async () => {
  const items = [taken(1, { note: 'At the end' }), own('Caf\u0065\u0301 first'), taken(0, { isDone: true })];
  expect((await keep(world.author.student, items)).status).toBe(200);
  const stored = await plan();
  expect(stored).toMatchObject({
    version: 1,
    items: [
      { quote: 'reviews', comment: 'What comes of it?', note: 'At the end', isDone: false },
      { quote: '', comment: '', note: 'Café first' },
      { quote: 'somebody', comment: 'Who? Name them.', isDone: true },
    ],
  });
  expect(JSON.stringify(stored)).not.toContain('A name');
  expect((await keep(world.author.student, items.toReversed(), 1)).status).toBe(200);
  expect((await plan()).items.map(({ id }) => id)).toEqual(items.toReversed().map(({ id }) => id));
});

it('a repeated save of a revision plan is applied once, and one with an outdated version is a conflict', async () => {
  const items = [own('Read again')];
  await keep(world.author.student, items);
  expect((await keep(world.author.student, items)).status).toBe(200);
  expect(await keep(world.author.student, [own('Another')])).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
  expect(await plan()).toMatchObject({ version: 1, items: [{ note: 'Read again' }] });
});

it('a revision plan can contain the comment of a criterion', async () => {
  await world.instructor.call('PUT', '/api/peerreview/criteria', {
    body: { assignmentId: world.assignmentId, rubric, required: false, version: 0 },
  });
  await setSubmitted(world.id, null);
  await world.reviewer.student.call('PUT', '/api/peerreview/answers', {
    body: {
      id: world.id,
      answers: [{ criterion: 0, level: null, comment: 'Say why.' }],
      version: 0,
      criteriaVersion: 1,
    },
  });
  await setSubmitted(world.id, new Date());
  const source = { kind: 'criterion', reviewId: world.id, place: 0 };
  expect((await keep(world.author.student, [own('', { source })])).status).toBe(200);
  expect((await plan()).items).toMatchObject([{ quote: 'Argument', comment: 'Say why.' }]);
});

it('a revision plan keeps an item whose review is no longer readable', async () => {
  const items = [taken(0)];
  await keep(world.author.student, items);
  await setSubmitted(world.id, null);
  expect((await keep(world.author.student, [{ ...items[0], isDone: true }], 1)).status).toBe(200);
  expect((await plan()).items).toMatchObject([{ comment: 'Who? Name them.', isDone: true }]);
});

it('only the student can access their revision plan', async () => {
  const others = [world.reviewer.student, await enrollStudent(app, world.classId)];
  for (const who of others) {
    expect(await read(who)).toMatchObject({ status: 404 });
    expect(await keep(who, [])).toMatchObject({ status: 404 });
  }
  for (const action of [read(world.instructor), keep(world.instructor, [])])
    expect(await action).toMatchObject({ status: 403 });
});

it.each([
  ['a comment that is not there', () => [taken(2)]],
  [
    'a comment of a review that is not there',
    () => [own('', { source: { kind: 'comment', reviewId: 999_999, place: 0 } })],
  ],
  ['a comment twice', () => [taken(0), taken(0)]],
  ['a line twice', () => [own('One', { id }), own('Two', { id })]],
  ['too long a note', () => [own('𝔞'.repeat(1001))]],
  ['a control character', () => [own('a\u0007b')]],
  ['too many lines', () => Array.from({ length: 201 }, () => own('One'))],
  ['a line that cannot be told from others', () => [own('One', { id: '1' })]],
])('a revision plan with %s is refused', async (_what, items) => {
  expect(await keep(world.author.student, items())).toMatchObject({ status: 400 });
});

it('a revision plan cannot be changed in an archived class', async () => {
  const archive = (archived_at: Date | null) =>
    db().updateTable('classes').set({ archived_at }).where('id', '=', world.classId).execute();
  await archive(new Date());
  const refused = await keep(world.author.student, [own('One')]);
  const { can } = await plan();
  await archive(null);
  expect(refused).toMatchObject({ status: 403, body: { code: 'class.archived' } });
  expect(can.write).toBe(false);
});

const id = crypto.randomUUID();
const level = { title: 'Level', description: '', points: 1 };
const rubric = {
  title: 'Peer-Review',
  criteria: [{ title: 'Argument', description: '', levels: [level, { ...level, points: 0 }] }],
};
