import {
  assignmentIdSchema,
  ownPracticeSchema,
  practisedSchema,
  reviewPracticeSchema,
} from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  openReview,
  ownReviews,
  type ReviewRound,
  requestReviewFile,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { suggest } from '../../testing/suggested-files.ts';
import { sendForm } from '../../testing/templates.ts';

const app = useApp();
let round: ReviewRound;
let [author, reviewer, other]: Caller[] = [];
beforeAll(async () => {
  round = await reviewRound(app);
  [author, reviewer, other] = round.students.map(({ caller }) => caller);
});
beforeEach(async () => {
  await db().deleteFrom('own_practices').execute();
  await db().deleteFrom('review_practices').execute();
  await db().deleteFrom('peer_reviews').execute();
});

const one = (caller: Caller | undefined): Caller => {
  if (!caller) throw new Error('Nobody is there.');
  return caller;
};
const of = () => ({ query: { assignmentId: round.id } });
const refused = (status: number, code: string) => ({ status, body: { code } });
const sample = { passage: 'It is beautiful there.', comment: 'What did you see? Try naming one thing.' };
const own = { example: 'We went to a lake. It is beautiful there.', samples: [sample], required: true };

const practice = async (caller: Caller) =>
  reviewPracticeSchema.parse((await caller.call('GET', '/api/peerreview/practice', of())).body);
const choose = (caller: Caller, rest: Record<string, unknown> = {}) =>
  caller.call('PUT', '/api/peerreview/practice', {
    body: { assignmentId: round.id, ...own, version: 0, ...rest },
  });
const ownPractice = async (caller: Caller) =>
  ownPracticeSchema.parse((await caller.call('GET', '/api/peerreview/ownPractice', of())).body);
const said = [{ passage: 'We went to a lake.', comment: 'Which one? You could name it.' }];
const say = (caller: Caller, rest: Record<string, unknown> = {}) =>
  caller.call('PUT', '/api/peerreview/ownPractice', {
    body: { assignmentId: round.id, comments: said, done: false, version: 0, ...rest },
  });
const started = async () => takeUp(round, one(reviewer));

it('the practice example is the built-in one until staff choose their own with sample comments', async () => {
  expect(await practice(round.instructor)).toMatchObject({ example: null, samples: [], version: 0 });
  expect((await choose(round.instructor)).status).toBe(200);
  expect(await practice(round.instructor)).toMatchObject({ ...own, version: 1, can: { manage: true } });
});

it('a repeated change of the example is applied once, and a simultaneous one is a conflict', async () => {
  await choose(round.instructor);
  expect((await choose(round.instructor)).status).toBe(200);
  expect((await practice(round.instructor)).version).toBe(1);
  expect(await choose(round.instructor, { required: false })).toMatchObject(refused(409, 'conflict.changed'));
  expect((await choose(round.instructor, { required: false, version: 1 })).status).toBe(200);
});

it.each([
  ['comments on words that are not in it', { example: 'Something else.' }, 'review.passage_missing'],
  ['comments of staff on the built-in one', { example: null }, 'request.invalid'],
  ['no words', { example: ' \n ' }, 'request.invalid'],
  ['control characters', { example: `${own.example}\u0007` }, 'request.invalid'],
  ['more than anybody reads', { example: `${own.example}${'a'.repeat(10_000)}` }, 'request.invalid'],
  ['an empty comment', { samples: [{ ...sample, comment: ' ' }] }, 'request.invalid'],
])('a practice example with %s is refused', async (_what, rest, code) => {
  expect(await choose(round.instructor, rest)).toMatchObject(refused(400, code));
  expect((await practice(round.instructor)).version).toBe(0);
});

it('a practice example is stored in NFC, as its passages are', async () => {
  const [example, passage] = ['Cafe\u0301s.', 'Cafe\u0301s.'];
  expect((await choose(round.instructor, { example, samples: [{ ...sample, passage }] })).status).toBe(200);
  expect((await practice(round.instructor)).example).toBe('Cafés.');
});

