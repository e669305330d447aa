import {
  type AssignmentId,
  type DraftId,
  getClassAnswerSchema,
  type PeerReviewSetup,
  peerReviewSetupSchema,
  populatedSchema,
  reviewMatrixSchema,
} from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import {
  changeAssignment,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  readAssignment,
} from '../../testing/course.ts';

const app = useApp();

let instructor: Caller;
let classId: Awaited<ReturnType<typeof createClass>>;
let students: Caller[];
const drafts = [
  { draftTitle: 'Sketch', draftDeadline: hoursFromNow(2), draftPointValue: 20 },
  { draftTitle: 'Plan', draftDeadline: hoursFromNow(4), draftPointValue: 20 },
];
const newAssignment = () =>
  createAssignment(instructor, classId, { multiDraft: true, draftSubmissions: drafts });

beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  classId = await createClass(instructor);
  students = await Promise.all([1, 2, 3].map(() => enrollStudent(app, classId)));
});

const idOf = (index: number) => students[index]?.user.id ?? 0;
const round = (assignmentId: AssignmentId, pairs: [number, number[]][], rest = {}) => ({
  assignmentId,
  peerReview: pairs.map(([reviewee, reviewers]) => ({ id: idOf(reviewee), reviewers: reviewers.map(idOf) })),
  ...rest,
});
const populate = (body: unknown, caller = instructor) =>
  caller.call('POST', '/api/peerreview/populate', { body });
const randomize = (body: unknown, caller = instructor) =>
  caller.call('POST', '/api/peerreview/Randomize', { body });
const deadline = (body: unknown, caller = instructor) =>
  caller.call('POST', '/api/peerreview/deadline', { body });
async function setup(assignmentId: AssignmentId, caller = instructor): Promise<PeerReviewSetup> {
  const { body } = await caller.call('GET', '/api/peerreview/setup', { query: { assignmentId } });
  return peerReviewSetupSchema.parse(body);
}

it.each([
  { size: 4, reviewer: 2 },
  { size: '4' },
  { size: 6, options: 'Mutal', reviewer: 3 },
  { size: 6, options: 'Mutual', reviewer: 1 },
  { size: 7, options: 'Optional Mutual', reviewer: 4 },
  { size: 300, options: 'unidirectional', reviewer: 4 },
])('a review matrix is created for %j', async (body) => {
  const answer = await randomize(body);
  expect(answer.status).toBe(200);
  const matrix = reviewMatrixSchema.parse(answer.body);
  const sums = matrix.map((row) => row.reduce<number>((sum, flag) => sum + flag, 0));
  expect(new Set(sums)).toEqual(new Set([body.reviewer ?? 1]));
  expect(matrix).toHaveLength(Number(body.size));
});

it.each([
  [{ size: 3, options: 'Mutal', reviewer: 1 }, 'review.odd'],
  [{ size: 4, options: 'Unidirectional', reviewer: 2 }, 'review.one_way'],
  [{ size: 2, reviewer: 2 }, 'review.too_few'],
  [{ size: 1 }, 'request.invalid'],
  [{ size: 301 }, 'request.invalid'],
  [{ size: 4, reviewer: 5 }, 'request.invalid'],
  [{ size: 4, options: 'Sideways' }, 'request.invalid'],
  [{}, 'request.invalid'],
])('a review matrix for %j is refused: %s', async (body, code) => {
  expect(await randomize(body)).toMatchObject({ status: 400, body: { code } });
});

it('saving reviewers stores pairs and settings, and returns the class', async () => {
  const id = await newAssignment();
  const body = round(
    id,
    [
      [0, [1]],
      [1, [0, 2]],
    ],
    { anonymous: true, openReview: true, options: 'Mutual' },
  );
  const saved = populatedSchema.parse((await populate(body)).body);
  expect(saved).toEqual({ success: true, version: 1, withdrawn: 0 });
  const found = await setup(id);
  expect(found).toMatchObject({ anonymous: true, openReview: true, configured: false, version: 1 });
  expect(found.record).toEqual({ reviewer: 2, size: 3, options: 'Mutal' });
  expect(found.peerReview).toContainEqual({
    id: idOf(1),
    reviewers: [idOf(0), idOf(2)].toSorted((one, other) => one - other),
  });
  const full = await instructor.call('POST', '/api/classes/getclass', { query: { id: classId } });
  const classDetails = getClassAnswerSchema.parse(full.body);
  const own =
    classDetails.audience === 'staff' ? classDetails.assignments.find((one) => one.id === id) : undefined;
  expect(own).toMatchObject({
    peerReview: found.peerReview,
    anonymous: true,
    openReview: true,
    peerReviewRecord: found.record,
  });
});

