import { type FileId, sessionUserSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { textAt } from '../../domain/revisions/index.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { type Answer, password, useApp } from '../../testing/app.ts';
import { createBarrier, isAnswered } from '../../testing/barrier.ts';
import { changeAssignment, hoursFromNow } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { openReview, reviewRound, submitReview, takeUp } from '../../testing/review-round.ts';
import { suggest, suggestedDocx } from '../../testing/suggested-files.ts';

/**
 * Saves that are simultaneous with whatever ends the right to save. Each action runs before and after the save: the response to the save must agree
 * with what the action then found.
 */
const app = useApp();

type Scene = Awaited<ReturnType<typeof startedAssignment>>;

const writing = (rest?: Record<string, unknown>): Promise<Scene> => startedAssignment(app, rest);

const handIn = ({ student, workspace }: Scene): Promise<Answer> =>
  student.call('POST', '/api/student/submission', {
    query: { id: workspace.submissionId, draftId: workspace.draftIds.at(-1) ?? 0 },
  });

const pausing = 'pausing it';
const actions: Record<string, (scene: Scene) => Promise<unknown>> = {
  'handing in': handIn,
  [pausing]: ({ instructor, id }) =>
    instructor.call('POST', '/api/classes/assignment/stoped', { query: { id, status: true } }),
  'finalizing it': ({ instructor, workspace }) =>
    instructor.call('POST', '/api/classes/setFinal', { query: { id: workspace.submissionId } }),
  'submitting it for the student': ({ instructor, workspace }) =>
    instructor.call('POST', '/api/classes/submit', {
      body: { submissionId: workspace.submissionId, draftId: workspace.draftIds.at(-1) ?? 0 },
    }),
  'closing it for writing': ({ instructor, workspace }) =>
    instructor.call('POST', '/api/classes/setEnableWriting', {
      body: { submissionId: workspace.submissionId, status: false },
    }),
  'hiding it': ({ instructor, id }) =>
    instructor.call('POST', '/api/classes/assignment/visible', { query: { id, status: false } }),
  'moving its start': ({ instructor, id }) =>
    changeAssignment(instructor, { id, startDate: hoursFromNow(1) }),
  'deleting it': ({ instructor, id }) =>
    instructor.call('DELETE', '/api/classes/assignment', { query: { id } }),
  'archiving the class': ({ instructor, classId }) =>
    instructor.call('POST', '/api/classes/archive', { query: { id: classId, archived: true } }),
  'deleting the class': ({ instructor, classId }) =>
    instructor.call('DELETE', '/api/classes/class', { query: { id: classId } }),
  'removing the student': ({ instructor, student, classId }) =>
    instructor.call('DELETE', '/api/classes/dropstudent', {
      body: { classId, studentId: student.user.id },
    }),
  'taking the role away': async ({ student }) => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const { id, username, firstName, lastName, email } = student.user;
    const body = { id, username, firstName, lastName, email, roles: [] };
    return admin.call('POST', '/api/admin/user', { body });
  },
};

/** The opening has ended, may not write any more, or the file is deleted. */
const refusals = [401, 403, 404];

/** The row that every action writes last: locking it holds an action just before its end. */
const holdActs = 'LOCK TABLE audit_log IN EXCLUSIVE MODE';

const loadSeq = async (fileId: FileId): Promise<number | null> => {
  const { rows } = await sql<{ seq: number }>`
    SELECT max(seq) AS seq FROM revisions WHERE file_id = ${fileId}`.execute(db());
  return rows[0]?.seq ?? null;
};

const loadHead = async ({ workspace }: Scene): Promise<{ fileId: FileId; seq: number }> => {
  const { rows } = await sql<{ file_id: FileId; seq: number }>`
    SELECT file_id, max(seq) AS seq FROM revisions
    WHERE file_id = (SELECT main_file_id FROM submissions WHERE id = ${workspace.submissionId})
    GROUP BY file_id`.execute(db());
  const [row] = rows;
  if (!row) throw new Error('The text has no versions.');
  return { fileId: row.file_id, seq: row.seq };
};

const handedIn = async ({ workspace }: Scene): Promise<number | null> => {
  const { rows } = await sql<{ version_seq: number | null }>`
    SELECT version_seq FROM draft_submissions WHERE submission_id = ${workspace.submissionId}`.execute(db());
  return rows[0]?.version_seq ?? null;
};

