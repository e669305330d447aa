import { assignmentComparisonSchema, readSubmissionSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { hoursFromNow } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

type Scene = Awaited<ReturnType<typeof startedAssignment>>;

const started = (rest?: Record<string, unknown>) => startedAssignment(app, rest);
/** One draft a day before the final text. */
const withDraft = (rest: Record<string, unknown> = {}) =>
  started({
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'First', draftDeadline: hoursFromNow(12), draftPointValue: 40 }],
    ...rest,
  });

const idOf = ({ workspace }: Scene) => workspace.submissionId;
const read = async (caller: Caller, id: number) =>
  readSubmissionSchema.parse(
    (await caller.call('POST', '/api/classes/readsubmission', { query: { submissionId: id } })).body,
  );
const finalize = ({ instructor, workspace }: Scene) =>
  instructor.call('POST', '/api/classes/setFinal', { query: { id: workspace.submissionId } });
const setWriting = ({ instructor, workspace }: Scene, status: unknown) =>
  instructor.call('POST', '/api/classes/setEnableWriting', {
    body: { submissionId: workspace.submissionId, status },
  });
const handIn = ({ student, workspace }: Scene, at = -1) =>
  student.call('POST', '/api/student/submission', {
    query: { id: workspace.submissionId, draftId: workspace.draftIds.at(at) ?? 0 },
  });
const submitFor = ({ instructor, workspace }: Scene, at = -1) =>
  instructor.call('POST', '/api/classes/submit', {
    body: { submissionId: workspace.submissionId, draftId: workspace.draftIds.at(at) ?? 0 },
  });
const resubmit = async (scene: Scene, body: Record<string, unknown>) => {
  const { deadlineSubmissions } = await read(scene.instructor, idOf(scene));
  return scene.instructor.call('POST', '/api/classes/setDraftResubmit', {
    body: {
      submissionId: idOf(scene),
      draftSubmissionId: deadlineSubmissions[0]?.draftSubmissionId,
      ...body,
    },
  });
};
const mayWrite = async (scene: Scene, text = 'Some more words') => {
  const opened = await scene.student.call('GET', '/api/student/assignment', { query: { id: scene.id } });
  const { can } = opened.body as { can: { write: boolean } };
  const save = await scene.workspace.save(text);
  return can.write ? 'writes' : save.status === 200 ? 'saves though closed' : 'refused';
};
const movedDeadlines = async ({ id }: Scene, hours: number) => {
  const at = new Date(hoursFromNow(hours));
  await db().updateTable('drafts').set({ deadline: at }).where('assignment_id', '=', id).execute();
  await db().updateTable('assignments').set({ end_at: at }).where('id', '=', id).execute();
  await db()
    .updateTable('deadline_looks')
    .set({ look_at: new Date(0) })
    .execute();
};
const sweep = () =>
  closeOverdueSteps(new Date(), (error) => {
    throw error;
  });
const loadActions = async (scene: Scene) => {
  const rows = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'submission')
    .where('subject_id', '=', idOf(scene))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
};

