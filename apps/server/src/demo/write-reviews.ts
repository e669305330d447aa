import type { AssignmentId, DraftId, PeerReviewId, PreviewItem, SubmissionId } from '@redraft/contracts';
import type { AssignmentKey, World } from '@redraft/demo-world';
import type { Actor } from '../access/index.ts';
import { reviewerPseudonym } from '../domain/anonymized-files/index.ts';
import { listDrafts, selectAssignment, setReviewDeadlines } from '../domain/assignments/index.ts';
import {
  addToReviewList,
  changeOwnPractice,
  changeReviewAnswers,
  changeReviewCriteria,
  changeReviewPractice,
  changeRevisionPlan,
  populateReviews,
  rateReview,
  readPreviewPage,
  submitReview,
} from '../domain/peer-reviews/index.ts';
import { appendSave, readCurrent } from '../domain/revisions/index.ts';
import {
  answersByCriteria,
  commentsOnExample,
  criteriaOfReviewers,
  practiceExample,
  samplesOfStaff,
} from './review-words.ts';
import { reviewedDocx } from './reviewed-docx.ts';
import { type People, personOf } from './write-class.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Index of the review for which demo_student3 has a revision plan. */
const planned = 3;

const said: readonly (readonly [first: string, second: string, suggestion: string])[] = [
  [
    'After this paragraph I still could not tell which side you are on. Because everyone reads the first paragraph, try to put your claim there.',
    'Here you describe what you saw yourself, and that convinced me more than anything else. You could say when and where you saw it.',
    'Here is why.',
  ],
  [
    'This paragraph has two ideas in it, and they get in each other’s way. Try giving the second one a paragraph of its own.',
    'The jump to the next paragraph was sudden for me. You could add a sentence that links the two.',
    'I will come back to this below.',
  ],
  [
    'I like that you begin with something that can be seen. At the end of the paragraph I was lost, because “it” could be two things. Try naming it.',
    'Many readers will doubt this, because you give no evidence yet. You could add an example or say that it is an estimate.',
    'Let me give an example.',
  ],
];

/** Creates two rounds for one assignment: a finished one about its first draft, and a current one about its last. */
export async function writeReviews(options: {
  world: World;
  people: People;
  assignments: ReadonlyMap<AssignmentKey, AssignmentId>;
  now: Date;
}): Promise<void> {
  const { world, people, now } = options;
  const id = options.assignments.get('city');
  if (id === undefined) return;
  const owner = personOf(people, world.schoolClass.owner);
  const students = world.schoolClass.students.map(({ username }) => personOf(people, username));
  const drafts = await listDrafts([id]);
  const [first, last] = [drafts[0], drafts.at(-1)];
  if (!first || !last) return;
  const started = new Date(first.deadline.getTime() + 8 * hour);
  // The last two students joined late: they take no part in the round.
  const inRound = students.slice(0, -2);
  const peerReview = inRound.map(({ userId }, index) => ({
    id: userId,
    reviewers: inRound
      .slice((index + 1) % inRound.length)
      .slice(0, 1)
      .map((reviewer) => reviewer.userId),
  }));
  const round = { assignmentId: id, peerReview, anonymous: true, openReview: false, reviewer: 1 };
  await populateReviews(owner, { ...round, options: 'Unidirectional' }, started);
  const deadlines = [
    { draftId: first.id, at: new Date(first.deadline.getTime() + 2 * day) },
    { draftId: last.id, at: new Date(now.getTime() + 2 * day) },
  ];
  await setReviewDeadlines(owner, deadlines, started);
  const criteria = { assignmentId: id, rubric: criteriaOfReviewers, required: false, version: 0 };
  await changeReviewCriteria(owner, criteria, started);
  await writePractice(owner, { assignmentId: id, students: inRound.slice(0, 5) }, started);
  for (const [turn, student] of inRound.entries()) {
    const over = { assignmentId: id, draftId: first.id, turn, isSubmitted: true };
    const at = new Date(started.getTime() + turn * hour);
    const author = inRound.at(turn - 1);
    const review = await writeReview(student, over, at);
    if (author && review) await readReview(author, { ...review, turn }, new Date(at.getTime() + day));
    // A third of the reviewers have not begun; half of the others are done.
    const underWay = { assignmentId: id, draftId: last.id, turn, isSubmitted: turn % 3 === 1 };
    if (turn % 3 !== 0) await writeReview(student, underWay, new Date(now.getTime() - 2 * day + turn * hour));
  }
}

