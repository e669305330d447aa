import { checkNames, editorConsoleSchema, jobReportSchema, systemChecksSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '../../platform/db.ts';
import { defineJob, noPayloadSchema, startJobs } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { recordBackup } from './service.ts';

const app = useApp();

const report = async (admin: Caller) =>
  jobReportSchema.parse((await admin.call('GET', '/api/admin/jobs')).body);

const sql = (text: string, values: unknown[] = []) => pool().query(text, values);

it('the list of jobs is empty if no worker has ever run', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect(await report(admin)).toEqual({ isInstalled: false, queues: [], failures: [] });
  const body = { queue: 'post', ids: [crypto.randomUUID()] };
  expect((await admin.call('POST', '/api/admin/jobs/retry', { body })).body).toEqual({ retried: 0 });
});

it('jobs are counted by state, failures have a reason, and a failed job can be retried', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const definitions = [
    defineJob({
      name: 'sweep-the-yard',
      payload: noPayloadSchema,
      schedule: '5 3 * * *',
      handler: async () => undefined,
    }),
  ];
  const logger = createLogger('silent');
  const jobs = await startJobs({ connectionString: app.connectionString(), logger, definitions });
  await jobs.stop();
  const { rows } = await sql(
    `INSERT INTO pgboss.job (name, state, completed_on, output, retry_count)
      VALUES ('sweep-the-yard', 'failed', now(), '{"message":"No broom","stack":"at yard.ts"}', 2),
        ('sweep-the-yard', 'created', NULL, NULL, 0) RETURNING id`,
  );
  const id = z.uuid().parse(rows[0]?.id);
  const before = await report(admin);
  const queue = { name: 'sweep-the-yard', schedule: '5 3 * * *' };
  expect(before.queues).toMatchObject([{ ...queue, waiting: 1, failed: 1 }]);
  expect(before.failures).toMatchObject([{ id, queue: queue.name, retries: 2, reason: 'No broom' }]);
  const body = { queue: 'sweep-the-yard', ids: [id] };
  expect((await admin.call('POST', '/api/admin/jobs/retry', { body })).body).toEqual({ retried: 1 });
  expect((await admin.call('POST', '/api/admin/jobs/retry', { body })).body).toEqual({ retried: 0 });
  expect(await report(admin)).toMatchObject({ queues: [{ waiting: 2, failed: 0 }], failures: [] });
  const recorded = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'job.retry')
    .execute();
  expect(recorded).toEqual([{ details: { ...body, retried: 1 } }]);
});

it('retrying an unknown queue or job is refused', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  for (const body of [{}, { queue: "x'; --", ids: [crypto.randomUUID()] }, { queue: 'x', ids: ['7'] }])
    expect((await admin.call('POST', '/api/admin/jobs/retry', { body })).status).toBe(400);
});

it('the editor console counts open files, and names no external console for the built-in editor', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { workspace, student } = await startedAssignment(app, {});
  await student.call('POST', '/api/editor/frame', { query: { submissionId: workspace.submissionId } });
  const { body } = await admin.call('GET', '/api/admin/editor');
  const counts = editorConsoleSchema.parse(body);
  expect(counts.consoleUrl).toBeNull();
  expect(counts.documents).toBeGreaterThan(0);
  expect(counts.openings).toBeGreaterThanOrEqual(counts.writing);
  await student.call('POST', '/api/auth/signout');
  expect(editorConsoleSchema.parse((await admin.call('GET', '/api/admin/editor')).body).documents).toBe(
    counts.documents - 1,
  );
});

it('the checks of the installation are made for an administrator, in their language', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const { status, body } = await admin.call('GET', '/api/admin/health', { headers });
    expect(status).toBe(200);
    return systemChecksSchema.parse(body);
  };
  const english = await read('en');
  expect(english.checks.map(({ name }) => name)).toEqual(checkNames);
  const saysOf = (report: typeof english, wanted: string) =>
    report.checks.find(({ name }) => name === wanted)?.says;
  expect(saysOf(english, 'backups')).toContain('No backup is recorded');
  expect(saysOf(await read('de'), 'backups')).toContain('Es ist keine Sicherung vermerkt');
  expect(english.ok).toBe(english.checks.every(({ ok }) => ok));
  await recordBackup(new Date());
  expect(saysOf(await read('en'), 'backups')).toContain('The last backup finished at');
});