it('only the instructor can change the practice example, and staff can read it', async () => {
  const student = one(reviewer);
  expect((await choose(student)).status).toBe(403);
  expect((await student.call('GET', '/api/peerreview/practice', of())).status).toBe(404);
  expect((await student.call('GET', '/api/peerreview/practised', of())).status).toBe(404);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await choose(stranger)).status).toBe(404);
  expect((await stranger.call('GET', '/api/peerreview/practice', of())).status).toBe(404);
  expect((await stranger.call('GET', '/api/peerreview/practised', of())).status).toBe(404);
});

it("the practice example is copied with the assignment, without the students' practice", async () => {
  await choose(round.instructor);
  await say(one(reviewer), { done: true });
  const copied = await round.instructor.call('POST', '/api/classes/assignment/copy', {
    body: { id: round.id, classId: round.classId, title: 'Copy', startDate: new Date().toISOString() },
  });
  const query = { assignmentId: z.object({ id: assignmentIdSchema }).parse(copied.body).id };
  const there = await round.instructor.call('GET', '/api/peerreview/practice', { query });
  expect(there.body).toMatchObject(own);
  const { body: practised } = await round.instructor.call('GET', '/api/peerreview/practised', { query });
  expect(practisedSchema.parse(practised).every(({ comments }) => comments === 0)).toBe(true);
});

describe('a document as an example', () => {
  const read = (bytes: Uint8Array, caller = round.instructor) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'example.docx'));
    return sendForm(app, caller, '/api/peerreview/practiceFile', form);
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['a Word document', docxFromText('First.\nSecond.'), 'First.\nSecond.'],
    ['a plain text', utf8('\uFEFFCafe\u0301\nand more\n'), 'Café\nand more'],
  ])('the text of a practice example is read from %s', async (_what, bytes, text) => {
    expect(await read(bytes)).toMatchObject({ status: 200, body: { text } });
  });

  it.each([
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), 'review.example_unreadable'],
    ['half of a zip', utf8('PK\u0003\u0004and no more'), 'review.example_unreadable'],
    ['no words', utf8('  \n'), 'review.example_empty'],
    ['control characters', utf8('a\u0000b'), 'review.example_unreadable'],
    ['too many words', utf8('a'.repeat(10_001)), 'review.example_too_long'],
  ])('a file with %s is refused as practice example', async (_what, bytes, code) => {
    expect(await read(bytes)).toMatchObject(refused(400, code));
  });

  it('a practice example that is too large, or from a student, is refused', async () => {
    expect(await read(new Uint8Array(4 * 1024 * 1024 + 1))).toMatchObject(
      refused(413, 'review.example_too_large'),
    );
    expect((await read(utf8('Mine'), one(reviewer))).status).toBe(403);
  });
});

it("a student's practice is saved continuously, and shows the sample comments once finished", async () => {
  await choose(round.instructor);
  const student = one(reviewer);
  expect((await say(student)).status).toBe(200);
  expect(await ownPractice(student)).toMatchObject({ comments: said, doneDate: null, samples: [] });
  expect((await say(student, { done: true, version: 1 })).status).toBe(200);
  expect(await ownPractice(student)).toMatchObject({ doneDate: expect.any(String), samples: [sample] });
  const { doneDate } = await ownPractice(student);
  // Later changes do not undo it.
  expect((await say(student, { comments: [], version: 2 })).status).toBe(200);
  expect((await ownPractice(student)).doneDate).toBe(doneDate);
});

