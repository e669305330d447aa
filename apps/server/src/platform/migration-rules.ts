import { type Statement, splitStatements } from './sql-statements.ts';

/**
 * What a migration must not do while an earlier release runs on the same database: hold a lock for as long as a table is read or written, or take away
 * what that release reads or writes. Changes are made in two steps: one release adds (expand), a later one removes (contract).
 */

/** In its first line: the statements run one by one outside a transaction, and can all be repeated. */
const unwrappedMarker = /^--\s*no transaction\b/i;
/** Which release was the last to use what the migration takes away. */
const contractMarker = /^--\s*contract:\s*since\s+\S+/im;

export function isUnwrapped(text: string): boolean {
  return unwrappedMarker.test(text);
}

export interface MigrationProblem {
  line: number;
  message: string;
}

interface Migration {
  isUnwrapped: boolean;
  isContract: boolean;
  /** Created by the migration itself: nobody else uses them yet. */
  newTables: Set<string>;
  /** With a CHECK that the migration has validated. */
  validatedTables: Set<string>;
}

export function findMigrationProblems(text: string): MigrationProblem[] {
  const migration: Migration = {
    isUnwrapped: isUnwrapped(text),
    isContract: contractMarker.test(text),
    newTables: new Set(),
    validatedTables: new Set(),
  };
  return splitStatements(text).flatMap((statement) =>
    judgeStatement(statement, migration).map((message) => ({ line: statement.line, message })),
  );
}

function judgeStatement(statement: Statement, migration: Migration): string[] {
  const words = statement.words;
  if (migration.isUnwrapped && !canRepeatUnwrapped(words)) return [messages.unwrapped];
  if (startsWith(words, 'CREATE TABLE') || startsWith(words, 'CREATE UNLOGGED TABLE')) {
    migration.newTables.add(nameAfter(words, 'TABLE'));
    return [];
  }
  if (startsWith(words, 'ALTER TABLE')) return judgeAlterTable(words, migration);
  if (isIndexStatement(words)) return judgeIndex(words, migration);
  if (isBlocking(words)) return [messages.blocking];
  return isTakingAway(words) && !migration.isContract ? [messages.takesAway] : [];
}

const messages = {
  unwrapped:
    'Outside a transaction only CREATE INDEX CONCURRENTLY with a name, DROP INDEX CONCURRENTLY and ALTER TABLE … VALIDATE CONSTRAINT can be repeated. Move the statement to a migration of its own.',
  index:
    'CREATE INDEX blocks every write to the table until it is built. Use CREATE INDEX CONCURRENTLY in a migration that begins with "-- no transaction".',
  dropIndex:
    'DROP INDEX waits for all transactions on the table, and everybody waits for it. Use DROP INDEX CONCURRENTLY in a migration that begins with "-- no transaction".',
  concurrently:
    'CONCURRENTLY does not run inside a transaction. Begin the migration with "-- no transaction".',
  blocking: 'The statement locks a whole table while it works. Do it in batches, or in a new table.',
  takesAway:
    'The release before still uses this. Remove it in a later release, in a migration with the line "-- contract: since <the last release that uses it>".',
  notNullColumn:
    'A new column with NOT NULL and without DEFAULT refuses the rows of the release before. Give it a constant DEFAULT.',
  rewrite: 'The table is rewritten under a lock. Add the column without it, and fill it in batches.',
  inlineConstraint:
    'The constraint of a new column reads the whole table under a lock. Add it with ADD CONSTRAINT … NOT VALID and validate it in a later migration.',
  notValid:
    'The constraint reads the whole table under a lock. Add NOT VALID, and VALIDATE CONSTRAINT in a later migration.',
  usingIndex:
    'The index of the constraint is built under a lock. Build it with CREATE UNIQUE INDEX CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX.',
  exclude: 'An exclusion constraint is built under a lock, and cannot be built before.',
  setNotNull:
    'SET NOT NULL reads the whole table under a lock. Add CHECK (column IS NOT NULL) NOT VALID, validate it, and then SET NOT NULL in the migration that validates it.',
  type: 'The type of a column that is in use changes. Add a new column, write both, and remove the old one in a later release.',
} as const;

function startsWith(words: readonly string[], phrase: string): boolean {
  return phrase.split(' ').every((word, index) => words[index] === word);
}

function includesPhrase(words: readonly string[], phrase: string): boolean {
  return words.some((_word, index) => startsWith(words.slice(index), phrase));
}

/** The first name after a word, without what may stand between them. */
function nameAfter(words: readonly string[], word: string): string {
  const skipped = ['IF', 'NOT', 'EXISTS', 'ONLY', 'CONCURRENTLY'];
  const rest = words.slice(words.indexOf(word) + 1).filter((one) => !skipped.includes(one));
  return rest[1] === '.' ? (rest[2] ?? '') : (rest[0] ?? '');
}

