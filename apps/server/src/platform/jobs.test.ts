import { type RawBuilder, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { db } from './db.ts';
import { defineJob, type Jobs, noPayloadSchema, startJobs } from './jobs.ts';
import { createLogger } from './logging.ts';

const { connectionString } = useDatabase();
const lines: string[] = [];
const logger = createLogger('error', { write: (line) => lines.push(line) });
let running: Jobs | undefined;
afterEach(async () => {
  await running?.stop();
  lines.length = 0;
});

/** A worker with one queue. */
async function work(name: string, handler: () => Promise<void>): Promise<void> {
  const definitions = [defineJob({ name, payload: noPayloadSchema, handler })];
  running = await startJobs({ connectionString: connectionString(), logger, definitions });
}

async function addJob(name: string): Promise<void> {
  await sql`INSERT INTO pgboss.job (name) VALUES (${name})`.execute(db());
}

/** Makes PostgreSQL refuse changes of jobs until the trigger is dropped. */
async function refuseNotes(event: RawBuilder<unknown>): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no notes today'; END $$`.execute(
    db(),
  );
  await sql`CREATE TRIGGER refuse ${event} EXECUTE FUNCTION refuse()`.execute(db());
}

async function loadState(name: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM pgboss.job WHERE name = ${name}`.execute(
    db(),
  );
  return rows.map(({ state }) => state).join(', ');
}

const messages = () => lines.map((line): unknown => JSON.parse(line).err?.message);

it('a job whose completion PostgreSQL failed to record runs again', async () => {
  const worked: string[] = [];
  await work('noted', async () => {
    worked.push('noted');
    if (worked.length > 1) await sql`DROP TRIGGER refuse ON pgboss.job`.execute(db());
  });
  await refuseNotes(sql`BEFORE UPDATE ON pgboss.job FOR EACH ROW WHEN (NEW.state = 'completed')`);
  await addJob('noted');
  await expect.poll(() => loadState('noted'), { timeout: 10_000 }).toBe('completed');
  expect(worked).toEqual(['noted', 'noted']);
});

it('a worker logs that it could record neither completion nor failure, and continues with the next job', async () => {
  const worked: string[] = [];
  await work('next', async () => {
    worked.push('next');
  });
  await refuseNotes(sql`BEFORE UPDATE OR DELETE ON pgboss.job FOR EACH ROW WHEN (OLD.state = 'active')`);
  await addJob('next');
  await expect.poll(messages, { timeout: 10_000 }).toContainEqual(expect.stringMatching(/^no notes today/));
  await sql`DROP TRIGGER refuse ON pgboss.job`.execute(db());
  await addJob('next');
  await expect.poll(() => loadState('next'), { timeout: 10_000 }).toContain('completed');
  expect(worked).toEqual(['next', 'next']);
});

it('a stopping worker returns an unfinished job to the queue, and may be stopped twice', async () => {
  const started = Promise.withResolvers<void>();
  await work('endless', () => {
    started.resolve();
    return new Promise(() => undefined);
  });
  await addJob('endless');
  await started.promise;
  await Promise.all([running?.stop(), running?.stop()]);
  expect(await loadState('endless')).toBe('retry');
});

it('a stopping worker waits for a job that is nearly done', async () => {
  const started = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  await work('nearly', async () => {
    started.resolve();
    await go.promise;
  });
  await addJob('nearly');
  await started.promise;
  const ended = running?.stop();
  go.resolve();
  await ended;
  expect(await loadState('nearly')).toBe('completed');
});
