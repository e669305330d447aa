import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What docs/style.md says and no rule of the linter holds. */
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
    // Values alone: keys are English.
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

  it('a pattern over markup ends at the next tag, or stands at the beginning: else a file of open tags takes the square of its length', () => {
    const found = sources.flatMap((file) =>
      [...read(file).matchAll(untilClosed)]
        .filter(([line]) => !line.includes('/^') && !/\/(testing|demo)\//.test(file))
        .map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
