import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { TranslationPart } from '../lib/i18n.ts';
import { words as admin } from '../locales/en-admin.ts';
import { words as text } from '../locales/en-text.ts';
import { words as work } from '../locales/en-work.ts';
import { routes } from './routes.tsx';

const source = path.resolve(import.meta.dirname, '..');
const namesIn = (files: object) => Object.keys(files).map((file) => path.basename(file, '.json'));
const partOf = new Map<string, TranslationPart>([
  ...namesIn(work).map((name): [string, TranslationPart] => [name, 'work']),
  ...namesIn(text).map((name): [string, TranslationPart] => [name, 'text']),
  ...namesIn(admin).map((name): [string, TranslationPart] => [name, 'admin']),
]);

interface Read {
  imports: readonly string[];
  /** Modules it imports dynamically. */
  later: readonly string[];
  parts: readonly TranslationPart[];
}
const parsedFiles = new Map<string, Read>();

function parseFile(file: string): Read {
  const parsed = parsedFiles.get(file);
  if (parsed) return parsed;
  const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;$/gm, '');
  const findMatches = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, to = '']) => path.join(path.dirname(file), to))
      .filter((one) => existsSync(one));
  const catalogues = [...text.matchAll(/useTranslation\(\[?'([a-z-]+)'|['"`]([a-z-]+):[a-zA-Z]/g)];
  const parts = catalogues.flatMap(([, own = '', other = '']) => partOf.get(own || other) ?? []);
  const found = {
    imports: findMatches(/(?:from|import) '(\.[^']+\.tsx?)'/g),
    later: findMatches(/import\('(\.[^']+\.tsx?)'\)/g),
    parts,
  };
  parsedFiles.set(file, found);
  return found;
}

/** Navigation goes through the router, which loads the translation parts of the target page. */
const isRoutes = (file: string) => /routes\.tsx?$/.test(file);

/** The translation parts needed by a file and its imports: static ones only, or dynamic ones too. */
function partsFrom(first: string, { isEver }: { isEver: boolean }): Set<TranslationPart> {
  const [queue, visited, parts] = [[first], new Set<string>(), new Set<TranslationPart>()];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (visited.has(file) || isRoutes(file)) continue;
    visited.add(file);
    const { imports, later, parts: own } = parseFile(file);
    for (const part of own) parts.add(part);
    queue.push(...imports, ...(isEver ? later : []));
  }
  return parts;
}

/** Pages with their files; if an entry does not name them, all files named in the feature's route table. */
const pages = globSync('**/*routes.ts', { cwd: source }).flatMap((table) => {
  const file = path.join(source, table);
  const { imports, later } = parseFile(file);
  const entries = readFileSync(file, 'utf8').split("path: '").slice(1);
  return entries.map((entry) => {
    const address = entry.slice(0, entry.indexOf("'"));
    const own = /import\('([^']+)'\)/.exec(entry)?.[1];
    const modules = own === undefined ? [...imports, ...later] : [path.join(path.dirname(file), own)];
    return { address, modules };
  });
});

it('the texts of every page are checked', () => {
  expect(pages.map(({ address }) => address).sort()).toEqual(routes.map((route) => route.path).sort());
});

it.each(pages)('the texts of a page are loaded when it is shown: $address', ({ address, modules }) => {
  const declaredParts = routes.find((route) => route.path === address)?.translations ?? [];
  const needed = modules.flatMap((module) => [...partsFrom(module, { isEver: true })]);
  expect(needed.filter((part) => !declaredParts.includes(part))).toEqual([]);
});

it('the texts of a page are not used by the frame around every page', () => {
  const frame = globSync('shell/**/*.tsx', { cwd: source }).map((file) => path.join(source, file));
  const frameFiles = [...frame, ...frame.flatMap((file) => parseFile(file).later)];
  expect(frameFiles.flatMap((file) => [...partsFrom(file, { isEver: false })])).toEqual([]);
});
