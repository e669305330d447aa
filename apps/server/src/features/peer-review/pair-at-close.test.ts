import { type PeerReviewSetup, peerReviewSetupSchema } from '@redraft/contracts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { peerReviewJobs } from '../../domain/peer-reviews/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { type ReviewRound, reviewRound } from '../../testing/review-round.ts';

const app = useApp();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** A prepared round without pairs, whose draft closes in two hours. */
async function prepared(rest: object = {}, isHandedIn?: (index: number) => boolean): Promise<ReviewRound> {
  const round = await reviewRound(app, { size: 4, ...(isHandedIn && { isHandedIn }) });
  await round.instructor.call('POST', '/api/peerreview/populate', {
    body: {
      assignmentId: round.id,
      peerReview: [],
      anonymous: false,
      openReview: false,
      reviewer: 2,
      options: 'Optional',
      pairsAtClose: true,
      ...rest,
    },
  });
  return round;
}

async function workAt(at: Date): Promise<void> {
  setClock(() => at);
  try {
    for (const job of peerReviewJobs(pino({ level: 'silent' }))) await job.handler(null);
  } finally {
    resetClock();
  }
}

async function setUpOf({ instructor, id }: ReviewRound): Promise<PeerReviewSetup> {
  const { body } = await instructor.call('GET', '/api/peerreview/setup', { query: { assignmentId: id } });
  return peerReviewSetupSchema.parse(body);
}
const numbersIn = ({ peerReview }: PeerReviewSetup) => peerReview.map(({ reviewers }) => reviewers.length);

it('pairs are drawn when the draft closes, and their reviewers are notified', async () => {
  const round = await prepared();
  await workAt(inHours(1));
  expect(await setUpOf(round)).toMatchObject({ pairsAtClose: true });
  expect(numbersIn(await setUpOf(round))).toEqual([0, 0, 0, 0]);
  await db().deleteFrom('notifications').where('assignment_id', '=', round.id).execute();
  await workAt(inHours(3));
  const drawn = await setUpOf(round);
  expect(numbersIn(drawn)).toEqual([2, 2, 2, 2]);
  expect(drawn.pairsAtClose).toBe(false);
  const reported = await db()
    .selectFrom('notifications')
    .select('user_id')
    .where('assignment_id', '=', round.id)
    .where('kind', '=', 'review_assigned')
    .execute();
  expect(new Set(reported.map((row) => row.user_id)).size).toBe(4);
});

it('pairs are drawn once', async () => {
  const round = await prepared();
  await workAt(inHours(3));
  const first = await setUpOf(round);
  await workAt(inHours(4));
  expect(await setUpOf(round)).toEqual(first);
});

it('pairs are drawn among the students who handed in, as far as the number allows', async () => {
  const round = await prepared({ options: 'Unidirectional' }, (index) => index < 2);
  await workAt(inHours(3));
  expect(numbersIn(await setUpOf(round)).toSorted()).toEqual([0, 0, 1, 1]);
});

it('pairs are not drawn while fewer than two students have handed in', async () => {
  const round = await prepared({}, (index) => index < 1);
  await workAt(inHours(3));
  expect(await setUpOf(round)).toMatchObject({ pairsAtClose: true });
});

it('pairs are not drawn if disabled, or if staff assigned pairs', async () => {
  const unwished = await prepared({ pairsAtClose: false });
  const created = await prepared();
  const [one, other] = created.students.map(({ caller }) => caller.user.id);
  await created.instructor.call('POST', '/api/peerreview/populate', {
    body: {
      assignmentId: created.id,
      peerReview: [{ id: one, reviewers: [other] }],
      anonymous: false,
      openReview: false,
    },
  });
  await workAt(inHours(3));
  expect(numbersIn(await setUpOf(unwished))).toEqual([0, 0, 0, 0]);
  expect(numbersIn(await setUpOf(created)).toSorted()).toEqual([0, 0, 0, 1]);
  expect((await setUpOf(created)).pairsAtClose).toBe(false);
});