/** The action waits for a lock, and the save for the action. */
async function holding<Result>(action: () => Promise<Result>) {
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold(holdActs);
  const acting = action();
  await barrier.untilWaiting(1, acting);
  return { barrier, acting };
}

it.each(Object.entries(actions).filter(([name]) => name !== pausing))(
  'a save during %s waits for its end and is refused',
  async (_name, action) => {
    const scene = await writing();
    const before = await loadHead(scene);
    const { barrier, acting } = await holding(() => action(scene));
    const saving = scene.workspace.save('Too late.');
    await barrier.untilWaiting(2, saving);
    await barrier.release();
    const [, save] = await Promise.all([acting, saving]);
    expect(refusals).toContain(save.status);
    expect(await loadSeq(before.fileId)).toBe(before.seq);
  },
);

it('a save during a pause of the assignment waits for its end and may still be accepted', async () => {
  const scene = await writing();
  const { barrier, acting } = await holding(async () => actions[pausing]?.(scene));
  const saving = scene.workspace.save('Typed before it.');
  await barrier.untilWaiting(2, saving);
  expect(await isAnswered(saving)).toBe(false);
  await barrier.release();
  await acting;
  expect((await saving).status).toBe(200);
});

it('a save during the closing at a deadline waits for its end and is refused', async () => {
  const scene = await writing({ preventAfterDueDate: true, autoSubmission: true });
  const before = await loadHead(scene);
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold(holdActs);
  const sweeping = closeOverdueSteps(new Date(hoursFromNow(25)), (error) => {
    throw error;
  });
  await barrier.untilWaiting(1, sweeping);
  const saving = scene.workspace.save('Typed before the deadline.');
  await barrier.untilWaiting(2, saving);
  await barrier.release();
  const [save] = await Promise.all([saving, sweeping]);
  expect(refusals).toContain(save.status);
  expect(await handedIn(scene)).toBe(before.seq);
});

it('a save during a hand-in that accepts changes waits for its end and is refused', async () => {
  const scene = await writing({ autoAccept: true });
  const { barrier, acting } = await holding(() => handIn(scene));
  const saving = scene.workspace.save('Too late.');
  await barrier.untilWaiting(2, saving);
  await barrier.release();
  await acting;
  expect(refusals).toContain((await saving).status);
});

it('saves of other texts do not wait while one text is locked', async () => {
  const [held, free] = [await writing(), await writing()];
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold(holdActs);
  const acting = handIn(held);
  await barrier.untilWaiting(1, acting);
  const waiting = held.workspace.save('Too late.');
  const saves = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => free.workspace.save(text)));
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
  await barrier.release();
  await Promise.all([acting, waiting]);
});

describe('a save right after others were taken', () => {
  const ends: Record<string, (scene: Scene) => Promise<unknown>> = {
    ...actions,
    [pausing]: async (scene) => {
      await actions[pausing]?.(scene);
      // Changes made before a pause are accepted for some seconds.
      await sql`UPDATE assignments SET paused_at = paused_at - interval '1 minute' WHERE id = ${scene.id}`.execute(
        db(),
      );
    },
    'signing out': ({ student }) => student.call('POST', '/api/auth/signout'),
    'signing out everywhere': ({ student }) => student.call('POST', '/api/auth/signouteverywhere'),
    'changing the password elsewhere': async ({ student: { user } }) => {
      const { body } = await app.anonymous('POST', '/api/auth/signin', {
        body: { username: user.username, password },
      });
      const { accessToken } = sessionUserSchema.parse(body);
      await app.anonymous('POST', '/api/auth/changepassword', {
        body: { currentPassword: password, newPassword: 'Another1!' },
        headers: { authorization: `Bearer ${accessToken}` },
      });
    },
    'taking back the exception that held it open': async ({ instructor, workspace, id }) => {
      const grant = (status: string) =>
        instructor.call('POST', '/api/classes/setEnableWriting', {
          body: { submissionId: workspace.submissionId, status },
        });
      await grant('EXCEPTION');
      const dates = { startDate: hoursFromNow(-3), endDate: hoursFromNow(-1), preventAfterDueDate: true };
      await changeAssignment(instructor, { id, ...dates });
      expect((await workspace.save('Three.')).status).toBe(200);
      await grant('NONE');
    },
    'bringing its deadline forward': ({ instructor, id }) =>
      changeAssignment(instructor, {
        id,
        startDate: hoursFromNow(-3),
        endDate: hoursFromNow(-1),
        preventAfterDueDate: true,
      }),
  };
  it.each(Object.entries(ends))(
    'a save right after saves of others is refused after %s',
    async (_name, end) => {
      const scene = await writing();
      const before = ['One.', 'Two.', 'Three.'];
      for (const text of before) expect((await scene.workspace.save(text)).status).toBe(200);
      const { fileId, seq } = await loadHead(scene);
      await end(scene);
      expect(refusals).toContain((await scene.workspace.save('Too late.')).status);
      expect((await loadSeq(fileId)) ?? seq).toBe(seq);
    },
  );

  it('a save without changes right after saves of others is refused too', async () => {
    const scene = await writing();
    for (const text of ['One.', 'Two.']) await scene.workspace.save(text);
    await scene.student.call('POST', '/api/auth/signout');
    expect((await scene.workspace.save('Two.')).status).toBe(401);
  });
});

