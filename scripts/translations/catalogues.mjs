// The files with the texts of the product, one for each language, as lists of keys and texts.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const patterns = [
  'apps/web/src/locales/en/**/*.json',
  'apps/editor/src/**/locales/en.json',
  'apps/web/src/features/guides/**/*.en.json',
];
const sentences = 'packages/sentences/src/en.ts';

/** The path of the file of another language, beside an English one. */
export const findPath = (file, language) =>
  path.join(
    root,
    file.replace(/\/en\//, `/${language}/`).replace(/([/.])en\.(json|ts)$/, `$1${language}.$2`),
  );

/** Paths of the English files. */
export const listFiles = () =>
  [...globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }), sentences].sort();

/** Keys and texts of a file in a language, in their order; empty if it does not exist yet. Keys of nested texts are JSON pointers (RFC 6901). */
export async function readTexts(file, language) {
  const own = findPath(file, language);
  try {
    if (file === sentences) return new Map(Object.entries((await import(pathToFileURL(own).href))[language]));
    return new Map(listLeaves(JSON.parse(readFileSync(own, 'utf8'))));
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND') return new Map();
    throw error;
  }
}

function* listLeaves(value, pointer = '') {
  if (typeof value === 'string') {
    yield [pointer, value];
    return;
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${pointer} is no text`);
  for (const [key, inner] of Object.entries(value))
    yield* listLeaves(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** Writes the texts of a file in a language. */
export function writeTexts(file, language, texts) {
  const own = findPath(file, language);
  const content = formatTexts(file, language, texts);
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, content);
  return own;
}

/** The file of a language with its texts in the order of the English ones; other forms of a plural stand after its first one. */
export function formatTexts(file, language, texts) {
  const own = findPath(file, language);
  if (file === sentences)
    return formatSentences(texts, existsSync(own) ? readFileSync(own, 'utf8') : beginSentences(language));
  const content = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return `${JSON.stringify(setLeaves(content, texts), null, 2)}\n`;
}

/** The module of a language without sentences. */
export const beginSentences = (language) =>
  `import type { Words } from './sentence.ts';\n\nexport const ${language}: Words = {`;

/** A module of sentences that begins as before. */
export function formatSentences(texts, before) {
  const lines = [...texts].map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`);
  return `${before.slice(0, before.indexOf('= {') + 3)}\n${lines.join('')}};\n`;
}

/** English content with the texts of a language. What is missing stays missing, so that tests name it; only in a list English keeps the place. */
export function setLeaves(value, texts, pointer = '', isInArray = false) {
  if (typeof value === 'string') return texts.get(pointer) ?? (isInArray ? value : undefined);
  if (Array.isArray(value))
    return value.map((inner, index) => setLeaves(inner, texts, `${pointer}/${index}`, true));
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const [, base] = /^(.*)_other$/.exec(at) ?? [];
    if (base !== undefined)
      return [...texts]
        .filter(([one]) => isPluralForm(one, base))
        .map(([one, text]) => [lastPart(one), text]);
    return /_one$/.test(key) && texts.has(`${at.slice(0, -4)}_other`)
      ? []
      : [[key, setLeaves(inner, texts, at)]];
  });
  return Object.fromEntries(entries);
}

const isPluralForm = (key, base) =>
  key.startsWith(`${base}_`) && /^(zero|one|two|few|many|other)$/.test(key.slice(base.length + 1));
const lastPart = (pointer) =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
