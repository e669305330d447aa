import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMigrationProblems } from './migration-rules.ts';

const folder = new URL('../../migrations/', import.meta.url);
/** Earlier migrations ran while every process was stopped. */
const firstRolling = '202611290404_pdf_orders.sql';

it.each(readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= firstRolling))(
  'the migration %s does not stop a release that runs on the same database',
  (name) => {
    const problems = findMigrationProblems(readFileSync(new URL(name, folder), 'utf8'));
    expect(problems.map(({ line, message }) => `${name}:${line}: ${message}`)).toEqual([]);
  },
);

it.each([
  'CREATE TABLE a (id int NOT NULL UNIQUE, b int REFERENCES users); CREATE INDEX a_b ON a (b); ALTER TABLE a ADD c int NOT NULL;',
  'ALTER TABLE users ADD COLUMN nick text',
  "ALTER TABLE users ADD COLUMN nick text NOT NULL DEFAULT 'a, b; NOT NULL'",
  'ALTER TABLE users ADD COLUMN at timestamptz NOT NULL DEFAULT now(), ADD friend_id bigint REFERENCES users',
  'ALTER TABLE users ADD CONSTRAINT a CHECK (b > 0) NOT VALID',
  'ALTER TABLE users ADD FOREIGN KEY (a) REFERENCES b NOT VALID',
  'ALTER TABLE users VALIDATE CONSTRAINT a; ALTER TABLE users ALTER a SET NOT NULL;',
  'ALTER TABLE users ADD CONSTRAINT a UNIQUE USING INDEX b',
  'ALTER TABLE users DROP CONSTRAINT a',
  'ALTER TABLE users ALTER a DROP NOT NULL, ALTER b SET DEFAULT 1',
  '-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a ON users (b); DROP INDEX CONCURRENTLY c; ALTER TABLE users VALIDATE CONSTRAINT d;',
  '-- contract: since 0.3.0\nALTER TABLE users DROP COLUMN a; DROP TABLE b; ALTER TABLE c RENAME d TO e; ALTER TABLE c ALTER f DROP DEFAULT;',
  "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ DROP TABLE users; SELECT 1 $$; -- DROP TABLE users;\n/* DROP /* a */ TABLE users; */ INSERT INTO a VALUES (E'\\'; DROP TABLE b');",
])('a migration that lets the earlier release work is accepted: %s', (text) => {
  expect(findMigrationProblems(text)).toEqual([]);
});

it.each([
  ['ALTER TABLE users ADD COLUMN nick text NOT NULL', 'without DEFAULT'],
  ['ALTER TABLE public.users ADD a int, ADD b int NOT NULL', 'without DEFAULT'],
  ['ALTER TABLE users ADD a uuid NOT NULL DEFAULT gen_random_uuid()', 'rewritten'],
  ['ALTER TABLE users ADD a int GENERATED ALWAYS AS (b) STORED', 'rewritten'],
  ['ALTER TABLE users ADD a bigserial', 'rewritten'],
  ['ALTER TABLE users ADD a int UNIQUE', 'USING INDEX'],
  ['ALTER TABLE users ADD a int CHECK (a > 0)', 'NOT VALID'],
  ['ALTER TABLE users ADD a bigint DEFAULT 1 REFERENCES b', 'NOT VALID'],
  ['ALTER TABLE users ALTER COLUMN a SET NOT NULL', 'SET NOT NULL reads'],
  ['ALTER TABLE b VALIDATE CONSTRAINT c; ALTER TABLE users ALTER a SET NOT NULL', 'SET NOT NULL reads'],
  ['CREATE INDEX a ON users (b)', 'CONCURRENTLY'],
  ['CREATE TABLE a (id int); CREATE INDEX b ON users (c)', 'CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY a ON users (b)', 'no transaction'],
  ['DROP INDEX a', 'DROP INDEX CONCURRENTLY'],
  ['-- no transaction\nCREATE INDEX CONCURRENTLY ON users (b)', 'with a name'],
  ['-- no transaction\nUPDATE users SET a = 1', 'migration of its own'],
  ['ALTER TABLE users ADD CONSTRAINT a CHECK (b > 0)', 'NOT VALID'],
  ['ALTER TABLE users ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES c', 'NOT VALID'],
  ['ALTER TABLE users ADD UNIQUE (a)', 'USING INDEX'],
  ['ALTER TABLE users ADD PRIMARY KEY (a)', 'USING INDEX'],
  ['ALTER TABLE users ADD EXCLUDE USING gist (a WITH =)', 'exclusion'],
  ['ALTER TABLE users DROP COLUMN a', 'contract: since'],
  ['ALTER TABLE users DROP a', 'contract: since'],
  ['ALTER TABLE users RENAME COLUMN a TO b', 'contract: since'],
  ['ALTER TABLE users RENAME TO people', 'contract: since'],
  ['ALTER TABLE users ALTER a DROP DEFAULT', 'contract: since'],
  ['DROP TABLE IF EXISTS users', 'contract: since'],
  ['ALTER TYPE mood RENAME VALUE $a$x$a$ TO $a$y$a$', 'contract: since'],
  ['ALTER TABLE users ALTER a TYPE bigint', 'type of a column'],
  ['ALTER TABLE "users" ALTER COLUMN "a" SET DATA TYPE bigint', 'type of a column'],
  ['ALTER TABLE users SET UNLOGGED', 'locks a whole table'],
  ['LOCK TABLE users', 'locks a whole table'],
  ['TRUNCATE users', 'locks a whole table'],
  ['VACUUM FULL users', 'locks a whole table'],
])('a migration that blocks or breaks the earlier release is refused: %s', (text, message) => {
  const problems = findMigrationProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(message);
});

it('a refusal names the line of the statement', () => {
  const text =
    "CREATE TABLE a (id int);\n-- A comment; with signs\nINSERT INTO a VALUES ('1;\n2');\n\nDROP TABLE b;";
  expect(findMigrationProblems(text)).toMatchObject([{ line: 6 }]);
});
