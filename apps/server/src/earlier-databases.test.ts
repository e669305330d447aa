import { fileIdSchema, type SubmissionId, submissionIdSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textAt, verifyChain } from './domain/revisions/index.ts';
import { resetClock, setClock } from './platform/clock.ts';
import { migrate } from './platform/migrate.ts';
import { type Caller, type TestApp, useApp } from './testing/app.ts';
import { createEmptyDatabase } from './testing/database.ts';
import { earlierDatabases, type Facts, readFacts } from './testing/earlier-databases.ts';
import { openedFile } from './testing/frames.ts';
import { describeSchema } from './testing/schema.ts';

/**
 * Data of earlier versions survives every migration since the first commit with classes: the current program returns what the program of an earlier
 * commit returned.
 */
const newDatabase = { schema: [''] };
beforeAll(async () => {
  const { connectionString, drop } = await createEmptyDatabase();
  await migrate(connectionString);
  newDatabase.schema = await describeSchema(connectionString);
  await drop();
});

it('databases of at least five earlier commits exist', () => {
  expect(earlierDatabases.length).toBeGreaterThanOrEqual(5);
});

describe.each(earlierDatabases)('a database of $name that was migrated', ({ facts, restore }) => {
  const app = useApp({
    fill: async (connectionString) => {
      await restore(connectionString);
      await migrate(connectionString);
    },
  });
  beforeAll(() => setClock(() => facts.at));
  afterAll(resetClock);

  it('a migrated database has the schema of a new one', async () => {
    expect(await describeSchema(app.connectionString())).toEqual(newDatabase.schema);
  });

  it('a migrated database has every version of each file unchanged, with an intact chain', async () => {
    const files: Facts['files'] = [];
    for (const { id } of facts.files) files.push(await readFacts(id));
    expect(files).toEqual(facts.files);
  });

  it('a migrated database returns the same submissions, grades, rubrics and comments', async () => {
    const callers = new Map<string, Caller>();
    for (const as of Object.keys(facts.people)) callers.set(as, await app.signInByName(as));
    const said: unknown[] = [];
    for (const { as, method, path, query } of facts.answers)
      said.push({ as, path, query, answer: (await callers.get(as)?.call(method, path, { query }))?.body });
    const before = facts.answers.map(({ as, path, query, answer }) => ({ as, path, query, answer }));
    expect(said).toMatchObject(before.map(useUpExceptions).map(anySentence));
  });

  it('a migrated database accepts the existing passwords', async () => {
    const [username = '', password = ''] = Object.entries(facts.people)[0] ?? [];
    const body = { username, password };
    expect(await app.anonymous('POST', '/api/auth/signin', { body })).toMatchObject({ status: 200 });
  });

  it('a migrated database accepts the next save of every open submission', async () => {
    const open = openTexts(facts);
    expect(open.length).toBeGreaterThan(1);
    for (const { as, fileId, submissionId } of open) {
      const text = `Written by ${as} after the migration`;
      await save(app, await app.signInByName(as), { submissionId, text });
      const last = facts.files.find(({ id }) => id === fileId)?.versions.length ?? 0;
      expect(await textAt(fileId, last)).toBe(text);
      expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: last + 1 });
    }
  });
});

const openTextSchema = z.object({
  can: z.object({ write: z.literal(true) }),
  submission: z.object({ fileId: fileIdSchema, submissionId: submissionIdSchema }),
});

/** The submissions in which students could write. */
function openTexts({ answers }: Facts) {
  return answers
    .filter(({ path }) => path === '/api/student/assignment')
    .flatMap(({ as, answer }) => {
      const { data } = openTextSchema.safeParse(answer);
      return data ? [{ as, ...data.submission }] : [];
    });
}

async function save(
  app: TestApp,
  student: Caller,
  { submissionId, text }: { submissionId: SubmissionId; text: string },
): Promise<void> {
  const { body } = await student.call('POST', '/api/editor/frame', { query: { submissionId } });
  const file = openedFile(app, body);
  await file.lock();
  expect(await file.put(docxFromText(text))).toMatchObject({ status: 200 });
}

const stepSchema = z.looseObject({ exception: z.literal(true), status: z.string() });
const unused = new Set(['NONE', 'MISSED', 'SUBMITTED_AUTO']);

/** The only intended loss: handing in under an exception used it up (migration 202611240701). */
function useUpExceptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(useUpExceptions);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, useUpExceptions(member)]);
  const step = stepSchema.safeParse(value).data;
  const isUsedUp = step !== undefined && !unused.has(step.status);
  return {
    ...Object.fromEntries(entries),
    ...(isUsedUp ? { exception: false, exceptionDeadline: null } : {}),
  };
}

/** Sentences of the program may be reworded; whether there is one must not change. */
function anySentence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anySentence);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'closedBecause' && typeof member === 'string' ? expect.any(String) : anySentence(member),
    ]),
  );
}
