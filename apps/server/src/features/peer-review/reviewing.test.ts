import { previewPageSchema } from '@redraft/contracts';
import { docxFromText, originalTextOfDocx, textOfDocx } from '@redraft/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { enrollStudent, hoursFromNow, joinClass } from '../../testing/course.ts';
import { openedFile } from '../../testing/frames.ts';
import {
  handIn,
  loadCandidates,
  openReview,
  ownReviews,
  type ReviewRound,
  type RoundStudent,
  requestReview,
  requestReviewFile,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { suggest, suggestedDocx, withSuggested } from '../../testing/suggested-files.ts';

const app = useApp();

let round: ReviewRound;
let [first, second, third]: RoundStudent[] = [];
const refused = (status: number, code: string) => ({ status, body: { code } });
const one = (student: RoundStudent | undefined): RoundStudent => {
  if (!student) throw new Error('There is no such student.');
  return student;
};

/** A round in which a review has this many comments. */
async function startedReview(words: string) {
  const round = await reviewRound(app);
  const [author, reviewer, other] = round.students.map(({ caller }) => caller);
  if (!author || !reviewer || !other) throw new Error('The class is empty.');
  const { id } = await takeUp(round, reviewer);
  const opened = await openReview(app, reviewer, id);
  await opened.lock();
  await suggest(opened, words);
  return { round, author, reviewer, other, id, opened };
}

beforeAll(async () => {
  round = await reviewRound(app);
  [first, second, third] = round.students;
});

it('a reviewer is offered the texts assigned to them, with draft and deadline', async () => {
  const author = one(first);
  const [offered, ...others] = await loadCandidates(round, one(second).caller);
  expect(others).toEqual([]);
  expect(offered).toMatchObject({
    studentId: author.caller.user.id,
    submissionItem: {
      submissionId: author.submissionId,
      drafts: [{ draftId: round.draftId, draftTitle: 'Sketch', draftDueDate: expect.any(String) }],
    },
  });
  expect(offered?.studentName).toContain(author.caller.user.lastName);
});

it('a text can be previewed before the review is started', async () => {
  const { caller } = one(second);
  const query = { submissionId: one(first).submissionId, draftId: round.draftId };
  const opened = openedFile(app, (await caller.call('POST', '/api/peerreview/previewFrame', { query })).body);
  expect(textOfDocx(await opened.read())).toBe('Text number 0');
  expect(await opened.info()).toMatchObject({ UserCanWrite: false });
  expect((await opened.put(docxFromText('No'))).status).not.toBe(200);
  const foreign = await one(third).caller.call('POST', '/api/peerreview/previewFrame', { query });
  expect(foreign).toMatchObject(refused(403, 'review.not_candidate'));
});

it('a student cannot review their own text, one of another class, or one that was not handed in', async () => {
  const own = {
    ...(await loadCandidates(round, one(second).caller))[0],
    submissionId: one(second).submissionId,
  };
  const call = (caller: Caller, query: Record<string, number>) =>
    caller.call('POST', '/api/peerreview/addToReviewList', { query });
  const query = {
    revieweeId: one(second).caller.user.id,
    assignmentId: round.id,
    submissionId: own.submissionId,
    draftId: round.draftId,
  };
  expect(await call(one(second).caller, query)).toMatchObject(refused(400, 'review.self'));
  const stranger = await app.signInAs('ROLE_STUDENT');
  expect(await call(stranger, query)).toMatchObject(refused(404, 'not_found'));
  expect(await call(one(first).caller, query)).toMatchObject(refused(403, 'review.not_candidate'));
  const waiting = await reviewRound(app, { isHandedIn: () => false });
  const [author, reviewer] = waiting.students;
  expect(await loadCandidates(waiting, one(reviewer).caller)).toEqual([]);
  const early = {
    revieweeId: one(author).caller.user.id,
    assignmentId: waiting.id,
    submissionId: one(author).submissionId,
    draftId: waiting.draftId,
  };
  expect(await call(one(reviewer).caller, early)).toMatchObject(refused(409, 'review.nothing_handed_in'));
});

it('in an open round all students are offered texts up to the number of reviews', async () => {
  const open = await reviewRound(app, { rest: { openReview: true, reviewer: 1 }, size: 4 });
  const [, , , last] = open.students;
  const { caller } = one(last);
  const offered = await loadCandidates(open, caller);
  expect(offered).toHaveLength(3);
  expect((await requestReview(open, caller, offered[1])).status).toBe(200);
  expect(await requestReview(open, caller, offered[2])).toMatchObject(refused(409, 'review.enough'));
});

it('a long list of texts to review is paged without duplicates', async () => {
  const large = await reviewRound(app, { rest: { openReview: true, reviewer: 4 }, size: 15 });
  const { caller } = one(large.students[0]);
  const page = async (index: number) => {
    const query = { courseId: large.classId, index };
    const { body } = await caller.call('POST', '/api/peerreview/fetchPreview', { query });
    const { data, more } = previewPageSchema.parse(body);
    return { ids: data.flatMap(({ current }) => current.map(({ studentId }) => studentId)), more };
  };
  const [first, second, third] = await Promise.all([page(0), page(1), page(2)]);
  expect([first.more, second.more, third.more]).toEqual([true, false, false]);
  const others = large.students.slice(1).map((student) => student.caller.user.id);
  expect([...first.ids, ...second.ids].toSorted()).toEqual(others.toSorted());
  // Assigned students come first.
  expect(first.ids[0]).toBe(large.students.at(-1)?.caller.user.id);
  expect(third.ids).toEqual([]);
});

it('a review starts as a copy of the handed-in text, and every save by the reviewer is stored', async () => {
  const round = await reviewRound(app);
  const [author, reviewer] = round.students;
  const { caller } = one(reviewer);
  const review = await takeUp(round, caller);
  expect(review).toMatchObject({ status: 'NONE', late: false, outdated: false, can: { write: true } });
  await one(author).workspace.save('Written after the hand-in');
  const opened = await openReview(app, caller, review.id);
  await opened.lock();
  expect(textOfDocx(await opened.read())).toBe('Text number 0');
  expect((await suggest(opened, 'Text number 0, reviewed')).status).toBe(200);
  const { count } = await db()
    .selectFrom('revisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', '=', review.fileId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
  expect(textOfDocx(await one(author).workspace.read())).toBe('Written after the hand-in');
  const [listed] = await ownReviews(round, caller);
  expect(listed).toEqual(review);
  expect(await loadCandidates(round, caller)).toEqual([]);
});

it('two simultaneous requests start one review', async () => {
  const round = await reviewRound(app);
  const { caller } = one(round.students[1]);
  const [item] = await loadCandidates(round, caller);
  const answers = await Promise.all([1, 2, 3].map(() => requestReview(round, caller, item)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await requestReview(round, caller, item)).toMatchObject(refused(409, 'review.already_added'));
  expect(await ownReviews(round, caller)).toHaveLength(1);
});

it('a review is submitted once, cannot be changed afterwards, and is released to its author', async () => {
  const { round, author, reviewer, other, id, opened } = await startedReview('Reviewed');
  expect((await requestReviewFile(author, id)).status).toBe(404);
  const submitted = await Promise.all([submitReview(reviewer, id), submitReview(reviewer, id)]);
  expect(submitted.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await submitReview(reviewer, id)).toMatchObject(refused(409, 'review.submitted'));
  expect((await opened.put(docxFromText('Too late'))).status).toBe(403);
  expect((await openReview(app, reviewer, id)).frame.mode).toBe('view');
  for (const caller of [author, round.instructor]) {
    const read = await openReview(app, caller, id);
    expect(read.frame.mode).toBe('view');
    expect(textOfDocx(await read.read())).toBe('Reviewed');
    expect((await read.put(docxFromText('Not mine'))).status).not.toBe(200);
  }
  expect(await requestReviewFile(other, id)).toMatchObject(refused(403, 'access.denied'));
  const received = [{ reviewId: id, reviewerName: expect.stringContaining(reviewer.user.lastName) }];
  const seen = await author.call('GET', '/api/student/assignment', { query: { id: round.id } });
  expect(seen.body).toMatchObject({ submissions: [{ draftId: round.draftId, peerReviews: received }] });
  const query = { submissionId: round.students[0]?.submissionId ?? 0 };
  const read = await round.instructor.call('POST', '/api/classes/readsubmission', { query });
  expect(read.body).toMatchObject({ deadlineSubmissions: [{ peerReview: received }] });
  const full = await round.instructor.call('POST', '/api/classes/getclass', {
    query: { id: round.classId },
  });
  expect(JSON.stringify(full.body)).toContain(`"peerReviews":[{"reviewId":${id}`);
  const reported = await author.call('GET', '/api/admin/usernotifications');
  expect(JSON.stringify(reported.body)).toContain('Peer review received');
});

it('a reviewer is notified of an anonymous review without names before the text is handed in', async () => {
  const step = async (round: ReviewRound, student: RoundStudent) => {
    const { body } = await student.caller.call('GET', '/api/student/assignment', { query: { id: round.id } });
    return Object(body).currentStep;
  };
  const [nameless, named] = await Promise.all(
    [true, false].map((anonymous) => reviewRound(app, { rest: { anonymous }, isHandedIn: () => false })),
  );
  if (!nameless || !named) throw new Error('There is no round.');
  expect(await step(nameless, one(nameless.students[0]))).toMatchObject({ isReviewedNameless: true });
  expect(await step(named, one(named.students[0]))).toMatchObject({ isReviewedNameless: false });
  // The final draft has no review deadline.
  await handIn(one(nameless.students[0]), nameless.draftId);
  expect(await step(nameless, one(nameless.students[0]))).toMatchObject({ isReviewedNameless: false });
});

it('a reviewer is reminded of a review a day before its deadline, until it is submitted', async () => {
  const round = await reviewRound(app);
  const { caller } = one(round.students[1]);
  const { id } = await takeUp(round, caller);
  const reported = async () =>
    JSON.stringify((await caller.call('GET', '/api/admin/usernotifications')).body).includes('due soon');
  expect(await reported()).toBe(false);
  await round.instructor.call('POST', '/api/peerreview/deadline', {
    body: [{ draftId: round.draftId, draftPeerReviewDeadline: hoursFromNow(20) }],
  });
  expect(await reported()).toBe(true);
  await submitReview(caller, id);
  expect(await reported()).toBe(false);
});

it('only the author can rate a review, after its release, and change the rating', async () => {
  const round = await reviewRound(app);
  const [author, reviewer] = round.students.map(({ caller }) => caller);
  if (!author || !reviewer) throw new Error('The class is empty.');
  const { id } = await takeUp(round, reviewer);
  const rate = (caller: Caller, helpfulness: number) =>
    caller.call('POST', '/api/peerreview/helpfulness', { query: { id, helpfulness } });
  expect((await rate(author, 3)).status).toBe(404);
  await submitReview(reviewer, id);
  const statuses = [rate(reviewer, 4), rate(round.instructor, 4), rate(author, 5), rate(author, 3)];
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 400, 200]);
  await rate(author, 4);
  expect(await ownReviews(round, reviewer)).toMatchObject([{ id, helpfulness: 4 }]);
  const reported = JSON.stringify((await reviewer.call('GET', '/api/admin/usernotifications')).body);
  expect(reported.split('Response to your peer review')).toHaveLength(2);
  const query = { assignmentId: round.id };
  const { body } = await round.instructor.call('GET', '/api/peerreview/reviews', { query });
  expect(body).toMatchObject([{ id, helpfulness: 4 }]);
});

it('only the reviewer can submit a review', async () => {
  const round = await reviewRound(app);
  const [author, reviewer] = round.students.map(({ caller }) => caller);
  if (!author || !reviewer) throw new Error('The class is empty.');
  const { id } = await takeUp(round, reviewer);
  expect(await submitReview(author, id)).toMatchObject(refused(403, 'access.denied'));
  expect((await submitReview(round.instructor, id)).status).toBe(403);
  expect((await submitReview(await app.signInAs('ROLE_STUDENT'), id)).status).toBe(404);
  expect((await submitReview(reviewer, 99_999_999)).status).toBe(404);
});

it('a review submitted after its deadline is marked as late', async () => {
  const round = await reviewRound(app);
  const { caller } = one(round.students[1]);
  const { id } = await takeUp(round, caller);
  await db()
    .updateTable('drafts')
    .set({ deadline: new Date(hoursFromNow(-5)), peer_review_deadline: new Date(hoursFromNow(-1)) })
    .where('assignment_id', '=', round.id)
    .where('type', '=', 'DRAFT')
    .execute();
  expect((await submitReview(caller, id)).status).toBe(200);
  expect(await ownReviews(round, caller)).toMatchObject([{ status: 'SUBMITTED', late: true }]);
});

it('a review is held until its deadline if the round says so', async () => {
  const round = await reviewRound(app, { rest: { heldUntilDeadline: true } });
  const [author, reviewer] = round.students.map(({ caller }) => caller);
  if (!author || !reviewer) throw new Error('The class is empty.');
  const { id } = await takeUp(round, reviewer);
  await submitReview(reviewer, id);
  expect((await requestReviewFile(author, id)).status).toBe(404);
  expect(JSON.stringify((await author.call('GET', '/api/admin/usernotifications')).body)).not.toContain(
    'received',
  );
  await db()
    .updateTable('drafts')
    .set({ deadline: new Date(hoursFromNow(-5)), peer_review_deadline: new Date(hoursFromNow(-1)) })
    .where('assignment_id', '=', round.id)
    .where('type', '=', 'DRAFT')
    .execute();
  expect((await requestReviewFile(author, id)).status).toBe(200);
});

it('a review keeps the version that it was started on when the draft is reopened', async () => {
  const round = await reviewRound(app);
  const [author, reviewer] = round.students;
  const { caller } = one(reviewer);
  const [item] = await loadCandidates(round, caller);
  const draftSubmissionId = item?.submissionItem.drafts[0]?.draftSubmissionId;
  const { id } = await takeUp(round, caller);
  const { submissionId } = one(author);
  const body = { submissionId, draftSubmissionId, status: true };
  const reopened = await round.instructor.call('POST', '/api/classes/setDraftResubmit', { body });
  expect(reopened.status).toBe(200);
  await one(author).workspace.save('A second version');
  expect((await handIn(one(author), round.draftId)).status).toBe(200);
  expect(await ownReviews(round, caller)).toMatchObject([{ id, outdated: true, can: { write: true } }]);
  const opened = await openReview(app, caller, id);
  expect(textOfDocx(await opened.read())).toBe('Text number 0');
});

it('a review is withdrawn when its reviewer is replaced, keeps its content, and can be resumed', async () => {
  const { round, author, reviewer, other, id, opened } = await startedReview('Half a review');
  const replace = (from: Caller, to: Caller) =>
    round.instructor.call('POST', '/api/peerreview/replace', {
      body: {
        assignmentId: round.id,
        places: [{ revieweeId: author.user.id, reviewerId: from.user.id, replacementId: to.user.id }],
      },
    });
  expect((await replace(reviewer, other)).body).toMatchObject({ withdrawn: 1 });
  expect((await opened.put(docxFromText('Half a review and more'))).status).toBe(403);
  expect(await submitReview(reviewer, id)).toMatchObject(refused(403, 'review.withdrawn'));
  expect(textOfDocx(await (await openReview(app, reviewer, id)).read())).toBe('Half a review');
  await replace(other, reviewer);
  expect((await takeUp(round, reviewer)).id).toBe(id);
  expect((await submitReview(reviewer, id)).status).toBe(200);
});

it.each([
  ['its reviewer leaves', 1, 404],
  ['its author leaves', 0, 403],
])('a review cannot be written when %s', async (_who, leaving, status) => {
  const round = await reviewRound(app);
  const { caller } = one(round.students[1]);
  const { id } = await takeUp(round, caller);
  const opened = await openReview(app, caller, id);
  await opened.lock();
  expect((await suggest(opened, 'Begun')).status).toBe(200);
  await round.instructor.call('DELETE', '/api/classes/dropstudent', {
    body: { classId: round.classId, studentId: round.students[leaving]?.caller.user.id },
  });
  expect((await opened.put(docxFromText('Gone on'))).status).toBe(403);
  expect((await submitReview(caller, id)).status).toBe(status);
});

it('a review can be continued when its reviewer returns to the class', async () => {
  const { round, author, reviewer, other, id } = await startedReview('Half a review');
  const body = { classId: round.classId, studentId: reviewer.user.id };
  await round.instructor.call('DELETE', '/api/classes/dropstudent', { body });
  const peerReview = [{ id: author.user.id, reviewers: [other.user.id] }];
  const saved = await round.instructor.call('POST', '/api/peerreview/populate', {
    body: { assignmentId: round.id, peerReview },
  });
  expect(saved.body).toMatchObject({ withdrawn: 0 });
  await joinClass(reviewer, round.classId);
  expect(await ownReviews(round, reviewer)).toMatchObject([{ id, withdrawn: false, can: { write: true } }]);
  expect((await submitReview(reviewer, id)).status).toBe(200);
});

it('a review is read-only in an archived class and during a pause', async () => {
  const round = await reviewRound(app);
  const { caller } = one(round.students[1]);
  const { id } = await takeUp(round, caller);
  await round.instructor.call('POST', '/api/classes/assignment/stoped', {
    query: { id: round.id, status: true },
  });
  expect(await submitReview(caller, id)).toMatchObject(refused(403, 'assignment.paused'));
  await round.instructor.call('POST', '/api/classes/archive', { query: { id: round.classId } });
  expect(await submitReview(caller, id)).toMatchObject(refused(403, 'class.archived'));
  expect((await openReview(app, caller, id)).frame.mode).toBe('view');
});

it('a reviewer does not see the feedback of staff to the author', async () => {
  const round = await reviewRound(app, {
    bytes: () => docxWithComments('Some words', [{ on: 'words', text: 'For you alone', author: 'Teacher' }]),
  });
  const { caller } = one(round.students[1]);
  const { id } = await takeUp(round, caller);
  const bytes = await (await openReview(app, caller, id)).read();
  expect(textOfDocx(bytes)).toBe('Some words');
  expect(Buffer.from(bytes).includes('comments.xml')).toBe(false);
});

it('staff can assign a reviewer to a student who joined late', async () => {
  const round = await reviewRound(app);
  const late = await enrollStudent(app, round.classId);
  expect(await loadCandidates(round, late)).toEqual([]);
  await round.instructor.call('POST', '/api/peerreview/replace', {
    body: {
      assignmentId: round.id,
      places: [{ revieweeId: round.students[0]?.caller.user.id, replacementId: late.user.id }],
    },
  });
  expect(await loadCandidates(round, late)).toHaveLength(1);
  expect(JSON.stringify((await late.call('GET', '/api/admin/usernotifications')).body)).toContain(
    'Peer review',
  );
});

describe('the text of a review', () => {
  const original = 'Text number 0';
  /** An open review of a text with this many lines. */
  const opened = async (text: string) => {
    const round = await reviewRound(app, { bytes: () => docxFromText(text) });
    const { caller } = one(round.students[1]);
    const { id } = await takeUp(round, caller);
    const review = await openReview(app, caller, id);
    await review.lock();
    return { review, round, id };
  };
  let review: Awaited<ReturnType<typeof opened>>['review'];
  beforeAll(async () => {
    ({ review } = await opened(original));
  });

  it.each([
    ['words that were typed', docxFromText('Text number 0, better')],
    ['words that are gone', docxFromText('Text 0')],
    ['another paragraph', docxFromText('Text\nnumber 0')],
    ['nothing of it', docxFromText('')],
    [
      'a suggestion in what is not its text',
      suggestedDocx({ original: 'Text number 1', words: 'Text number 0' }),
    ],
  ])('the text of a review cannot be replaced by %s', async (_what, bytes) => {
    expect(await review.put(bytes)).toMatchObject({
      status: 422,
      body: expect.stringContaining('review.untracked_change'),
    });
    expect(textOfDocx(await review.read())).toBe(original);
  });

  it.each([
    ['words that are suggested', withSuggested(docxFromText('Text number 0, better'), ', better')],
    ['a suggestion to delete it', suggestedDocx({ original, words: '' })],
    ['comments', docxWithComments(original, [{ on: 'number', text: 'Why?' }])],
    ['what it was', docxFromText(original)],
  ])('the reviewer can continue after %s, also after a refused save', async (_what, bytes) => {
    expect((await review.put(docxFromText('Else'))).status).toBe(422);
    expect((await review.put(bytes)).status).toBe(200);
    expect(originalTextOfDocx(await review.read())).toBe(original);
  });

  it('a reviewer cannot accept suggestions in the text of a review', async () => {
    expect((await suggest(review, 'Better')).status).toBe(200);
    expect((await review.put(docxFromText('Better'))).status).toBe(422);
  });

  it('the changes of a long review are computed in a worker thread', async () => {
    const long = Array.from({ length: 4000 }, (_, line) => `Line ${line * 7919} of a long text`).join('\n');
    const { review: second } = await opened(long);
    expect((await second.put(docxFromText(`${long} and more`))).status).toBe(422);
    expect((await second.put(withSuggested(docxFromText(`${long} and more`), ' and more'))).status).toBe(200);
  });

  it('a review opens with tracked changes for its reviewer only', async () => {
    const { review: own, round, id } = await opened(original);
    const recorded = { DisableChangeTrackingRecord: false, HideChangeTrackingControls: true };
    expect(await own.info()).toMatchObject(recorded);
    expect(await (await openReview(app, round.instructor, id)).info()).not.toMatchObject(recorded);
  });
});