describe('a save that is being written', () => {
  /** Occupies the next position in the log, and releases it at the end. */
  async function holdSave(scene: Scene) {
    const { fileId, seq } = await loadHead(scene);
    const barrier = await createBarrier(app.connectionString());
    await barrier.hold('INSERT INTO revisions (file_id, seq, at, record) VALUES ($1, $2, now(), $3)', [
      fileId,
      seq + 1,
      Buffer.of(0),
    ]);
    return barrier;
  }

  it.each(Object.entries(actions))('a save in progress is waited for by %s', async (_name, action) => {
    const scene = await writing();
    const barrier = await holdSave(scene);
    const saving = scene.workspace.save('In time.');
    await barrier.untilWaiting(1, saving);
    const acting = action(scene);
    await barrier.untilWaiting(2, acting);
    const wasAnsweredFirst = await isAnswered(acting);
    await barrier.release();
    const [save] = await Promise.all([saving, acting]);
    expect({ status: save.status, wasAnsweredFirst }).toEqual({ status: 200, wasAnsweredFirst: false });
  });

  it('a save in progress is part of what is handed in', async () => {
    const scene = await writing();
    const barrier = await holdSave(scene);
    const saving = scene.workspace.save('In time.');
    await barrier.untilWaiting(1, saving);
    const acting = handIn(scene);
    await barrier.untilWaiting(2, acting);
    await barrier.release();
    const [save] = await Promise.all([saving, acting]);
    expect(save.status).toBe(200);
    const { fileId } = await loadHead(scene);
    expect(await textAt(fileId, (await handedIn(scene)) ?? -1)).toBe('In time.');
  });

  it('a save in progress is part of what its deadline hands in', async () => {
    const scene = await writing({ preventAfterDueDate: true, autoSubmission: true });
    const barrier = await holdSave(scene);
    const saving = scene.workspace.save('In time.');
    await barrier.untilWaiting(1, saving);
    const sweeping = closeOverdueSteps(new Date(hoursFromNow(25)), (error) => {
      throw error;
    });
    await barrier.untilWaiting(2, sweeping);
    await barrier.release();
    await Promise.all([saving, sweeping]);
    const { fileId } = await loadHead(scene);
    expect(await textAt(fileId, (await handedIn(scene)) ?? -1)).toBe('In time.');
  });
});

it.each(['x-lool-wopi-timestamp', 'x-cool-wopi-timestamp'])(
  'one of two saves is accepted, and the other gets a conflict (%s)',
  async (header) => {
    const { workspace } = await writing();
    const at = JSON.parse((await workspace.save('The beginning of a text')).body).LastModifiedTime;
    const replies = await Promise.all(
      ['One.', 'Two.'].map((text) => workspace.put(docxFromText(text), { [header]: at })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ LOOLStatusCode: 1010, COOLStatusCode: 1010 });
  },
);

