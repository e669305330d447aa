import { expect, it } from 'vitest';
import { pool } from '../../../platform/db.ts';
import { defineJob, noPayloadSchema, startJobs } from '../../../platform/jobs.ts';
import { createLogger } from '../../../platform/logging.ts';
import { useApp } from '../../../testing/app.ts';
import { startedAssignment } from '../../../testing/open-workspace.ts';

const token = 'who may read figures';
const app = useApp({ settings: { metricsToken: token } });

async function readMetrics(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.http().inject({ url: '/metrics', headers })).body;
}

it('metrics count what waits, what is open and what was refused', async () => {
  const handler = async () => undefined;
  const definitions = [defineJob({ name: 'sweep-the-yard', payload: noPayloadSchema, handler })];
  const logger = createLogger('silent');
  await (await startJobs({ connectionString: app.connectionString(), logger, definitions })).stop();
  await pool().query(
    `INSERT INTO pgboss.job (name, state, start_after) VALUES ('sweep-the-yard', 'created', now() - interval '90 s')`,
  );
  const { workspace, student } = await startedAssignment(app, {});
  await student.call('POST', '/api/editor/frame', { query: { submissionId: workspace.submissionId } });
  await pool().query(`UPDATE mails SET state = 'waiting'`);
  const { rows } = await pool().query('SELECT count(*)::int AS count FROM mails');
  await app.anonymous('GET', '/api/admin/jobs');
  const metrics = await readMetrics();
  const readValue = (name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(readValue('redraft_jobs{queue="sweep-the-yard",state="waiting"}')).toBe(1);
  expect(readValue('redraft_job_oldest_waiting_seconds{queue="sweep-the-yard"}')).toBeGreaterThanOrEqual(90);
  expect(readValue('redraft_mails{state="waiting"}')).toBe(rows[0]?.count);
  expect(readValue('redraft_open_documents')).toBe(1);
  expect(readValue('redraft_sessions')).toBeGreaterThan(1);
  expect(readValue('redraft_unsealed_revisions')).toBeGreaterThan(0);
  expect(readValue('redraft_errors_total{code="auth.required"}')).toBeGreaterThan(0);
  expect(readValue('redraft_database_connections{pool="main",state="idle"}')).toBeGreaterThan(0);
  expect(readValue('redraft_database_up')).toBe(1);
});

it('readiness says that nothing is missing, or what is', async () => {
  const ready = await app.http().inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, missing: [] }]);
  app.http().disk.notice(Object.assign(new Error('no space left'), { code: '53100' }));
  const full = await app.http().inject({ url: '/readyz' });
  expect([full.statusCode, full.json()]).toEqual([503, { ok: false, missing: ['disk'] }]);
  expect(full.headers['retry-after']).toBe('5');
});
