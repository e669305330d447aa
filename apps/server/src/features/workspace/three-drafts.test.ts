import { readSubmissionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openedFile } from '../../testing/frames.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

const draft = (draftTitle: string, hours: number) => ({
  draftTitle,
  draftDeadline: hoursFromNow(hours),
  draftPointValue: 20,
});

/** Two drafts and the final one; a deadline closes each that is not handed in. */
async function threeSteps() {
  const started = Date.now();
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId, {
    multiDraft: true,
    draftSubmissions: [draft('Outline', 2), draft('Draft', 4)],
    preventAfterDueDate: true,
    endDate: hoursFromNow(8),
  });
  const workspace = await openWorkspace(app, student, assignmentId);
  return {
    after: async (hours: number) => {
      const at = new Date(started + hours * 3_600_000);
      setClock(() => at);
      await closeOverdueSteps(at, (error) => {
        throw error;
      });
      // The editor renews its lock every quarter of an hour.
      await openedFile(app, workspace.frame).lock();
    },
    look: async () =>
      studentAssignmentSchema.parse(
        (await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } })).body,
      ),
    submit: async (draftId = 0) =>
      (
        await student.call('POST', '/api/student/submission', {
          query: { id: workspace.submissionId, draftId },
        })
      ).status,
    drafts: async () => {
      const query = { submissionId: workspace.submissionId };
      const read = await instructor.call('POST', '/api/classes/readsubmission', { query });
      return readSubmissionSchema.parse(read.body).deadlineSubmissions;
    },
    instructor,
    workspace,
  };
}

it('a student hands in one of three drafts, misses one, has it reopened by an exception, and finishes', async () => {
  const { after, look, submit, drafts, instructor, workspace } = await threeSteps();
  const [outline, second, final] = workspace.draftIds;
  await workspace.save('An outline');
  expect((await look()).currentStep).toMatchObject({ draftId: outline, isFinal: false });
  expect(await submit(outline)).toBe(200);
  expect((await look()).currentStep).toMatchObject({ draftId: second });

  await after(5);
  expect(await look()).toMatchObject({
    timeline: [{ status: 'SUBMITTED' }, { status: 'MISSED', exception: false }, { status: 'NONE' }],
    currentStep: { draftId: final, isFinal: true },
  });
  const missed = (await drafts()).find(({ draftId }) => draftId === second);
  const { submissionId } = workspace;
  const body = {
    submissionId,
    draftSubmissionId: missed?.draftSubmissionId,
    status: true,
    exceptionDeadline: hoursFromNow(7),
  };
  expect((await instructor.call('POST', '/api/classes/setDraftResubmit', { body })).status).toBe(200);
  const excepted = await look();
  expect(excepted.currentStep).toMatchObject({ draftId: second, isFinal: false });
  expect(excepted.timeline[1]).toMatchObject({ exception: true, exceptionDeadline: expect.any(String) });
  expect((await workspace.save('The second draft')).status).toBe(200);
  expect(await submit(final)).toBe(409);
  expect(await submit(second)).toBe(200);

  expect((await workspace.save('The final text')).status).toBe(200);
  expect(await submit(final)).toBe(200);
  expect(await look()).toMatchObject({
    can: { write: false, submit: false },
    submissions: [
      { draftId: outline, status: 'SUBMITTED', versionSeq: 1 },
      { draftId: second, status: 'SUBMITTED_EXCEPTION', versionSeq: 2 },
      { draftId: final, status: 'SUBMITTED', versionSeq: 3 },
    ],
  });
});

it('a student is told which version of a draft was commented on', async () => {
  const { look, submit, drafts, instructor, workspace } = await threeSteps();
  await workspace.save('An outline');
  await submit(workspace.draftIds[0]);
  const [handedIn] = await drafts();
  const body = { submissionId: workspace.submissionId, draftSubmissionId: handedIn?.draftSubmissionId };
  expect((await instructor.call('POST', '/api/classes/endComment', { body })).status).toBe(200);
  const { submission, submissions } = await look();
  expect(submissions[0]?.commentFiles).toEqual([
    { fileId: submission?.fileId, versionSeq: 1, commentDate: expect.any(String) },
  ]);
});

it('three exempt drafts have no deadline', async () => {
  const { after, look, instructor, workspace } = await threeSteps();
  const body = { submissionId: workspace.submissionId, status: 'EXCEPTION' };
  expect((await instructor.call('POST', '/api/classes/setEnableWriting', { body })).status).toBe(200);
  await after(9);
  const { timeline, currentStep, can } = await look();
  expect(timeline.map(({ exception, exceptionDeadline }) => [exception, exceptionDeadline])).toEqual(
    timeline.map(() => [true, null]),
  );
  expect(currentStep).toMatchObject({ draftId: workspace.draftIds[0] });
  expect(can).toMatchObject({ write: true, submit: true });
});