describe('while an assignment is deleted', () => {
  const calls: Record<string, (scene: Scene) => Promise<Answer>> = {
    'handing in': handIn,
    'bringing a version back': ({ student, workspace }) =>
      student.call('POST', '/api/student/versions/restore', {
        body: { submissionId: workspace.submissionId, seq: 0, head: 1 },
      }),
    'finalizing it': ({ instructor, workspace }) =>
      instructor.call('POST', '/api/classes/setFinal', { query: { id: workspace.submissionId } }),
    grading: ({ instructor, workspace }) =>
      instructor.call('POST', '/api/classes/setGrade', {
        query: { id: workspace.submissionId, grade: 50, unsubmitted: true },
      }),
    'beginning it again': ({ student, id }) =>
      student.call('POST', '/api/student/assignment', { query: { id } }),
    'changing it': ({ instructor, id }) => changeAssignment(instructor, { id }),
    'copying it': ({ instructor, classId, id }) =>
      instructor.call('POST', '/api/classes/assignment/copy', {
        body: { id, classId, title: 'Again', startDate: hoursFromNow(1) },
      }),
    'adding a file to it': ({ instructor, id }) =>
      instructor.call('PUT', '/api/auxfiles/assignment', {
        body: { assignmentId: id, type: 'ADDITIONAL', contentType: 'DOCUMENT', title: 'More' },
      }),
  };
  it.each(Object.entries(calls))(
    'during the deletion of an assignment, %s finds nothing',
    async (_name, call) => {
      const scene = await writing();
      const barrier = await createBarrier(app.connectionString());
      await barrier.hold(holdActs);
      const deleting = scene.instructor.call('DELETE', '/api/classes/assignment', {
        query: { id: scene.id },
      });
      await barrier.untilWaiting(1, deleting);
      const calling = call(scene);
      await barrier.untilWaiting(2, calling);
      await barrier.release();
      expect((await deleting).status).toBe(200);
      expect([404, 409]).toContain((await calling).status);
    },
  );
});

describe('a save into a review that comes while somebody is', () => {
  const startedReview = async () => {
    const round = await reviewRound(app);
    const [author, reviewer, other] = round.students.map(({ caller }) => caller);
    if (!author || !reviewer || !other) throw new Error('The class is empty.');
    const { id, fileId } = await takeUp(round, reviewer);
    const opened = await openReview(app, reviewer, id);
    await opened.lock();
    await suggest(opened, 'Begun');
    return { ...round, author, reviewer, other, reviewId: id, fileId, opened };
  };
  type Review = Awaited<ReturnType<typeof startedReview>>;
  const remove = ({ instructor, classId }: Review, studentId: number) =>
    instructor.call('DELETE', '/api/classes/dropstudent', { body: { classId, studentId } });
  const reviewActs: Record<string, (review: Review) => Promise<unknown>> = {
    'submitting it': ({ reviewer, reviewId }) => submitReview(reviewer, reviewId),
    'giving it to another': ({ instructor, id, author, reviewer, other }) =>
      instructor.call('POST', '/api/peerreview/replace', {
        body: {
          assignmentId: id,
          places: [
            { revieweeId: author.user.id, reviewerId: reviewer.user.id, replacementId: other.user.id },
          ],
        },
      }),
    'ending all pairs': ({ instructor, id }) =>
      instructor.call('POST', '/api/peerreview/populate', { body: { assignmentId: id, peerReview: [] } }),
    'removing its reviewer': (review) => remove(review, review.reviewer.user.id),
    'removing its author': (review) => remove(review, review.author.user.id),
    'hiding the assignment': ({ instructor, id }) =>
      instructor.call('POST', '/api/classes/assignment/visible', { query: { id, status: false } }),
    'archiving the class': ({ instructor, classId }) =>
      instructor.call('POST', '/api/classes/archive', { query: { id: classId, archived: true } }),
    'deleting the assignment': ({ instructor, id }) =>
      instructor.call('DELETE', '/api/classes/assignment', { query: { id } }),
  };

  it.each(Object.entries(reviewActs))(
    'a save of a review during %s waits for its end and is refused',
    async (_name, action) => {
      const review = await startedReview();
      const before = await loadSeq(review.fileId);
      const { barrier, acting } = await holding(() => action(review));
      const saving = review.opened.put(suggestedDocx({ original: 'Text number 0', words: 'Too late' }));
      await barrier.untilWaiting(2, saving);
      await barrier.release();
      const [, save] = await Promise.all([acting, saving]);
      expect(refusals).toContain(save.status);
      expect(await loadSeq(review.fileId)).toBe(before);
    },
  );
});