it('a review round needs both a deadline and a reviewer', async () => {
  const id = await newAssignment();
  const [sketch] = (await setup(id)).drafts;
  await deadline([{ draftId: sketch?.draftId, draftPeerReviewDeadline: sketch?.suggestedDeadline }]);
  const configured = async () => {
    const { body } = await instructor.call('GET', '/api/classes/overview', { query: { id: classId } });
    const { assignments } = body as { assignments: { id: number; peerReviewConfigured: boolean }[] }; // cast: the answer
    return assignments.find((one) => one.id === id)?.peerReviewConfigured;
  };
  expect(await configured()).toBe(false);
  await populate(round(id, [[0, [1]]]));
  expect(await configured()).toBe(true);
  await deadline([{ draftId: sketch?.draftId, draftPeerReviewDeadline: null }]);
  expect(await configured()).toBe(false);
  expect((await setup(id)).configured).toBe(false);
});

it('saving reviewers with an outdated version is a conflict', async () => {
  const id = await newAssignment();
  expect((await populate(round(id, [[0, [1]]], { version: 0 }))).status).toBe(200);
  expect(await populate(round(id, [[0, [2]]], { version: 0 }))).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
});

it('students cannot review their own text, nor texts of another class', async () => {
  const id = await newAssignment();
  const stranger = await app.signInAs('ROLE_STUDENT');
  const refused = [
    [round(id, [[0, [0]]]), 'review.self'],
    [
      { assignmentId: id, peerReview: [{ id: idOf(0), reviewers: [stranger.user.id] }] },
      'review.not_in_class',
    ],
    [
      { assignmentId: id, peerReview: [{ id: stranger.user.id, reviewers: [idOf(0)] }] },
      'review.not_in_class',
    ],
  ];
  for (const [body, code] of refused)
    expect(await populate(body)).toMatchObject({ status: 400, body: { code } });
  expect((await setup(id)).version).toBe(0);
});

it('a late student is offered a reviewer, and a reviewer who left can be replaced', async () => {
  const [late, leaving] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  const id = await newAssignment();
  const peerReview = [
    { id: idOf(0), reviewers: [leaving.user.id] },
    { id: idOf(1), reviewers: [idOf(0)] },
    { id: idOf(2), reviewers: [idOf(1)] },
    { id: leaving.user.id, reviewers: [idOf(2)] },
  ];
  await populate({ assignmentId: id, peerReview });
  await instructor.call('DELETE', '/api/classes/dropstudent', {
    body: { classId, studentId: leaving.user.id },
  });
  const { vacancies } = await setup(id);
  expect(vacancies.map(({ revieweeId }) => revieweeId).toSorted()).toEqual(
    [idOf(0), late.user.id].toSorted(),
  );
  const place = vacancies.find(({ revieweeId }) => revieweeId === idOf(0));
  expect(place?.left).toMatchObject([{ id: leaving.user.id }]);
  expect(place?.suggestions[0]).toBe(idOf(2));
  const given = { revieweeId: idOf(0), reviewerId: leaving.user.id, replacementId: idOf(2) };
  expect(await replace(id, [given])).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await replace(id, [given])).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await setup(id)).vacancies.map(({ revieweeId }) => revieweeId)).toEqual([late.user.id]);
});

const replace = (assignmentId: AssignmentId, places: object[], rest = {}, caller = instructor) =>
  caller.call('POST', '/api/peerreview/replace', { body: { assignmentId, places, ...rest } });

