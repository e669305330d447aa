import { type ReviewSince, reviewSinceSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { hoursFromNow } from '../../testing/course.ts';
import {
  handIn,
  openReview,
  type ReviewRound,
  type RoundStudent,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { withSuggested } from '../../testing/suggested-files.ts';

const app = useApp();
const first = 'Cats are loud animals.\nDogs bark.\nOwls are awake at night.\nWho knows?';
const second = 'Cats are quiet and gentle animals.\nDogs bark.\nOwls are awake at night.';

const read = (caller: Caller, id: number) => caller.call('GET', '/api/peerreview/since', { query: { id } });
async function seen(caller: Caller, id: number): Promise<ReviewSince> {
  return reviewSinceSchema.parse((await read(caller, id)).body);
}

/** Both drafts of a submission are handed in; two students have reviewed the first, and one has started the second review. */
async function reviewedTwice() {
  const round = await reviewRound(app, {
    rest: { anonymous: true, openReview: true, reviewer: 3 },
    bytes: () => docxFromText(first),
  });
  const [author, reviewer, other] = round.students;
  if (!author || !reviewer || !other) throw new Error('The class is empty.');
  const before = await reviewFirst(round, reviewer.caller, 'Is that so?');
  const late = await reviewFirst(round, other.caller, 'A word of another');
  const finalId = author.workspace.draftIds[1] ?? 0;
  await author.workspace.save(second);
  await handIn(author, finalId);
  await author.workspace.save('Words that nobody has handed in');
  await round.instructor.call('POST', '/api/peerreview/deadline', {
    body: [{ draftId: finalId, draftPeerReviewDeadline: hoursFromNow(24 * 30) }],
  });
  const { id } = await beginFinal(round, reviewer, author);
  return { round, author, reviewer, other, before, late, id };
}

async function reviewFirst(round: ReviewRound, caller: Caller, text: string): Promise<number> {
  const author = round.students[0];
  if (!author) throw new Error('The class is empty.');
  const { id } = await loadStart(round, caller, { author, draftId: round.draftId });
  const opened = await openReview(app, caller, id);
  await opened.lock();
  const said = [
    { on: 'loud animals', text },
    { on: 'Dogs', text: 'Which ones?' },
    { on: 'Who knows?', text: 'Leave it out?' },
  ];
  // The reviewer has also suggested changes.
  await opened.put(withSuggested(docxWithComments(first.replace('bark', 'bark loudly'), said), ' loudly'));
  await submitReview(caller, id);
  return id;
}

const beginFinal = (round: ReviewRound, { caller }: RoundStudent, author: RoundStudent) =>
  loadStart(round, caller, { author, draftId: author.workspace.draftIds[1] ?? 0 });

async function loadStart(
  round: ReviewRound,
  caller: Caller,
  { author, draftId }: { author: RoundStudent; draftId: number },
): Promise<{ id: number }> {
  const { submissionId } = author;
  const { body } = await caller.call('POST', '/api/peerreview/addToReviewList', {
    query: { revieweeId: submissionId, assignmentId: round.id, submissionId, draftId },
  });
  return { id: Number(Object(body).id) };
}

let world: Awaited<ReturnType<typeof reviewedTwice>>;
beforeAll(async () => {
  world = await reviewedTwice();
});

it('a reviewer sees the changes between the two versions they were given', async () => {
  const { earlier } = await seen(world.reviewer.caller, world.id);
  expect(earlier).toMatchObject({
    reviewId: world.before,
    draftTitle: 'Sketch',
    inserted: 3,
    deleted: 3,
    passages: [
      {
        unchanged: 0,
        pieces: [
          { kind: 'kept', text: 'Cats are ' },
          { kind: 'deleted', text: 'loud ' },
          { kind: 'inserted', text: 'quiet and gentle ' },
          { kind: 'kept', text: 'animals.\n' },
        ],
      },
      { unchanged: 1 },
    ],
  });
});

it('a reviewer sees what happened to the passages of their own comments', async () => {
  const { earlier } = await seen(world.reviewer.caller, world.id);
  expect(earlier?.comments).toEqual([
    { id: 0, quote: 'loud animals', text: 'Is that so?', state: 'changed-here' },
    { id: 1, quote: 'Dogs', text: 'Which ones?', state: 'not-changed' },
    { id: 2, quote: 'Who knows?', text: 'Leave it out?', state: 'deleted-with-passage' },
  ]);
});

it('staff see the changes since the previous review', async () => {
  expect((await seen(world.round.instructor, world.id)).earlier?.reviewId).toBe(world.before);
});

it('the changes are empty for the first review of a text', async () => {
  expect((await seen(world.reviewer.caller, world.before)).earlier).toBeNull();
});

it('the changes are empty while the earlier review is not submitted', async () => {
  const round = await reviewRound(app);
  const [author, reviewer] = round.students;
  if (!author || !reviewer) throw new Error('The class is empty.');
  await takeUp(round, reviewer.caller);
  const finalId = author.workspace.draftIds[1] ?? 0;
  await handIn(author, finalId);
  await round.instructor.call('POST', '/api/peerreview/deadline', {
    body: [{ draftId: finalId, draftPeerReviewDeadline: hoursFromNow(24 * 30) }],
  });
  const { id } = await takeUp(round, reviewer.caller);
  expect((await seen(reviewer.caller, id)).earlier).toBeNull();
});

it('the changes are refused to other students, outsiders, the author and anonymous users', async () => {
  const { other, author, id, reviewer } = world;
  expect((await read(other.caller, id)).status).toBe(404);
  expect((await read(await app.signInAs('ROLE_STUDENT'), id)).status).toBe(404);
  expect((await read(await app.signInAs('ROLE_INSTRUCTOR'), id)).status).toBe(404);
  expect((await read(author.caller, id)).status).toBe(404);
  await submitReview(reviewer.caller, id);
  expect((await read(author.caller, id)).status).toBe(403);
  expect((await app.anonymous('GET', '/api/peerreview/since', { query: { id } })).status).toBe(401);
});
