import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { deadlinesFollowUp } from '../../domain/submissions/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { followSaves } from '../../platform/save-follow-ups.ts';
import { useApp } from '../../testing/app.ts';
import { endNow } from '../../testing/deadlines.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

/** What the worker does every second, between the sweeps of every minute. */
const app = useApp();
const logger = pino({ level: 'silent' });
const enforced = { preventAfterDueDate: true, autoSubmission: true };
const neverEnding = () => false;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

const loadStatuses = async (submissionId: number) => {
  const { rows } = await sql<{ status: string }>`
    SELECT status FROM draft_submissions WHERE submission_id = ${submissionId}`.execute(db());
  return rows.map(({ status }) => status);
};

it('the sweep every second hands in a text at its deadline while other texts are being written, and notifies the open editor', async () => {
  const { id, workspace } = await startedAssignment(app, enforced);
  const listener = await workspace.listen();
  const longWork = Promise.withResolvers<void>();
  const longFollowUp = {
    noteSave: () => undefined,
    pollMissed: () => longWork.promise,
    doDue: async () => undefined,
  };
  const follower = followSaves([[deadlinesFollowUp(logger)], [longFollowUp]], { clock: now, logger });
  try {
    await endNow(id);
    expect(await listener.closed).toBe(4401);
    expect(await loadStatuses(workspace.submissionId)).toEqual(['SUBMITTED_AUTO']);
  } finally {
    longWork.resolve();
    await follower.close();
  }
});

it('the sweep every second does nothing to a draft before its deadline', async () => {
  const { workspace } = await startedAssignment(app, enforced);
  await deadlinesFollowUp(logger).doDue(neverEnding, inSeconds(0));
  expect(await loadStatuses(workspace.submissionId)).toEqual([]);
});

it('the sweep every second starts no work while the process is stopping', async () => {
  const { id, workspace } = await startedAssignment(app, enforced);
  await endNow(id);
  await deadlinesFollowUp(logger).doDue(() => true, inSeconds(0));
  expect(await loadStatuses(workspace.submissionId)).toEqual([]);
});

it('the sweep every second retries failed work after a minute', async () => {
  const { id, workspace } = await startedAssignment(app, enforced);
  await endNow(id);
  const looks = deadlinesFollowUp(logger);
  await sql`CREATE FUNCTION ends() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'It ends here.'; END $$`.execute(
    db(),
  );
  await sql`CREATE TRIGGER ends BEFORE INSERT ON draft_submissions
      FOR EACH STATEMENT EXECUTE FUNCTION ends()`.execute(db());
  await looks.doDue(neverEnding, inSeconds(1));
  await sql`DROP FUNCTION ends() CASCADE`.execute(db());
  await looks.doDue(neverEnding, inSeconds(60));
  expect(await loadStatuses(workspace.submissionId)).toEqual([]);
  await looks.doDue(neverEnding, inSeconds(62));
  expect(await loadStatuses(workspace.submissionId)).toEqual(['SUBMITTED_AUTO']);
});