function canRepeatUnwrapped(words: readonly string[]): boolean {
  if (isIndexStatement(words)) return words.includes('CONCURRENTLY') && createdIndex(words) !== '';
  return startsWith(words, 'ALTER TABLE') && includesPhrase(words, 'VALIDATE CONSTRAINT');
}

function isIndexStatement(words: readonly string[]): boolean {
  return ['CREATE INDEX', 'CREATE UNIQUE INDEX', 'DROP INDEX'].some((phrase) => startsWith(words, phrase));
}

/** Name of an index that the statement creates or drops; empty if PostgreSQL would choose one. */
export function createdIndex(words: readonly string[]): string {
  const name = nameAfter(words, 'INDEX');
  return name === 'ON' ? '' : name;
}

function judgeIndex(words: readonly string[], { newTables, isUnwrapped: isAlone }: Migration): string[] {
  if (words.includes('CONCURRENTLY')) return isAlone ? [] : [messages.concurrently];
  if (words[0] === 'DROP') return [messages.dropIndex];
  return newTables.has(nameAfter(words, 'ON')) ? [] : [messages.index];
}

function isBlocking(words: readonly string[]): boolean {
  return (
    ['LOCK', 'TRUNCATE', 'CLUSTER', 'REINDEX', 'VACUUM FULL'].some((phrase) => startsWith(words, phrase)) ||
    startsWith(words, 'REFRESH MATERIALIZED VIEW')
  );
}

function isTakingAway(words: readonly string[]): boolean {
  if (words[0] === 'DROP') return true;
  return words[0] === 'ALTER' && (words.includes('RENAME') || includesPhrase(words, 'SET SCHEMA'));
}

function judgeAlterTable(words: readonly string[], migration: Migration): string[] {
  const table = nameAfter(words, 'TABLE');
  if (migration.newTables.has(table)) return [];
  const actions = splitActions(words.slice(words.indexOf(table, 2) + 1));
  return actions.flatMap((action) => judgeAction(action, { table, migration }));
}

/** At the commas that are in no brackets. */
function splitActions(words: readonly string[]): string[][] {
  const actions: string[][] = [[]];
  let depth = 0;
  for (const word of words) {
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    if (word === ',' && depth === 0) actions.push([]);
    else actions.at(-1)?.push(word);
  }
  return actions;
}

const constraintKinds = ['CONSTRAINT', 'CHECK', 'UNIQUE', 'PRIMARY', 'FOREIGN', 'EXCLUDE'];

function judgeAction(
  action: readonly string[],
  { table, migration }: { table: string; migration: Migration },
): string[] {
  const [verb, next = ''] = action;
  if (verb === 'VALIDATE') migration.validatedTables.add(table);
  if (verb === 'ADD') return constraintKinds.includes(next) ? judgeConstraint(action) : judgeColumn(action);
  if (verb === 'DROP') return next === 'CONSTRAINT' || migration.isContract ? [] : [messages.takesAway];
  if (verb === 'RENAME') return migration.isContract ? [] : [messages.takesAway];
  if (verb === 'SET' && ['SCHEMA', 'LOGGED', 'UNLOGGED', 'TABLESPACE', 'ACCESS'].includes(next))
    return [messages.blocking];
  return verb === 'ALTER' ? judgeColumnChange(action, { table, migration }) : [];
}

function judgeConstraint(action: readonly string[]): string[] {
  if (action.includes('EXCLUDE')) return [messages.exclude];
  if (action.includes('CHECK') || action.includes('FOREIGN'))
    return includesPhrase(action, 'NOT VALID') ? [] : [messages.notValid];
  return includesPhrase(action, 'USING INDEX') ? [] : [messages.usingIndex];
}

const changingDefaults = ['RANDOM', 'GEN_RANDOM_UUID', 'CLOCK_TIMESTAMP', 'NEXTVAL', 'UUID_GENERATE_V4'];
const serialTypes = ['SERIAL', 'BIGSERIAL', 'SMALLSERIAL'];

function judgeColumn(action: readonly string[]): string[] {
  const isWithDefault = action.includes('DEFAULT');
  if (
    action.includes('GENERATED') ||
    [...serialTypes, ...changingDefaults].some((word) => action.includes(word))
  )
    return [messages.rewrite];
  if (includesPhrase(action, 'NOT NULL') && !isWithDefault) return [messages.notNullColumn];
  if (action.includes('UNIQUE') || action.includes('PRIMARY')) return [messages.usingIndex];
  // References of a new column are not checked if it is NULL everywhere.
  if (action.includes('CHECK') || (action.includes('REFERENCES') && isWithDefault))
    return [messages.inlineConstraint];
  return [];
}

function judgeColumnChange(
  action: readonly string[],
  { table, migration }: { table: string; migration: Migration },
): string[] {
  if (includesPhrase(action, 'SET NOT NULL'))
    return migration.validatedTables.has(table) ? [] : [messages.setNotNull];
  if (includesPhrase(action, 'DROP DEFAULT')) return migration.isContract ? [] : [messages.takesAway];
  return action.includes('TYPE') ? [messages.type] : [];
}
