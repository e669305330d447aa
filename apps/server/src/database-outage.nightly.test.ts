import { setTimeout as delay } from 'node:timers/promises';
import { type FileId, fileIdSchema } from '@redraft/contracts';
import { textOfDocx } from '@redraft/documents';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setUpPlatformServices } from './domain/lti/index.ts';
import { jobs } from './jobs.ts';
import { closeDatabase, openDatabase, pool } from './platform/db.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { createLogger, outageLines } from './platform/logging.ts';
import { notifySaved } from './platform/notify.ts';
import { createOfficeConverter } from './platform/soffice.ts';
import { type Caller, useApp } from './testing/app.ts';
import { createAssignment, createClass, enrollStudent } from './testing/course.ts';
import { type DatabaseProxy, proxyTo } from './testing/database-proxy.ts';
import { openWorkspace, type Workspace } from './testing/open-workspace.ts';

/** The whole program including its jobs, while its connection to the database is cut. */
const lines: string[] = [];
const logger = createLogger('info', { write: (line) => lines.push(line) });
const app = useApp({ logger });
let proxy: DatabaseProxy;
let running: Jobs;
let student: Caller;
let workspace: Workspace;

beforeAll(async () => {
  await closeDatabase();
  proxy = await proxyTo(app.connectionString());
  openDatabase(proxy.connectionString, { outageLines: outageLines(logger) });
  setUpPlatformServices({ allowsLocal: true });
  running = await startJobs({
    connectionString: proxy.connectionString,
    logger,
    definitions: jobs(logger, { converter: createOfficeConverter(null) }),
  });
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  student = await enrollStudent(app, classId);
  workspace = await openWorkspace(app, student, await createAssignment(instructor, classId));
  await workspace.save('Before.');
});
afterAll(() => running.stop());

const readyz = async () => (await app.http().inject({ url: '/readyz' })).statusCode;
const profile = () =>
  app.http().inject({
    url: '/api/student/assignment?id=1',
    headers: { authorization: `Bearer ${student.user.accessToken}` },
  });
const messages = () => lines.map((line): unknown => JSON.parse(line).msg);

function fileOf({ frame }: Workspace): FileId {
  const source = new URL(frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '';
  return fileIdSchema.parse(source.split('/').at(-1));
}

/** All connections of this program at once; the probe runs last. */
async function breakConnections(): Promise<void> {
  const others =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()';
  await pool()
    .query(others)
    .catch(() => undefined);
}

it('requests during a database outage get a Retry-After, and the log has one line', async () => {
  expect(await readyz()).toBe(200);
  lines.length = 0;
  await proxy.cut();
  for (let count = 0; count < 300; count++) {
    const answer = await profile();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'service.unavailable' });
  }
  expect(await readyz()).toBe(503);
  expect((await app.http().inject({ url: '/healthz' })).statusCode).toBe(200);
  // Background work also uses the database meanwhile.
  await delay(2500);
  expect(messages()).toEqual(['The database does not answer; requests are refused meanwhile']);
  await proxy.restore();
  await expect.poll(readyz, { timeout: 5000 }).toBe(200);
  expect((await profile()).statusCode).toBe(200);
});

it('a save waits briefly for the database and is stored', async () => {
  await proxy.cut();
  const saves = Promise.all([workspace.save('Before. During.'), workspace.save('Before. During. And on.')]);
  await delay(300);
  await proxy.restore();
  expect((await saves).map(({ status }) => status)).toEqual([200, 200]);
  expect(textOfDocx(await workspace.read())).toMatch(/^Before\. During\./);
});

it('saves whose connections break during an outage are each stored once, the last one at the end', async () => {
  const head = async () => (await workspace.info()) as { Version: string };
  const before = Number((await head()).Version);
  let isSaving = true;
  let saved = 0;
  const breaking = (async () => {
    while (isSaving) {
      const last = saved;
      await breakConnections();
      await delay(120);
      // Waits for a save in progress, so that the next cut hits another save on a machine of any speed.
      while (isSaving && saved === last) await delay(5);
    }
  })();
  for (let count = 1; count <= 30; count++) {
    expect((await workspace.save(`Number ${count}.`)).status).toBe(200);
    saved = count;
  }
  isSaving = false;
  await breaking;
  await expect.poll(readyz, { timeout: 5000 }).toBe(200);
  expect(textOfDocx(await workspace.read())).toBe('Number 30.');
  expect(Number((await head()).Version)).toBe(before + 30);
});

it('a save is refused after the waiting time, and the client keeps the change', async () => {
  await proxy.cut();
  const answer = await workspace.save('Too long.');
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([503, { code: 'service.unavailable' }]);
  await proxy.restore();
  await expect.poll(readyz, { timeout: 5000 }).toBe(200);
  expect((await workspace.save('Too long.')).status).toBe(200);
});

it('the log has one line at the end of an outage, with the number of failures', async () => {
  await expect.poll(() => messages().at(-1), { timeout: 10_000 }).toBe('The database answers again');
  expect(messages()).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ failures: expect.any(Number) });
});

it('listeners reconnect after an outage and receive notifications of versions again', async () => {
  const before = await workspace.listen();
  expect(await before.next()).toMatchObject({ type: 'hello' });
  await breakConnections();
  expect(await before.closed).toBe(1012);
  // Retries until it is accepted, as an editor does.
  const after = await vi.waitFor(() => workspace.listen(), { timeout: 5000 });
  expect(await after.next()).toMatchObject({ type: 'hello' });
  await notifySaved({ fileId: fileOf(workspace), at: new Date() });
  expect(await after.next()).toMatchObject({ type: 'saved' });
  after.close();
});

it('every job queue works after an outage', async () => {
  for (let count = 0; count < 10; count++) {
    await breakConnections();
    await delay(50);
  }
  await expect.poll(readyz, { timeout: 5000 }).toBe(200);
  const { rows: added } = await pool().query<{ id: string }>(
    "INSERT INTO pgboss.job (name) SELECT name FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%' RETURNING id",
  );
  const undone = async () => {
    const ids = added.map(({ id }) => id);
    const sql = "SELECT name FROM pgboss.job WHERE id = ANY ($1) AND state <> 'completed'";
    return (await pool().query(sql, [ids])).rows;
  };
  expect(added.length).toBeGreaterThan(3);
  await expect.poll(undone, { timeout: 15_000 }).toEqual([]);
});
