import { type PlacedReview, placedReviewsSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import {
  openReview,
  type ReviewRound,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';

const app = useApp();
const text = 'Cats are loud animals.\nDogs bark.\nOwls are awake at night.';

/** A student whose submission the second student has reviewed. */
async function reviewed(rest: Record<string, unknown> = {}) {
  const round = await reviewRound(app, { rest, bytes: () => docxFromText(text) });
  const [author, reviewer, other] = round.students;
  if (!author || !reviewer || !other) throw new Error('The class is empty.');
  const { id } = await takeUp(round, reviewer.caller);
  const opened = await openReview(app, reviewer.caller, id);
  await opened.lock();
  const { firstName, lastName } = reviewer.caller.user;
  const said = [
    { on: 'loud animals', text: 'Are they?', author: `${firstName} ${lastName}` },
    { on: 'Dogs bark', text: 'Which ones?' },
  ];
  await opened.put(docxWithComments(text, said));
  await submitReview(reviewer.caller, id);
  return { round, author, reviewer, other, id };
}

const read = (caller: Caller, submissionId: number, seq?: number) =>
  caller.call('GET', '/api/peerreview/received', {
    query: { submissionId, ...(seq === undefined ? {} : { seq }) },
  });

async function seen(caller: Caller, submissionId: number, seq?: number): Promise<PlacedReview[]> {
  return placedReviewsSchema.parse((await read(caller, submissionId, seq)).body).reviews;
}

describe('the comments of reviews that a text has received', () => {
  let world: Awaited<ReturnType<typeof reviewed>>;
  beforeAll(async () => {
    world = await reviewed();
  });

  it('received comments are positioned in the current text', async () => {
    const { author, id, reviewer } = world;
    const before = await seen(author.caller, author.submissionId);
    expect(before).toMatchObject([
      {
        reviewId: id,
        draftTitle: 'Sketch',
        draftType: 'DRAFT',
        number: 1,
        comments: [
          { passage: 'loud animals', text: 'Are they?', state: 'not-changed', quote: { at: 9 } },
          {
            passage: 'Dogs bark',
            text: 'Which ones?',
            quote: { words: 'Dogs bark', before: expect.any(String) },
          },
        ],
      },
    ]);
    expect(before[0]?.reviewerName).toContain(reviewer.caller.user.lastName);
    await author.workspace.save(`A new line.\n${text.replace('Dogs bark.\n', '')}`);
    const [now] = await seen(author.caller, author.submissionId);
    expect(now?.comments).toMatchObject([
      { passage: 'loud animals', state: 'not-changed', quote: { words: 'loud animals', at: 21 } },
      { passage: 'Dogs bark', state: 'deleted-with-passage', quote: { words: '' } },
    ]);
  });

  it("staff see received comments with the reviewer's name, and for an earlier version only those about it", async () => {
    const { author, round, reviewer } = world;
    const [one] = await seen(round.instructor, author.submissionId);
    expect(one?.reviewerName).toContain(reviewer.caller.user.lastName);
    expect(await seen(round.instructor, author.submissionId, 1)).toHaveLength(1);
    expect(await seen(round.instructor, author.submissionId, 2)).toEqual([]);
  });

  it('received comments are refused to the reviewer, other students, outsiders and anonymous users', async () => {
    const { author, reviewer, other } = world;
    const { submissionId } = author;
    for (const caller of [reviewer.caller, other.caller])
      expect((await read(caller, submissionId)).status).toBe(404);
    for (const role of ['ROLE_STUDENT', 'ROLE_INSTRUCTOR'] as const)
      expect((await read(await app.signInAs(role), submissionId)).status).toBe(404);
    const nobody = await app.anonymous('GET', '/api/peerreview/received', { query: { submissionId } });
    expect(nobody.status).toBe(401);
  });

  it('received comments are empty for a text without reviews, and require a numeric ID', async () => {
    const { other } = world;
    expect(await seen(other.caller, other.submissionId)).toEqual([]);
    const { status } = await other.caller.call('GET', '/api/peerreview/received', {
      query: { submissionId: 'x' },
    });
    expect(status).toBe(400);
  });
});

describe('in a round without names', () => {
  let world: { round: ReviewRound } & Awaited<ReturnType<typeof reviewed>>;
  beforeAll(async () => {
    world = await reviewed({ anonymous: true });
  });

  it("the author of an anonymous review sees its comments without the reviewer's name", async () => {
    const { author, reviewer } = world;
    const { body } = await read(author.caller, author.submissionId);
    expect(placedReviewsSchema.parse(body).reviews).toMatchObject([
      { reviewerName: '', number: 1, comments: [{ text: 'Are they?' }, { text: 'Which ones?' }] },
    ]);
    const { firstName, lastName, username, email } = reviewer.caller.user;
    const said = JSON.stringify(body);
    for (const name of [`${firstName} ${lastName}`, lastName, username, email])
      expect(said).not.toContain(name);
    expect(said).not.toContain('"reviewerId"');
  });

  it("staff see the reviewer's name, unless grading is anonymous", async () => {
    const { author, reviewer, round } = world;
    const names = async () =>
      (await seen(round.instructor, author.submissionId)).map((one) => one.reviewerName);
    expect((await names())[0]).toContain(reviewer.caller.user.lastName);
    const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
    await round.instructor.call('POST', '/api/classes/gradebook/settings', {
      body: { ...chosen, assignmentId: round.id },
    });
    expect(await names()).toEqual(['']);
  });
});

it('comments of held reviews are released together with the reviews', async () => {
  const { author, round } = await reviewed({ heldUntilDeadline: true });
  expect(await seen(author.caller, author.submissionId)).toEqual([]);
  expect(await seen(round.instructor, author.submissionId)).toHaveLength(1);
});
