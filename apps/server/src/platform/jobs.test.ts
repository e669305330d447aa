import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
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

/** A worker of one queue that works one job. */
async function work(name: string, handler: () => Promise<void>): Promise<void> {
  const definitions = [defineJob({ name, payload: noPayloadSchema, handler })];
  running = await startJobs({ connectionString: connectionString(), logger, definitions });
  await sql`INSERT INTO pgboss.job (name) VALUES (${name})`.execute(db());
}

async function stateOf(name: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM pgboss.job WHERE name = ${name}`.execute(
    db(),
  );
  return rows.map(({ state }) => state).join(', ');
}

const messages = () => lines.map((line): unknown => JSON.parse(line).err?.message);

describe('a worker', () => {
  it('lives on where PostgreSQL refuses to note that a job is done, and works the next', async () => {
    const worked: string[] = [];
    const go = Promise.withResolvers<void>();
    await work('noted', async () => {
      await go.promise;
      worked.push('noted');
    });
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no notes today'; END $$`.execute(
      db(),
    );
    await sql`CREATE TRIGGER refuse BEFORE UPDATE ON pgboss.job FOR EACH ROW WHEN (NEW.state = 'completed')
      EXECUTE FUNCTION refuse()`.execute(db());
    go.resolve();
    await expect.poll(messages, { timeout: 10_000 }).toContain('no notes today');
    await sql`DROP TRIGGER refuse ON pgboss.job`.execute(db());
    await sql`INSERT INTO pgboss.job (name) VALUES ('noted')`.execute(db());
    await expect.poll(() => stateOf('noted'), { timeout: 10_000 }).toContain('completed');
    expect(worked).toEqual(['noted', 'noted']);
  });

  it('that ends gives back a job that does not, and may be told so twice', async () => {
    const begun = Promise.withResolvers<void>();
    await work('endless', () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await begun.promise;
    await Promise.all([running?.stop(), running?.stop()]);
    expect(await stateOf('endless')).toBe('retry');
  });

  it('that ends waits for a job that is nearly done', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    await work('nearly', async () => {
      begun.resolve();
      await go.promise;
    });
    await begun.promise;
    const ended = running?.stop();
    go.resolve();
    await ended;
    expect(await stateOf('nearly')).toBe('completed');
  });
});
