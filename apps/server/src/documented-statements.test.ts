import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { createAccount } from './domain/accounts/index.ts';
import { loadSamlKeys } from './features/sign-on/saml-keys.ts';
import { db } from './platform/db.ts';
import { useDatabase, withClient } from './testing/database.ts';

/** The SQL of the pages for operators: blocks of their own, and what a command gives to psql. */
const { connectionString } = useDatabase();
const folder = path.resolve(import.meta.dirname, '../../../docs/operations');
const statements = readdirSync(folder).flatMap((page) => {
  const text = readFileSync(path.join(folder, page), 'utf8');
  const blocks = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)];
  const commands = [...text.matchAll(/^.*\bpsql .* (?:-c|--command) "([^"]+)"/gm)];
  return [...blocks, ...commands].map(([, statement = '']) => ({ page, statement: statement.trim() }));
});
const now = new Date('2026-03-02T10:00:00Z');

const run = (statement: string) =>
  withClient(connectionString(), async (client) => (await client.query(statement)).rowCount);

function findStatement(part: string): string {
  const [only, ...others] = statements.filter(({ statement }) => statement.includes(part));
  if (only === undefined || others.length > 0) throw new Error(`Not one statement has ${part}.`);
  return only.statement;
}

it('the pages for operators contain SQL in blocks and in commands', () => {
  expect(statements.map(({ page }) => page)).toEqual([
    'backup.md',
    'backup.md',
    'scaling.md',
    'sign-on.md',
    'sign-on.md',
  ]);
});

it.each(statements)(
  'a statement in $page runs on the database of this version: $statement',
  ({ statement }) =>
    withClient(connectionString(), async (client) => {
      await client.query('BEGIN');
      await client.query(statement);
      await client.query('ROLLBACK');
    }),
);

it('the statement for another SAML key makes the next start create one', async () => {
  const identity = { secret: 'a secret of 32 characters or more', name: 'redraft.example.org' };
  const before = await loadSamlKeys(identity, now);
  expect(await loadSamlKeys(identity, now)).toEqual(before);
  expect(await run(findStatement('DELETE FROM settings'))).toBe(1);
  expect((await loadSamlKeys(identity, now)).certificate).not.toBe(before.certificate);
});

it('the statement for a new identifier removes the identity of one person at one institution', async () => {
  const issuers = ['https://one.example.org', 'https://other.example.org'];
  for (const username of ['first', 'second']) {
    const userId = await createAccount({
      username,
      email: `${username}@example.org`,
      firstName: 'Test',
      lastName: username,
      passwordHash: inject('passwordHash'),
      roles: ['ROLE_STUDENT'],
      at: now,
    });
    const rows = issuers.map((issuer) => ({
      issuer,
      subject: username,
      user_id: userId,
      way: 'oidc' as const,
      connected_at: now,
      used_at: now,
    }));
    await db().insertInto('identities').values(rows).execute();
  }
  const [left, right] = findStatement('DELETE FROM identities').split(' AND ');
  const statement = [left?.replace('…', issuers[0] ?? ''), right?.replace('…', 'first@example.org')].join(
    ' AND ',
  );
  expect(await run(statement)).toBe(1);
  const kept = await db()
    .selectFrom('identities')
    .select(['issuer', 'subject'])
    .orderBy('subject')
    .orderBy('issuer')
    .execute();
  expect(kept).toEqual([
    { issuer: issuers[1], subject: 'first' },
    { issuer: issuers[0], subject: 'second' },
    { issuer: issuers[1], subject: 'second' },
  ]);
});

it('the statement at the end of a backup records one', async () => {
  expect(await run(findStatement('INSERT INTO backups'))).toBe(1);
});