it('a repeated save of a practice is applied once, and one with an outdated version is a conflict', async () => {
  const student = one(reviewer);
  await say(student);
  expect((await say(student)).status).toBe(200);
  expect((await ownPractice(student)).version).toBe(1);
  expect(await say(student, { comments: [] })).toMatchObject(refused(409, 'conflict.changed'));
  expect((await ownPractice(student)).comments).toEqual(said);
  const both = await Promise.all(
    ['One', 'Two'].map((comment) => say(student, { comments: [{ ...said[0], comment }], version: 1 })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a practice without a comment cannot be finished', async () => {
  expect(await say(one(reviewer), { comments: [], done: true })).toMatchObject(
    refused(409, 'review.practice_empty'),
  );
});

it('only students of the class can practise, and no one else sees their comments', async () => {
  await say(one(reviewer), { done: true });
  expect((await ownPractice(one(other))).comments).toEqual([]);
  expect((await say(round.instructor)).status).toBe(403);
  const stranger = await app.signInAs('ROLE_STUDENT');
  expect((await say(stranger)).status).toBe(404);
  expect((await stranger.call('GET', '/api/peerreview/ownPractice', of())).status).toBe(404);
});

it("staff see the number of a student's practice comments, not their text", async () => {
  await say(one(reviewer), { done: true });
  const answer = await round.instructor.call('GET', '/api/peerreview/practised', of());
  const practised = practisedSchema.parse(answer.body);
  expect(practised).toHaveLength(round.students.length);
  expect(practised.filter(({ doneDate }) => doneDate !== null)).toMatchObject([
    { studentId: one(reviewer).user.id, comments: 1 },
  ]);
  expect(JSON.stringify(answer.body)).not.toContain('Which one?');
});

it('a practice creates no file', async () => {
  const count = async () =>
    db()
      .selectFrom('revisions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await say(one(reviewer), { done: true });
  expect(await count()).toEqual(before);
});

it('a required practice must be finished before the first review is opened, written or submitted', async () => {
  await choose(round.instructor);
  const { id } = await started();
  const student = one(reviewer);
  expect(await ownReviews(round, student)).toMatchObject([
    { id, closedCode: 'review.practice_first', can: { write: false, submit: false } },
  ]);
  expect(await requestReviewFile(student, id)).toMatchObject(refused(409, 'review.practice_first'));
  expect(await submitReview(student, id)).toMatchObject(refused(409, 'review.practice_first'));
  const answers = { id, answers: [], version: 0, criteriaVersion: 0 };
  expect(await student.call('PUT', '/api/peerreview/answers', { body: answers })).toMatchObject(
    refused(409, 'review.practice_first'),
  );
  await say(student, { done: true });
  const opened = await openReview(app, student, id);
  await opened.lock();
  expect((await suggest(opened, 'Reviewed')).status).toBe(200);
  expect((await submitReview(student, id)).status).toBe(200);
  expect(textOfDocx(await (await openReview(app, student, id)).read())).toBe('Reviewed');
});

it('a practice required later does not block reviewers who started before', async () => {
  const { id } = await started();
  const opened = await openReview(app, one(reviewer), id);
  await opened.lock();
  await choose(round.instructor);
  expect((await suggest(opened, 'Gone on')).status).toBe(200);
  expect((await submitReview(one(reviewer), id)).status).toBe(200);
});

it('a required practice also blocks saves of editors that were opened before', async () => {
  const { id } = await started();
  const opened = await openReview(app, one(reviewer), id);
  await opened.lock();
  await choose(round.instructor);
  await db()
    .updateTable('peer_reviews')
    .set({ created_at: new Date('2100-01-01') })
    .execute();
  expect((await opened.put(docxFromText('Around it'))).status).toBe(403);
});

it('a missing practice is not shown to staff and authors as the reason', async () => {
  const { id } = await started();
  await choose(round.instructor);
  expect((await requestReviewFile(round.instructor, id)).status).toBe(200);
  expect((await requestReviewFile(one(author), id)).status).toBe(404);
});

it('a practice cannot be changed in an archived class', async () => {
  const round = await reviewRound(app);
  const student = one(round.students[0]?.caller);
  await round.instructor.call('POST', '/api/classes/archive', { query: { id: round.classId } });
  const assignmentId = round.id;
  expect(await say(student, { assignmentId })).toMatchObject(refused(403, 'class.archived'));
  expect(await choose(round.instructor, { assignmentId })).toMatchObject(refused(403, 'class.archived'));
});
