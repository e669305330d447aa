import { algorithmVersion, computeScoresOfProcess, foldLog } from '@redraft/analytics';
import type { FileId, SubmissionId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { appendSave, readOps } from '../revisions/index.ts';
import { closeOverdueSteps } from '../submissions/sweep/sweep.ts';
import { evaluationsFollowUp, listScores, readScores, requestEvaluation } from './index.ts';

const app = useApp();
const silent = pino({ level: 'silent' });

/** What the worker does when it starts listening: it processes everything pending. */
async function work(): Promise<void> {
  const followUp = evaluationsFollowUp(silent);
  await followUp.pollMissed(new Date());
  await followUp.doDue(() => false, new Date());
}

async function loadFile(id: SubmissionId): Promise<FileId> {
  const row = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Error('There is no such submission.');
  return row.main_file_id;
}

/** This many saves, each adding ten words, ten seconds apart. */
async function write(fileId: FileId, saves: number): Promise<void> {
  for (let count = 1; count <= saves; count++)
    await appendSave({
      fileId,
      bytes: docxFromText('ten words are written here with each of these saves '.repeat(count)),
      at: new Date(Date.now() + count * 10_000),
      dirtyMs: 8000,
      userId: null,
      origin: 'typed',
    });
}

const setRevise = (submissionId: SubmissionId, versionSeq?: number) =>
  requestEvaluation(
    {
      submissionId,
      type: 'REVISION',
      requestedBy: null,
      ...(versionSeq === undefined ? {} : { versionSeq }),
    },
    new Date(),
  );

it('the scores of a submission are empty before a request, then pending, then those of the whole log', async () => {
  const { id, workspace } = await startedAssignment(app);
  const fileId = await loadFile(workspace.submissionId);
  await write(fileId, 12);
  expect(await readScores(workspace.submissionId)).toMatchObject({
    effort: null,
    history: [],
    isPending: false,
  });
  await db().updateTable('assignments').set({ expected_words: 200 }).where('id', '=', id).execute();
  await setRevise(workspace.submissionId);
  expect(await readScores(workspace.submissionId)).toMatchObject({ history: [], isPending: true });
  await work();
  const targets = { words: 200, minutes: 25, sittings: 3 };
  const { effort } = computeScoresOfProcess(foldLog(await readOps(fileId)), { targets, canReturn: false });
  const scores = await readScores(workspace.submissionId);
  expect(scores).toMatchObject({
    effort: effort.score,
    revision: null,
    isPending: false,
    history: [{ type: 'REVISION', algorithmVersion, draftTitle: null }],
  });
  expect(effort.score).toBeGreaterThan(0);
  expect(scores.lastEvaluation?.basis.effort).toMatchObject({ expected: targets, rows: effort.rows });
  expect(scores.lastEvaluation?.basis.effort?.moments?.time).toMatchObject([{ save: 1 }]);
  expect(scores.lastEvaluation?.basis.revision?.isBeforeFirstDraft).toBe(true);
});

it('two simultaneous requests compute scores once, and a later one computes them again', async () => {
  const { workspace } = await startedAssignment(app);
  await Promise.all([setRevise(workspace.submissionId), setRevise(workspace.submissionId)]);
  await work();
  await work();
  expect((await readScores(workspace.submissionId)).history).toHaveLength(1);
  await setRevise(workspace.submissionId);
  await work();
  expect((await readScores(workspace.submissionId)).history).toHaveLength(2);
});

it('two workers compute scores of the same version', async () => {
  const { workspace } = await startedAssignment(app);
  await setRevise(workspace.submissionId);
  await Promise.all([work(), work()]);
  expect((await readScores(workspace.submissionId)).history).toHaveLength(1);
});

it('scores are of the version at the time of the request', async () => {
  const { id, workspace } = await startedAssignment(app);
  await db().updateTable('assignments').set({ expected_words: 500 }).where('id', '=', id).execute();
  const fileId = await loadFile(workspace.submissionId);
  await write(fileId, 4);
  await setRevise(workspace.submissionId, 3);
  await setRevise(workspace.submissionId);
  await work();
  const [full, early] = (await readScores(workspace.submissionId)).history;
  expect([early, full].map((entry) => entry?.basis.effort?.typedWords)).toEqual([20, 40]);
});

it('scores without expectations have no effort, with the reason', async () => {
  const { workspace } = await startedAssignment(app);
  await setRevise(workspace.submissionId);
  await work();
  const { lastEvaluation } = await readScores(workspace.submissionId);
  expect(lastEvaluation).toMatchObject({
    effort: null,
    basis: { effort: { expected: { words: null, minutes: null }, rows: { time: null, words: null } } },
  });
});

it('handing in a draft computes scores with its title', async () => {
  const { student, workspace } = await startedAssignment(app);
  const [draftId = 0] = workspace.draftIds;
  const query = { id: workspace.submissionId, draftId };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  await work();
  const [entry] = (await readScores(workspace.submissionId)).history;
  expect(entry).toMatchObject({ type: 'FINAL_SUBMISSION', draftTitle: expect.any(String) });
  expect(entry?.basis.revision?.isBeforeFirstDraft).toBe(false);
});

it('a deadline that hands in a text computes its scores as of the deadline', async () => {
  const { id, workspace } = await startedAssignment(app, {
    autoSubmission: true,
    preventAfterDueDate: true,
  });
  const deadline = new Date(Date.now() + 60_000);
  await db().updateTable('drafts').set({ deadline }).where('assignment_id', '=', id).execute();
  await db()
    .updateTable('deadline_looks')
    .set({ look_at: new Date(0) })
    .execute();
  await closeOverdueSteps(new Date(deadline.getTime() + 3_600_000), (error) => {
    throw error;
  });
  await work();
  expect((await readScores(workspace.submissionId)).history).toMatchObject([
    { type: 'AUTO_SUBMISSION', timestamp: deadline.toISOString() },
  ]);
});

it('scores fail after several attempts until the next request', async () => {
  const { workspace } = await startedAssignment(app);
  await setRevise(workspace.submissionId);
  const waiting = db().updateTable('evaluations').where('submission_id', '=', workspace.submissionId);
  await waiting.set({ tries: 5 }).execute();
  await work();
  expect(await readScores(workspace.submissionId)).toMatchObject({
    isPending: false,
    hasFailed: true,
    history: [],
  });
  await setRevise(workspace.submissionId);
  await work();
  expect(await readScores(workspace.submissionId)).toMatchObject({ isPending: false, hasFailed: false });
});

it('a submission whose scores fail does not block others', async () => {
  const [broken, full] = [await startedAssignment(app), await startedAssignment(app)];
  await setRevise(broken.workspace.submissionId);
  await setRevise(full.workspace.submissionId);
  const fileId = await loadFile(broken.workspace.submissionId);
  await db().deleteFrom('revisions').where('file_id', '=', fileId).execute();
  await work();
  expect(await readScores(broken.workspace.submissionId)).toMatchObject({ isPending: true, history: [] });
  expect((await readScores(full.workspace.submissionId)).history).toHaveLength(1);
});

it('scores are listed for many submissions, including those without', async () => {
  const [one, other] = [await startedAssignment(app), await startedAssignment(app)];
  await setRevise(one.workspace.submissionId);
  await work();
  const scores = await listScores([one.workspace.submissionId, other.workspace.submissionId]);
  expect(scores.get(one.workspace.submissionId)).toEqual(await readScores(one.workspace.submissionId));
  expect(scores.get(other.workspace.submissionId)?.history).toEqual([]);
});