describe('the acts of the reader', () => {
  const actions: [string, 'PUT' | 'POST', (scene: Scene) => object, object][] = [
    ['addToEvaluate', 'PUT', (scene) => ({ query: { submissionId: idOf(scene) } }), { query: {} }],
    ['setFinal', 'POST', (scene) => ({ query: { id: idOf(scene) } }), { query: { id: 'x' } }],
    [
      'setEnableWriting',
      'POST',
      (scene) => ({ body: { submissionId: idOf(scene), status: true } }),
      { body: { submissionId: 1, status: 'MAYBE' } },
    ],
    [
      'setDraftResubmit',
      'POST',
      (scene) => ({ body: { submissionId: idOf(scene), draftSubmissionId: 1, status: true } }),
      { body: { submissionId: 1, draftSubmissionId: 1, status: true, exceptionDeadline: 'tomorrow' } },
    ],
    ['endComment', 'POST', (scene) => ({ body: { submissionId: idOf(scene) } }), { body: {} }],
    [
      'submit',
      'POST',
      (scene) => ({ body: { submissionId: idOf(scene), draftId: scene.workspace.draftIds[0] } }),
      { body: { submissionId: 1 } },
    ],
  ];

  it.each(actions)(
    'the action %s is available to the owner of the class only, and refuses invalid input',
    async (name, method, sent, bad) => {
      const scene = await started();
      const path = `/api/classes/${name}`;
      const statusFor = async (caller: Caller) => (await caller.call(method, path, sent(scene))).status;
      expect(await statusFor(scene.student)).toBe(403);
      expect(await statusFor(await app.signInAs('ROLE_INSTRUCTOR'))).toBe(404);
      expect(await statusFor(await app.signInAs('ROLE_TEACHING_ASSISTANT'))).toBe(403);
      expect(await statusFor(await app.signInAs('ROLE_EDUCATION_COORDINATOR'))).toBe(403);
      expect((await scene.instructor.call(method, path, bad)).status).toBe(400);
    },
  );

  it.each(['setFinal', 'setEnableWriting', 'setDraftResubmit', 'submit'])(
    'the action %s does nothing in an archived class',
    async (name) => {
      const scene = await started();
      await scene.instructor.call('POST', '/api/classes/archive', {
        query: { id: scene.classId, archived: true },
      });
      const [, method, sent] = actions.find(([action]) => action === name) ?? actions[0] ?? [];
      if (!method || !sent) throw new Error('There is no such act.');
      expect(await scene.instructor.call(method, `/api/classes/${name}`, sent(scene))).toMatchObject({
        status: 403,
        body: { code: 'class.archived' },
      });
    },
  );

  it('staff actions are shown to users who may perform them', async () => {
    const scene = await started();
    const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    expect((await read(scene.instructor, idOf(scene))).can).toEqual({
      comment: true,
      grade: true,
      manage: true,
    });
    expect((await read(assistant, idOf(scene))).can).toEqual({
      comment: false,
      grade: false,
      manage: false,
    });
  });
});

it('requesting a revision returns the scores, and writing continues', async () => {
  const scene = await started();
  const submissionId = idOf(scene);
  const answer = await scene.instructor.call('PUT', '/api/classes/addToEvaluate', {
    query: { submissionId },
  });
  expect(answer).toMatchObject({ status: 200, body: { submissionId, isWriteable: true } });
  const waiting = await db()
    .selectFrom('evaluations')
    .select(['type', 'evaluated_at'])
    .where('submission_id', '=', submissionId)
    .execute();
  expect(waiting).toEqual([{ type: 'REVISION', evaluated_at: null }]);
  expect(await mayWrite(scene)).toBe('writes');
  expect(await loadActions(scene)).toContain('submission.revise');
});

it('finalizing a submission stores its current text and ends writing', async () => {
  const scene = await started();
  const answer = readSubmissionSchema.parse((await finalize(scene)).body);
  expect(answer).toMatchObject({
    status: 'SUBMITTED',
    gradeType: 'FINAL_SUBMISSION',
    isWriteable: false,
    closedCode: 'submission.closed',
  });
  expect(answer.deadlineSubmissions).toMatchObject([{ status: 'SUBMITTED', versionSeq: 1 }]);
  expect(await mayWrite(scene)).toBe('refused');
  expect(await finalize(scene)).toMatchObject({
    status: 409,
    body: { code: 'assignment.draft_already_submitted' },
  });
});

it('a finalized submission also refuses earlier drafts, even with an earlier exception', async () => {
  const scene = await withDraft();
  await handIn(scene, 0);
  expect((await resubmit(scene, { status: true })).status).toBe(200);
  await setWriting(scene, 'EXCEPTION');
  await finalize(scene);
  expect(await mayWrite(scene)).toBe('refused');
  expect(await read(scene.instructor, idOf(scene))).toMatchObject({
    status: 'SUBMITTED',
    lateException: false,
  });
});

it('finalizing accepts tracked changes if the assignment says so', async () => {
  const scene = await started({ autoAccept: true });
  expect((await finalize(scene)).status).toBe(200);
});