describe('places of reviewers', () => {
  const pairsOf = async (id: AssignmentId) =>
    (await setup(id)).peerReview.flatMap((row) => row.reviewers.map((reviewer) => [row.id, reviewer]));

  it('reviewers can be assigned and unassigned in one request', async () => {
    const id = await newAssignment();
    await populate(round(id, [[0, [1]]]));
    const places = [
      { revieweeId: idOf(1), replacementId: idOf(2) },
      { revieweeId: idOf(2), replacementId: idOf(0) },
    ];
    expect(await replace(id, places, { version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await pairsOf(id)).toHaveLength(3);
    // The repeated request finds the change already made.
    expect(await replace(id, places, { version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
    const emptied = places.map(({ revieweeId, replacementId: reviewerId }) => ({ revieweeId, reviewerId }));
    expect((await replace(id, emptied, { version: 2 })).status).toBe(200);
    expect(await pairsOf(id)).toEqual([[idOf(0), idOf(1)]]);
  });

  it('reviewers are assigned all or none', async () => {
    const id = await newAssignment();
    await populate(round(id, [[0, [1]]]));
    const good = { revieweeId: idOf(1), replacementId: idOf(2) };
    const stranger = await app.signInAs('ROLE_STUDENT');
    const refused: [object, number, string][] = [
      [{ revieweeId: idOf(2), replacementId: idOf(2) }, 400, 'review.self'],
      [{ revieweeId: idOf(2), replacementId: stranger.user.id }, 400, 'review.not_in_class'],
      [{ revieweeId: idOf(2), reviewerId: idOf(1), replacementId: idOf(0) }, 404, 'not_found'],
      [{ revieweeId: idOf(2) }, 400, 'request.invalid'],
    ];
    for (const [place, status, code] of refused)
      expect(await replace(id, [good, place])).toMatchObject({ status, body: { code } });
    expect(await replace(id, [good], { version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'conflict.changed' },
    });
    expect(await pairsOf(id)).toEqual([[idOf(0), idOf(1)]]);
  });

  it('only the instructor can assign reviewers, and not in an archived class', async () => {
    const id = await newAssignment();
    const place = [{ revieweeId: idOf(1), replacementId: idOf(2) }];
    expect((await replace(id, place)).status).toBe(404);
    const [student] = students;
    expect((await replace(id, place, {}, student)).status).toBe(403);
    expect((await replace(id, place, {}, await app.signInAs('ROLE_INSTRUCTOR'))).status).toBe(404);
    const archived = await createClass(instructor);
    const there = await createAssignment(instructor, archived, {});
    await instructor.call('POST', '/api/classes/archive', { query: { id: archived } });
    expect(await replace(there, place)).toMatchObject({ status: 403, body: { code: 'class.archived' } });
  });
});

describe('a deadline of reviews', () => {
  const draftIds = async (id: AssignmentId) =>
    (await setup(id)).drafts.map(({ draftId }): DraftId => draftId);

  it("a review deadline is stored, removed with null, and refused before the draft's deadline", async () => {
    const id = await newAssignment();
    const [sketch, plan] = await draftIds(id);
    const at = hoursFromNow(30);
    expect((await deadline([{ draftId: sketch, draftPeerReviewDeadline: at }])).status).toBe(200);
    const early = [
      { draftId: sketch, draftPeerReviewDeadline: null },
      { draftId: plan, draftPeerReviewDeadline: hoursFromNow(3) },
    ];
    expect(await deadline(early)).toMatchObject({
      status: 400,
      body: { code: 'review.deadline_too_early', params: { title: 'Plan' } },
    });
    // All or nothing.
    const stored = async () => (await setup(id)).drafts[0]?.draftPeerReviewDeadline;
    expect(await stored()).not.toBeNull();
    await deadline([{ draftId: sketch, draftPeerReviewDeadline: null }]);
    expect(await stored()).toBeNull();
  });

  it('a review deadline is kept when the assignment is edited, moves with its draft, and is copied', async () => {
    const id = await newAssignment();
    const [sketch, , final] = await draftIds(id);
    await deadline([
      { draftId: sketch, draftPeerReviewDeadline: hoursFromNow(30) },
      { draftId: final, draftPeerReviewDeadline: hoursFromNow(48) },
    ]);
    await populate(round(id, [[0, [1]]], { anonymous: true, options: 'Unidirectional' }));
    const before = await readAssignment(instructor, id);
    const [first, ...others] = before.draftSubmissions;
    const moved = { ...first, draftDeadline: hoursFromNow(40), draftStatus: 'UPDATE' };
    const base = { id, multiDraft: true, startDate: before.startDate, endDate: hoursFromNow(44) };
    await changeAssignment(instructor, { ...base, draftSubmissions: [moved, ...others] });
    const after = await readAssignment(instructor, id);
    const distance = (at?: string | null, from?: string) => Date.parse(at ?? '') - Date.parse(from ?? '');
    const byTitle = (detail: typeof after) =>
      detail.draftSubmissions.find(({ draftTitle }) => draftTitle === 'Sketch');
    const [old, now] = [byTitle(before), byTitle(after)];
    expect(distance(now?.draftPeerReviewDeadline, now?.draftDeadline)).toBe(
      distance(old?.draftPeerReviewDeadline, old?.draftDeadline),
    );
    const copied = await instructor.call('POST', '/api/classes/assignment/copy', {
      body: { id, classId, startDate: after.startDate, title: 'Again' },
    });
    const copy = await readAssignment(instructor, (copied.body as { id: number }).id); // cast: the answer
    expect(copy.draftSubmissions.map(({ draftPeerReviewDeadline: at }) => at)).toEqual(
      after.draftSubmissions.map(({ draftPeerReviewDeadline: at }) => at),
    );
    expect(copy).toMatchObject({ anonymous: true, peerReviewRecord: { options: 'Unidirectional' } });
    expect(copy.peerReview.flatMap(({ reviewers }) => reviewers)).toEqual([]);
  });
});

it('only the owner can set up a round, and staff can read it', async () => {
  const id = await newAssignment();
  const [draft] = (await setup(id)).drafts;
  const [student, other] = [students[0] ?? instructor, await app.signInAs('ROLE_INSTRUCTOR')];
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const actions = (caller: Caller) => [
    populate(round(id, [[0, [1]]]), caller),
    deadline([{ draftId: draft?.draftId, draftPeerReviewDeadline: null }], caller),
    randomize({ size: 4 }, caller),
  ];
  const statuses = async (caller: Caller) => (await Promise.all(actions(caller))).map(({ status }) => status);
  expect(await statuses(student)).toEqual([403, 403, 403]);
  expect(await statuses(assistant)).toEqual([403, 403, 403]);
  expect(await statuses(other)).toEqual([404, 404, 200]);
  expect((await setup(id, assistant)).can.manage).toBe(false);
  for (const caller of [student, other]) {
    const query = { assignmentId: id };
    expect((await caller.call('GET', '/api/peerreview/setup', { query })).status).toBe(404);
    expect((await caller.call('GET', '/api/peerreview/reviews', { query })).status).toBe(404);
  }
});

it('a round cannot be changed in an archived class', async () => {
  const owner = await app.signInAs('ROLE_INSTRUCTOR');
  const closed = await createClass(owner);
  const [one, two] = [await enrollStudent(app, closed), await enrollStudent(app, closed)];
  const id = await createAssignment(owner, closed);
  const [draft] = (await setup(id, owner)).drafts;
  await owner.call('POST', '/api/classes/archive', { query: { id: closed } });
  const peerReview = [{ id: one.user.id, reviewers: [two.user.id] }];
  const archived = { status: 403, body: { code: 'class.archived' } };
  expect(await populate({ assignmentId: id, peerReview }, owner)).toMatchObject(archived);
  const due = [{ draftId: draft?.draftId, draftPeerReviewDeadline: hoursFromNow(90) }];
  expect(await deadline(due, owner)).toMatchObject(archived);
});

it.each(['SPREADSHEET', 'PRESENTATION', 'DRAW'])(
  'an assignment of type %s cannot be reviewed',
  async (mainFileType) => {
    const draftSubmissions = drafts.slice(0, 1);
    const id = await createAssignment(instructor, classId, {
      multiDraft: true,
      draftSubmissions,
      mainFileType,
    });
    expect((await setup(id)).reviewable).toBe(false);
    const refused = { status: 400, body: { code: 'review.only_texts' } };
    expect(await populate(round(id, [[0, [1]]]))).toMatchObject(refused);
    expect(await populate(round(id, [], { openReview: true }))).toMatchObject(refused);
    const draftId = (await setup(id)).drafts[0]?.draftId;
    const until = (at: string | null) => deadline([{ draftId, draftPeerReviewDeadline: at }]);
    expect(await until(hoursFromNow(50))).toMatchObject(refused);
    expect((await setup(id)).drafts[0]?.draftPeerReviewDeadline).toBeNull();
    expect((await until(null)).status).toBe(200);
    expect((await populate(round(id, []))).status).toBe(200);
  },
);