async function writeReview(
  reviewer: Actor,
  requested: { assignmentId: AssignmentId; draftId: DraftId; turn: number; isSubmitted: boolean },
  at: Date,
): Promise<{ id: PeerReviewId; submissionId: SubmissionId } | undefined> {
  const { assignmentId, draftId, turn, isSubmitted } = requested;
  const { class_id: classId } = await selectAssignment(assignmentId);
  const { data } = await readPreviewPage(reviewer, { classId, index: 0 });
  const isRequested = ({ submissionItem }: PreviewItem) =>
    submissionItem.drafts.some((draft) => draft.draftId === draftId);
  const item = data.flatMap(({ current }) => current).find(isRequested);
  // There is nothing to review if the author has not handed in.
  if (!item) return undefined;
  const { studentId: revieweeId, submissionItem } = item;
  const query = { revieweeId, assignmentId, draftId, submissionId: submissionItem.submissionId };
  const { id, fileId } = await addToReviewList(reviewer, query, at);
  const [one, other, suggestion] = said[turn % said.length] ?? ['', '', ''];
  const { bytes } = await readCurrent(fileId);
  const comments = isSubmitted ? [one, other] : [one];
  const written = new Date(at.getTime() + hour / 2);
  const review = { author: reviewerPseudonym, at: written, comments, suggestion };
  const save = { fileId, userId: reviewer.userId, at: written, origin: 'typed' as const };
  await appendSave({ ...save, bytes: reviewedDocx(bytes, review) });
  if (isSubmitted) {
    const answers = [...(answersByCriteria[turn % answersByCriteria.length] ?? [])];
    await changeReviewAnswers(reviewer, { id, answers, version: 0, criteriaVersion: 1 }, written);
    await submitReview(reviewer, id, new Date(written.getTime() + hour / 4));
  }
  return { id, submissionId: submissionItem.submissionId };
}

/** Most authors rate how helpful a review was; one makes a revision plan. */
async function readReview(
  author: Actor,
  { id, submissionId, turn }: { id: PeerReviewId; submissionId: SubmissionId; turn: number },
  at: Date,
): Promise<void> {
  if (turn % 4 !== 0) await rateReview(author, { id, helpfulness: 2 + (turn % 3) }, at);
  if (turn !== planned) return;
  const line = (number: number) => `6f1d2c3b-0000-4000-8000-00000000000${number}`;
  const items = [
    {
      id: line(1),
      source: { kind: 'comment' as const, reviewId: id, place: 0 },
      note: 'Move the claim up, and say for whom.',
      isDone: true,
    },
    {
      id: line(2),
      source: { kind: 'criterion' as const, reviewId: id, place: 1 },
      note: 'Ask at the town hall for a second example.',
      isDone: false,
    },
    { id: line(3), source: null, note: 'Read it aloud once before handing it in.', isDone: false },
  ];
  await changeRevisionPlan(author, { submissionId, items, version: 0 }, at);
}

async function writePractice(
  owner: Actor,
  { assignmentId, students }: { assignmentId: AssignmentId; students: readonly Actor[] },
  at: Date,
): Promise<void> {
  const chosen = { example: practiceExample, samples: samplesOfStaff, required: false };
  await changeReviewPractice(owner, { assignmentId, ...chosen, version: 0 }, at);
  for (const [turn, student] of students.entries()) {
    const comments = commentsOnExample.slice(0, 1 + (turn % commentsOnExample.length));
    // The last student has not finished practising.
    const practice = { assignmentId, comments, done: turn < students.length - 1, version: 0 };
    await changeOwnPractice(student, practice, new Date(at.getTime() + turn * hour));
  }
}