it('a reopened submission can be written, and its earlier hand-in counts if it is closed without a newer one', async () => {
  const scene = await started();
  await handIn(scene);
  const opened = readSubmissionSchema.parse((await setWriting(scene, true)).body);
  expect(opened).toMatchObject({ status: 'NONE', isWriteable: true });
  expect(opened.deadlineSubmissions[0]).toMatchObject({ status: 'NONE', earlier: { status: 'SUBMITTED' } });
  const [frame] = [
    await scene.student.call('POST', '/api/editor/frame', { query: { submissionId: idOf(scene) } }),
  ];
  expect(frame.status).toBe(200);
  const closed = readSubmissionSchema.parse((await setWriting(scene, false)).body);
  expect(closed).toMatchObject({ status: 'SUBMITTED', isWriteable: false });
  expect(closed.deadlineSubmissions[0]).toMatchObject({
    status: 'SUBMITTED',
    earlier: null,
    versionSeq: 1,
  });
});

it('a student can hand in a reopened submission again', async () => {
  const scene = await started();
  await handIn(scene);
  await setWriting(scene, true);
  expect((await handIn(scene)).status).toBe(200);
  expect(await read(scene.instructor, idOf(scene))).toMatchObject({
    status: 'SUBMITTED',
    isWriteable: false,
  });
});

it('reopening a submission that a deadline has closed exempts it from the deadline', async () => {
  const scene = await started({ preventAfterDueDate: true });
  await movedDeadlines(scene, -1);
  await sweep();
  expect(await read(scene.instructor, idOf(scene))).toMatchObject({ status: 'MISSED' });
  await setWriting(scene, true);
  await sweep();
  expect(await read(scene.instructor, idOf(scene))).toMatchObject({
    status: 'EXCEPTION',
    lateException: true,
    isWriteable: true,
  });
});

it('a reopened submission keeps its earlier hand-in if a deadline passes without a newer one', async () => {
  const scene = await started({ preventAfterDueDate: true });
  await handIn(scene);
  await setWriting(scene, true);
  await movedDeadlines(scene, -1);
  await sweep();
  expect((await read(scene.instructor, idOf(scene))).deadlineSubmissions).toMatchObject([
    { status: 'SUBMITTED', versionSeq: 1 },
  ]);
});

it('a submission closed for writing refuses saves until it is reopened', async () => {
  const scene = await started();
  expect((await setWriting(scene, 'false')).body).toMatchObject({
    isWriteable: false,
    closedCode: 'submission.writing_ended',
    status: 'NONE',
  });
  expect(await mayWrite(scene)).toBe('refused');
  expect(await handIn(scene)).toMatchObject({ status: 403, body: { code: 'submission.writing_ended' } });
  expect((await setWriting(scene, 'true')).body).toMatchObject({ isWriteable: true });
  expect(await mayWrite(scene)).toBe('writes');
});

it('a late-submission exception lets deadlines pass, and its end hands in the current text', async () => {
  const scene = await started({ preventAfterDueDate: true, autoSubmission: true });
  expect((await setWriting(scene, 'EXCEPTION')).body).toMatchObject({
    status: 'EXCEPTION',
    lateException: true,
  });
  await movedDeadlines(scene, -1);
  await sweep();
  expect(await mayWrite(scene, 'Written after the deadline')).toBe('writes');
  const revoked = readSubmissionSchema.parse((await setWriting(scene, 'NONE')).body);
  expect(revoked).toMatchObject({ status: 'SUBMITTED_AUTO', lateException: false });
  expect(revoked.deadlineSubmissions).toMatchObject([{ versionSeq: 2 }]);
  expect(await mayWrite(scene)).toBe('refused');
});

it('a late-submission exception reopens what a deadline has closed, and marks what is handed in', async () => {
  const scene = await started({ preventAfterDueDate: true });
  await movedDeadlines(scene, -1);
  await sweep();
  await setWriting(scene, 'EXCEPTION');
  expect((await handIn(scene)).status).toBe(200);
  expect(await read(scene.instructor, idOf(scene))).toMatchObject({ status: 'SUBMITTED_EXCEPTION' });
});

it('revoking a late-submission exception before the deadline leaves the deadline unchanged', async () => {
  const scene = await started({ preventAfterDueDate: true });
  await setWriting(scene, 'EXCEPTION');
  expect((await setWriting(scene, 'NONE')).body).toMatchObject({ status: 'NONE', isWriteable: true });
});

