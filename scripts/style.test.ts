import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Rules of docs/style.md that the linter cannot check. */
const root = path.dirname(import.meta.dirname);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.') && file !== 'scripts/style.test.ts')
  .filter((file) => existsSync(path.join(root, file)));
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const places = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map((match) => `${file}: ${match[1]}`);

function* nodesIn(file: string): Generator<ts.Node> {
  const waiting: ts.Node[] = [ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}

function* functionsIn(file: string): Generator<ts.SignatureDeclaration> {
  for (const node of nodesIn(file)) if (ts.isFunctionLike(node)) yield node;
}

it('a migration is dated by the minute in which it was added, and not ahead', () => {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12);
  const names = readdirSync(path.join(root, 'apps/server/migrations'));
  expect(names.filter((name) => !/^\d{12}_\w+\.sql$/.test(name) || name.slice(0, 12) > now)).toEqual([]);
});

describe('the name of a test', () => {
  const tests = files.filter(isTest);

  it('the name of a test says what holds, without "should"', () => {
    expect(tests.flatMap((file) => places(file, /^\s*(?:it|test)\(\s*['"`](should\b.*)/gim))).toEqual([]);
  });

  it('the name of a test has a subject, so that it can be read without its group', () => {
    // Groups created in a loop name the subject once for all their tests.
    const alone = tests.filter((file) => !/describe(\.each|\(`)/.test(read(file)));
    const without =
      /^(?: {2})?(?:it\(|it\.each\([^)]*\)\(|\]\)\()\s*['"`]((?:is|are|has|have|does|do|keeps|takes|says|leaves|goes|gives|shows|stays|asks)\b.*)/gm;
    expect(alone.flatMap((file) => places(file, without))).toEqual([]);
  });

  it('the name of a test is given to `it`; `test` is for journeys', () => {
    const units = tests.filter((file) => !file.startsWith('e2e/'));
    expect(units.flatMap((file) => places(file, /^\s*(test(?:\.\w+)?[(<].*)/gm))).toEqual([]);
  });
});

it('a name of a zod schema ends with Schema', () => {
  const declared = /^(?:export )?const (?!\w*[sS]chema\b)(\w+)(?:: [^=]+)? = z\n?\s*\.(?!registry)/gm;
  expect(files.filter((file) => !isTest(file)).flatMap((file) => places(file, declared))).toEqual([]);
});

it('a name of an argument tells its place: the actor first, the time last', () => {
  const server = files.filter(
    (file) => /^apps\/server\/src\/(domain|features|access)\//.test(file) && !isTest(file),
  );
  const wrong = server.flatMap((file) =>
    [...functionsIn(file)].flatMap(({ name, parameters }) => {
      const names = parameters.map((one) => one.name.getText());
      const behindNow = names.includes('now') ? parameters.slice(names.indexOf('now') + 1) : [];
      const isCallback = ({ type }: ts.ParameterDeclaration) => type && ts.isFunctionTypeNode(type);
      const isWrong = names.indexOf('actor') > 0 || !behindNow.every(isCallback);
      const isLong = names.includes('actor') && names.includes('now') && names.length > 3;
      return isWrong || isLong ? [`${file}: ${name?.getText() ?? 'a function'}(${names.join(', ')})`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

describe('a word in a name', () => {
  /** Rejected words with their replacements. */
  const banned = new Map([
    ['anew', 'again, repeated'],
    ['errand', 'command line'],
    ['heed', 'respect'],
    ['mend', 'repair, fix'],
    ['obey', 'handle'],
    ['reckon', 'calculate, compute'],
    ['spoil', 'corrupt'],
    ['unbegun', 'not started'],
    ['unreckoned', 'unsupported'],
    ['unshown', 'unsupported'],
    ['upkeep', 'maintenance'],
    ['usual', 'default'],
    ['vanished', 'deleted'],
    ['whereabouts', 'position, selection'],
    ['wish', 'request'],
    ['workplace', 'editor context'],
  ]);
  const isDeclared = (node: ts.Node): node is ts.Identifier =>
    ts.isIdentifier(node) &&
    (ts.isVariableDeclaration(node.parent) ||
      ts.isFunctionDeclaration(node.parent) ||
      ts.isParameter(node.parent) ||
      ts.isInterfaceDeclaration(node.parent) ||
      ts.isTypeAliasDeclaration(node.parent) ||
      ts.isClassDeclaration(node.parent)) &&
    node.parent.name === node;
  const wordsIn = (name: string): string[] =>
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]/);
  const lostIn = (name: string): string[] =>
    wordsIn(name).flatMap((word) => {
      const instead = banned.get(word);
      return instead === undefined ? [] : [`${name}: say ${instead}, not ${word}`];
    });
  const mayHold = new RegExp([...banned.keys()].join('|'), 'i');

  it('a word in a name is the term of the field, not a rejected one', () => {
    const named = files.filter((file) => mayHold.test(read(file)));
    const found = named.flatMap((file) =>
      [...nodesIn(file)]
        .filter(isDeclared)
        .flatMap((node) => lostIn(node.text).map((one) => `${file}: ${one}`)),
    );
    expect([...found, ...files.flatMap((file) => lostIn(file))]).toEqual([]);
  });
});

describe('SQL', () => {
  /** Files of the server that may contain SQL: queries, erasure, access rules, and shared columns. */
  const home = /\/(?:[a-z-]+-)?(?:queries|access|columns)\.ts$|\/erase\.ts$/;
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/;
  /** Modules in which rules and statements belong together. */
  const stores = new Set([
    'apps/server/src/domain/revisions/append/fences.ts',
    'apps/server/src/domain/revisions/append/group-commit.ts',
    'apps/server/src/domain/revisions/blobs.ts',
    'apps/server/src/domain/revisions/quota/storage-quota.ts',
    'apps/server/src/domain/revisions/seal/purge-files.ts',
  ]);

  it('SQL of domains and features is in their queries', () => {
    const others = files.filter(
      (file) =>
        /^apps\/server\/src\/(?:domain|features)\//.test(file) &&
        !isTest(file) &&
        !home.test(file) &&
        !stores.has(file),
    );
    expect(others.filter((file) => sql.test(read(file)))).toEqual([]);
  });
});

describe('a word of the glossary', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (.*?) +\|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
  );
  const code = files.filter((file) => /^(apps|packages)\//.test(file) && !isTest(file)).map(read);
  const names = new Set(code.flatMap((text) => text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []));

  it.each(words)('a word of the glossary %s is a name in the code', (word) => {
    const inName = new RegExp(
      `^${word}(s|es)?([A-Z0-9]|$)|[a-z0-9]${word.replace(/^./, (c) => c.toUpperCase())}`,
    );
    expect([...names].some((name) => inName.test(name))).toBe(true);
  });
});

describe('a German text', () => {
  const german = execFileSync('git', ['ls-files'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\/locales\/de(\/[\w-]+)*\.json$|^packages\/sentences\/src\/de\.ts$/.test(file));

  it('a German text has one word for feedback: Rückmeldung (docs/glossary.md)', () => {
    expect(german.length).toBeGreaterThan(20);
    // Only values, because keys are English.
    expect(german.flatMap((file) => places(file, /:\s*['"]([^'"\n]*\bFeedback[^'"\n]*)/g))).toEqual([]);
  });
});

describe('a literal', () => {
  const isSpreadLiteral = (node: ts.Node): boolean =>
    (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) ||
    (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression));

  it('a literal is not spread into another: what it holds is written out', () => {
    const found = files
      .filter((file) => /\.\.\.[[{]/.test(read(file)))
      .flatMap((file) =>
        [...nodesIn(file)].filter(isSpreadLiteral).map((node) => `${file}: ${node.getText()}`),
      );
    expect(found).toEqual([]);
  });
});

describe('a pattern over markup', () => {
  const sources = files.filter((file) => /^(apps|packages)\//.test(file) && !isTest(file));
  const untilClosed = /^.*<.*\[\^>\]\*.*$/gm;

  it('a pattern over markup ends at the next tag or is anchored: otherwise a file of open tags takes quadratic time', () => {
    const found = sources.flatMap((file) =>
      [...read(file).matchAll(untilClosed)]
        .filter(([line]) => !line.includes('/^') && !/\/(testing|demo)\//.test(file))
        .map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
