import {
  type ClassId,
  type MarkingLevel,
  readSubmissionSchema,
  type SectionId,
  sectionIdSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

/** A submission by a student of section A, and an assistant of the class with an ordinary student account. */
async function assistedText() {
  const { instructor, student, classId, id, workspace } = await startedAssignment(app);
  const { submissionId, draftIds } = workspace;
  const draftId = draftIds[0] ?? 0;
  await student.call('POST', '/api/student/submission', { query: { id: submissionId, draftId } });
  const [a, b] = await Promise.all(['A', 'B'].map((name) => addSection(instructor, classId, name)));
  await instructor.call('PUT', '/api/classes/sectionMembers', {
    body: { classId, sectionId: a, studentIds: [student.user.id] },
  });
  const helper = await app.signInAs('ROLE_STUDENT');
  const member = { classId, userId: helper.user.id };
  await instructor.call('POST', '/api/assistant/addta', { query: member });
  const letIn = (level: MarkingLevel, sectionIds: (SectionId | undefined)[] | null = null) =>
    instructor.call('PUT', '/api/assistant/marking', { body: { ...member, level, sectionIds } });
  const read = async (caller: Caller) => {
    const answer = await caller.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
    return readSubmissionSchema.parse(answer.body);
  };
  const draftSubmissionId = (await read(instructor)).deadlineSubmissions[0]?.draftSubmissionId ?? 0;
  const sent = { submissionId, draftId, draftSubmissionId };
  return { instructor, student, helper, member, classId, assignmentId: id, a, b, letIn, read, sent };
}

async function addSection(instructor: Caller, classId: ClassId, name: string): Promise<SectionId> {
  const { body } = await instructor.call('POST', '/api/classes/section', { body: { classId, name } });
  return z.object({ id: sectionIdSchema }).parse(body).id;
}

type Sent = Awaited<ReturnType<typeof assistedText>>['sent'];
type Write = [string, 'POST' | 'PATCH' | 'PUT', string, (sent: Sent) => object];

const comments: Write[] = [
  ['feedback', 'PATCH', '/api/submission/feedback', (s) => ({ body: { ...s, comment: 'Well argued.' } })],
  [
    'the list of feedback',
    'POST',
    '/api/submission/feedback',
    ({ submissionId }) => ({ body: { submissionId, feedbacks: [] } }),
  ],
  [
    'a comment on a passage',
    'POST',
    '/api/submission/comments',
    ({ submissionId }) => ({ body: { submissionId, seq: 1, from: 0, to: 3, comment: 'Which one?' } }),
  ],
];

const grades: Write[] = [
  [
    'a grade',
    'POST',
    '/api/classes/setGrade',
    ({ submissionId: id }) => ({ query: { id, grade: 71, replaces: -1 } }),
  ],
  [
    'the grade of a draft',
    'POST',
    '/api/classes/draft/grade',
    ({ draftSubmissionId }) => ({ body: { draftSubmissionId, grade: 64 } }),
  ],
];

const decisions: Write[] = [
  ['an end', 'POST', '/api/classes/setFinal', ({ submissionId: id }) => ({ query: { id } })],
  [
    'an exception',
    'POST',
    '/api/classes/setEnableWriting',
    ({ submissionId }) => ({ body: { submissionId, status: 'EXCEPTION' } }),
  ],
  ['an evaluation', 'PUT', '/api/classes/addToEvaluate', ({ submissionId }) => ({ query: { submissionId } })],
  [
    'the end of commenting',
    'POST',
    '/api/classes/endComment',
    ({ submissionId, draftSubmissionId }) => ({ body: { submissionId, draftSubmissionId } }),
  ],
];

async function statuses(caller: Caller, sent: Sent, writes: readonly Write[]) {
  const answers: number[] = [];
  for (const [, method, path, request] of writes)
    answers.push((await caller.call(method, path, request(sent))).status);
  return answers;
}

const all = (writes: readonly Write[], status: number) => writes.map(() => status);

it('an assistant without marking permission cannot comment or grade', async () => {
  const { helper, sent, read } = await assistedText();
  expect((await read(helper)).can).toEqual({ comment: false, grade: false, manage: false });
  const writes = [...comments, ...grades, ...decisions];
  expect(await statuses(helper, sent, writes)).toEqual(all(writes, 403));
});

it('an assistant with comment permission can comment, and not grade or decide', async () => {
  const { helper, letIn, sent, read } = await assistedText();
  expect((await letIn('comment')).status).toBe(200);
  const { can, toGrade } = await read(helper);
  expect(can).toEqual({ comment: true, grade: false, manage: false });
  expect(toGrade.count).toBe(0);
  expect(await statuses(helper, sent, comments)).toEqual(all(comments, 200));
  expect(await statuses(helper, sent, [...grades, ...decisions])).toEqual(
    all([...grades, ...decisions], 403),
  );
  const listed = await helper.call('GET', '/api/submission/comments', { query: sent });
  expect(listed.body).toMatchObject({ can: { comment: true }, comments: [{ canRemove: true }] });
});

it('an assistant with comment permission has a comment bank', async () => {
  const { helper, student, letIn } = await assistedText();
  const keep = (caller: Caller) => caller.call('POST', '/api/comments', { body: { comment: 'Say why.' } });
  expect((await keep(helper)).status).toBe(403);
  await letIn('comment');
  expect((await keep(helper)).status).toBe(200);
  expect((await keep(student)).status).toBe(403);
});

it('an assistant with grading permission can comment and grade under their own name, and not decide', async () => {
  const { instructor, helper, letIn, sent, read } = await assistedText();
  await letIn('grade');
  expect(await read(helper)).toMatchObject({
    can: { comment: true, grade: true, manage: false },
    toGrade: { count: 1 },
  });
  const writes = [...comments, ...grades];
  expect(await statuses(helper, sent, writes)).toEqual(all(writes, 200));
  expect((await read(instructor)).grade).toBe(71);
  expect(await statuses(helper, sent, decisions)).toEqual(all(decisions, 403));
  const actions = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', helper.user.id)
    .where('subject_id', '=', sent.submissionId)
    .where('action', 'like', 'submission.%')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'submission.grade',
      'submission.grade_draft',
      'submission.feedback.add',
      'submission.comment.add',
    ]),
  );
});