it('granting a late-submission exception twice has no further effect', async () => {
  const scene = await started();
  await Promise.all([setWriting(scene, 'EXCEPTION'), setWriting(scene, 'EXCEPTION')]);
  expect((await setWriting(scene, 'NONE')).body).toMatchObject({ status: 'NONE', lateException: false });
});

describe('an exception of a text that is handed in', () => {
  /** The status of the submission in every list of a whole class, with the totals of the class. */
  async function shownOf({ instructor, classId, id, workspace }: Scene) {
    const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
    const query = { id: classId };
    const answers = await Promise.all([
      instructor.call('GET', '/api/classes/submissions', { query: { classId, assignmentId: id } }),
      coordinator.call('GET', '/api/education/submissions', { query: { classId, assignmentId: id } }),
      coordinator.call('GET', '/api/education/submission', { query: { id: workspace.submissionId } }),
    ]);
    const comparison = await instructor.call('GET', '/api/assistant/assignmentcomparison', { query });
    const { assignments } = assignmentComparisonSchema.parse(JSON.parse(String(comparison.body)));
    return {
      statuses: answers.flatMap(({ body }) => [body].flat().map((row) => Object(row).status)),
      handedIn: assignments[0]?.handedIn,
    };
  }

  it('an exception after handing in is shown as the status, while the earlier hand-in counts', async () => {
    const scene = await started();
    await handIn(scene);
    expect((await resubmit(scene, { status: true })).status).toBe(200);
    expect(await shownOf(scene)).toEqual({ statuses: Array(3).fill('EXCEPTION'), handedIn: 1 });
    expect((await resubmit(scene, { status: false })).status).toBe(200);
    expect(await shownOf(scene)).toEqual({ statuses: Array(3).fill('SUBMITTED'), handedIn: 1 });
  });
});

it('an exception for one draft lets it be handed in again; until then the earlier hand-in counts', async () => {
  const scene = await withDraft();
  await handIn(scene, 0);
  const until = hoursFromNow(48);
  const granted = readSubmissionSchema.parse(
    (await resubmit(scene, { status: true, exceptionDeadline: until })).body,
  );
  expect(granted).toMatchObject({ status: 'EXCEPTION' });
  expect(granted.deadlineSubmissions[0]).toMatchObject({ status: 'SUBMITTED', exception: true });
  await scene.workspace.save('Better words');
  expect((await handIn(scene, 0)).status).toBe(200);
  expect((await read(scene.instructor, idOf(scene))).deadlineSubmissions[0]).toMatchObject({
    status: 'SUBMITTED_EXCEPTION',
    versionSeq: 2,
  });
});

it('revoking an exception for a draft removes it', async () => {
  const scene = await withDraft();
  await handIn(scene, 0);
  await resubmit(scene, { status: true });
  const revoked = readSubmissionSchema.parse((await resubmit(scene, { status: false })).body);
  expect(revoked).toMatchObject({ status: 'NONE' });
  expect(revoked.deadlineSubmissions[0]).toMatchObject({ status: 'SUBMITTED', exception: false });
  expect(await handIn(scene, 0)).toMatchObject({ status: 409 });
});

it('revoking an exception for an automatically handed-in draft restores that hand-in, whatever was written since', async () => {
  const scene = await withDraft({ preventAfterDueDate: true, autoSubmission: true });
  await movedDeadlines(scene, 0);
  await sweep();
  const [before] = (await read(scene.instructor, idOf(scene))).deadlineSubmissions;
  expect(before).toMatchObject({ status: 'SUBMITTED_AUTO', versionSeq: 1 });
  await resubmit(scene, { status: true });
  await scene.workspace.save('Words of the next draft');
  const revoked = readSubmissionSchema.parse((await resubmit(scene, { status: false })).body);
  expect(revoked.deadlineSubmissions[0]).toEqual(before);
  expect((await loadActions(scene)).slice(-2)).toEqual([
    'submission.close',
    'submission.revoke_resubmission',
  ]);
});

