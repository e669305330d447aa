import { readSubmissionSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

/** A handed-in submission of a class in which an instructor of other classes assists. */
async function readTexts() {
  const { instructor, student, classId, workspace } = await startedAssignment(app);
  const { submissionId, draftIds } = workspace;
  const draftId = draftIds[0] ?? 0;
  await student.call('POST', '/api/student/submission', { query: { id: submissionId, draftId } });
  const helper = await app.signInAs('ROLE_INSTRUCTOR');
  await instructor.call('POST', '/api/assistant/addta', { query: { classId, userId: helper.user.id } });
  const read = async (caller: Caller) => {
    const answer = await caller.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
    return readSubmissionSchema.parse(answer.body);
  };
  const draftSubmissionId = (await read(instructor)).deadlineSubmissions[0]?.draftSubmissionId ?? 0;
  return { instructor, helper, read, sent: { submissionId, draftId, draftSubmissionId } };
}

type Sent = Awaited<ReturnType<typeof readTexts>>['sent'];

const writes: [string, 'POST' | 'PATCH' | 'PUT', string, (sent: Sent) => object][] = [
  [
    'a grade',
    'POST',
    '/api/classes/setGrade',
    ({ submissionId: id }) => ({ query: { id, grade: 1, replaces: -1 } }),
  ],
  [
    'a letter',
    'POST',
    '/api/classes/setAlternateGrade',
    ({ submissionId: id }) => ({ query: { id, grade: 'A' } }),
  ],
  [
    'the grade of a draft',
    'POST',
    '/api/classes/draft/grade',
    ({ draftSubmissionId }) => ({ body: { draftSubmissionId, grade: 1 } }),
  ],
  [
    'the letter of a draft',
    'POST',
    '/api/classes/draft/altgrade',
    ({ draftSubmissionId }) => ({ body: { draftSubmissionId, alternateGrade: 'A' } }),
  ],
  [
    'feedback',
    'PATCH',
    '/api/submission/feedback',
    ({ submissionId }) => ({ body: { submissionId, comment: 'Well argued.' } }),
  ],
  [
    'the list of feedback',
    'POST',
    '/api/submission/feedback',
    ({ submissionId }) => ({ body: { submissionId, feedbacks: [] } }),
  ],
  ['an evaluation', 'PUT', '/api/classes/addToEvaluate', ({ submissionId }) => ({ query: { submissionId } })],
  ['an end', 'POST', '/api/classes/setFinal', ({ submissionId: id }) => ({ query: { id } })],
  [
    'an exception',
    'POST',
    '/api/classes/setEnableWriting',
    ({ submissionId }) => ({ body: { submissionId, status: 'EXCEPTION' } }),
  ],
  [
    'an exception of a draft',
    'POST',
    '/api/classes/setDraftResubmit',
    ({ submissionId, draftSubmissionId }) => ({ body: { submissionId, draftSubmissionId, status: true } }),
  ],
  [
    'the end of commenting',
    'POST',
    '/api/classes/endComment',
    ({ submissionId }) => ({ body: { submissionId } }),
  ],
  [
    'a hand-in',
    'POST',
    '/api/classes/submit',
    ({ submissionId, draftId }) => ({ body: { submissionId, draftId } }),
  ],
];

it('an assistant can read submissions, and is offered no staff action', async () => {
  const { helper, read } = await readTexts();
  expect((await read(helper)).can).toEqual({ comment: false, grade: false, manage: false });
});

it.each(writes)('an assistant is refused %s', async (_what, method, path, request) => {
  const { instructor, helper, read, sent } = await readTexts();
  const before = await read(instructor);
  expect(await helper.call(method, path, request(sent))).toMatchObject({
    status: 403,
    body: { code: 'access.denied' },
  });
  expect(await read(instructor)).toEqual(before);
});

it('a coordinator cannot perform any of these actions', async () => {
  const { instructor, read, sent } = await readTexts();
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  const before = await read(instructor);
  for (const [what, method, path, request] of writes) {
    const { status } = await coordinator.call(method, path, request(sent));
    expect([what, status]).toEqual([what, 403]);
  }
  expect(await read(instructor)).toEqual(before);
});