it('an assistant with grading permission cannot change the grade book, releases and settings', async () => {
  const { helper, letIn, classId, assignmentId, sent } = await assistedText();
  await letIn('grade');
  const { submissionId } = sent;
  const change = { submissionId, draftId: null, grade: 5, replaces: null };
  const answers = await Promise.all([
    helper.call('POST', '/api/classes/gradebook/grades', { body: { classId, changes: [change] } }),
    helper.call('POST', '/api/classes/gradebook/release', { body: { assignmentId } }),
    helper.call('PUT', '/api/assistant/marking', {
      body: { classId, userId: helper.user.id, level: 'grade', sectionIds: null },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  const book = await helper.call('GET', '/api/classes/gradebook', { query: { classId } });
  expect(book.body).toMatchObject({ can: { grade: false } });
});

it('an assistant with grading permission can grade the chosen sections only', async () => {
  const { helper, letIn, a, b, sent, read } = await assistedText();
  await letIn('grade', [b]);
  expect(await read(helper)).toMatchObject({
    can: { comment: false, grade: false },
    toGrade: { count: 0 },
  });
  const writes = [...comments, ...grades];
  expect(await statuses(helper, sent, writes)).toEqual(all(writes, 403));
  await letIn('grade', [a]);
  expect((await read(helper)).can).toEqual({ comment: true, grade: true, manage: false });
  expect(await statuses(helper, sent, writes)).toEqual(all(writes, 200));
});

it('an assistant loses grading permission with the next request after it was revoked, or they were removed', async () => {
  const { instructor, helper, letIn, sent, member } = await assistedText();
  await letIn('grade');
  expect(await statuses(helper, sent, comments)).toEqual(all(comments, 200));
  await letIn('none');
  expect(await statuses(helper, sent, comments)).toEqual(all(comments, 403));
  await letIn('grade');
  await instructor.call('DELETE', '/api/assistant/ta', { query: member });
  expect(await statuses(helper, sent, comments)).toEqual(all(comments, 403));
  // An assistant who is added again starts with the default permissions.
  await instructor.call('POST', '/api/assistant/addta', { query: member });
  expect(await statuses(helper, sent, comments)).toEqual(all(comments, 403));
});

it('an assistant with grading permission cannot grade in other classes', async () => {
  const { helper, letIn } = await assistedText();
  await letIn('grade');
  const { sent } = await assistedText();
  const writes = [...comments, ...grades];
  expect(await statuses(helper, sent, writes)).toEqual(all(writes, 404));
});

it('a global assistant can grade only in classes whose instructor permits it', async () => {
  const { instructor, classId, sent, read } = await assistedText();
  const global = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const member = { classId, userId: global.user.id };
  expect(await statuses(global, sent, grades)).toEqual(all(grades, 403));
  await instructor.call('POST', '/api/assistant/addta', { query: member });
  expect(await statuses(global, sent, grades)).toEqual(all(grades, 403));
  await instructor.call('PUT', '/api/assistant/marking', {
    body: { ...member, level: 'grade', sectionIds: null },
  });
  expect(await statuses(global, sent, grades)).toEqual(all(grades, 200));
  const { sent: elsewhere, read: readElsewhere } = await assistedText();
  expect(await statuses(global, elsewhere, grades)).toEqual(all(grades, 403));
  expect((await readElsewhere(global)).can.grade).toBe(false);
  expect((await read(global)).can.grade).toBe(true);
});

it('only the instructor of a class can permit marking', async () => {
  const { member, student } = await assistedText();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const body = { ...member, level: 'grade', sectionIds: null };
  expect((await other.call('PUT', '/api/assistant/marking', { body })).status).toBe(404);
  expect((await student.call('PUT', '/api/assistant/marking', { body })).status).toBe(403);
});

it('marking is not permitted for non-assistants and sections of other classes', async () => {
  const { instructor, student, classId, member } = await assistedText();
  const { a: elsewhere } = await assistedText();
  const set = (body: object) => instructor.call('PUT', '/api/assistant/marking', { body });
  const level = 'comment';
  expect(await set({ classId, userId: student.user.id, level, sectionIds: null })).toMatchObject({
    status: 404,
    body: { code: 'assistant.not_member' },
  });
  expect((await set({ ...member, level, sectionIds: [elsewhere] })).status).toBe(404);
});

it("the marking permission is shown in the class, and in the assistant's class list", async () => {
  const { instructor, helper, classId, letIn, a, member } = await assistedText();
  await letIn('comment', [a]);
  const { body } = await instructor.call('GET', '/api/classes/overview', { query: { id: classId } });
  expect(body).toMatchObject({
    assistants: [{ id: member.userId, marking: { level: 'comment', sectionIds: [a] } }],
  });
  const list = await helper.call('GET', '/api/assistant/class');
  expect(list.body).toMatchObject([{ id: classId, marking: { level: 'comment', sections: ['A'] } }]);
  const act = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('actor_id', '=', instructor.user.id)
    .where('action', '=', 'class.set_marking')
    .executeTakeFirstOrThrow();
  expect(act.details).toMatchObject({ userId: member.userId, before: { level: 'none' } });
});