it('an exception reopens a missed draft, and revoking it closes the draft again', async () => {
  const scene = await withDraft({ preventAfterDueDate: true });
  await movedDeadlines(scene, -1);
  await sweep();
  const granted = readSubmissionSchema.parse((await resubmit(scene, { status: true })).body);
  expect(granted.deadlineSubmissions[0]).toMatchObject({ status: 'NONE', exception: true });
  const revoked = readSubmissionSchema.parse((await resubmit(scene, { status: false })).body);
  expect(revoked.deadlineSubmissions[0]).toMatchObject({ status: 'MISSED', exception: false });
});

it.each([
  ['now', -1],
  ['the deadline of the draft', 11],
])('an exception for a draft cannot end earlier than %s', async (_name, hours) => {
  const scene = await withDraft();
  await handIn(scene, 0);
  expect(await resubmit(scene, { status: true, exceptionDeadline: hoursFromNow(hours) })).toMatchObject({
    status: 400,
    body: { code: 'submission.exception_too_early' },
  });
});

it('an exception for a draft of another submission is refused', async () => {
  const [scene, other] = [await withDraft(), await withDraft()];
  await handIn(scene, 0);
  const { deadlineSubmissions } = await read(scene.instructor, idOf(scene));
  const body = { submissionId: idOf(other), draftSubmissionId: deadlineSubmissions[0]?.draftSubmissionId };
  const answer = await other.instructor.call('POST', '/api/classes/setDraftResubmit', {
    body: { ...body, status: true },
  });
  expect(answer.status).toBe(404);
});

it('submitting for a student creates one submission by the instructor', async () => {
  const scene = await withDraft();
  const draft = readSubmissionSchema.parse((await submitFor(scene, 0)).body);
  expect(draft).toMatchObject({ status: 'NONE', isWriteable: true });
  expect(draft.deadlineSubmissions).toMatchObject([{ status: 'SUBMITTED_INSTRUCTOR', versionSeq: 1 }]);
  expect(await submitFor(scene, 0)).toMatchObject({
    status: 409,
    body: { message: 'A submission already exists for the selected draft.' },
  });
  expect((await submitFor(scene)).body).toMatchObject({
    status: 'SUBMITTED_INSTRUCTOR',
    gradeType: 'INSTRUCTOR_SUBMISSION',
    isWriteable: false,
  });
  expect(await mayWrite(scene)).toBe('refused');
});

it('two simultaneous submissions for a student create one', async () => {
  const scene = await started();
  const answers = await Promise.all([submitFor(scene), submitFor(scene)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('submitting for a student is refused after grading', async () => {
  const scene = await withDraft();
  await scene.instructor.call('POST', '/api/classes/setGrade', {
    query: { id: idOf(scene), grade: 50, unsubmitted: true },
  });
  expect(await submitFor(scene, 0)).toMatchObject({ status: 409, body: { code: 'submission.graded' } });
});

describe('the end of commenting', () => {
  const end = ({ instructor, workspace }: Scene, draftSubmissionId?: number) =>
    instructor.call('POST', '/api/classes/endComment', {
      body: { submissionId: workspace.submissionId, draftSubmissionId },
    });

  it('the end of commenting stores the commented version once per draft', async () => {
    const scene = await withDraft();
    await handIn(scene, 0);
    await scene.workspace.save('Words with comments');
    const { deadlineSubmissions, fileId } = await read(scene.instructor, idOf(scene));
    const id = deadlineSubmissions[0]?.draftSubmissionId;
    const ended = readSubmissionSchema.parse((await end(scene, id)).body);
    expect(ended.deadlineSubmissions[0]?.commentedFiles).toMatchObject([{ fileId, versionSeq: 2 }]);
    expect(await end(scene, id)).toMatchObject({ status: 409, body: { code: 'submission.comment_ended' } });
  });

  it('the end of commenting requires a handed-in draft', async () => {
    const scene = await withDraft({ preventAfterDueDate: true });
    const refused = {
      status: 400,
      body: { message: 'End commenting version must associate with a draft submission.' },
    };
    expect(await end(scene)).toMatchObject(refused);
    await movedDeadlines(scene, -1);
    await sweep();
    const { deadlineSubmissions } = await read(scene.instructor, idOf(scene));
    expect(await end(scene, deadlineSubmissions[0]?.draftSubmissionId)).toMatchObject(refused);
  });
});
