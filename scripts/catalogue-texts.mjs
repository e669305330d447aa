// All texts of the product in a language: translation catalogues of web app and editor, and the server's messages.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @returns {{ file: string, place: string, text: string }[]} */
export function textsIn(language) {
  const patterns = [`*/locales/${language}/*.json`, `*/locales/${language}.json`];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const catalogues = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => [...leaves(JSON.parse(read(file)), file, file)]);
  return [...catalogues, ...sentencesIn(language)];
}

/** Server messages with their keys, which may be on the previous line. */
function sentencesIn(language) {
  const file = `packages/sentences/src/${language}.ts`;
  const pattern = /^ {2}(?:'([\w.]+)'|(\w+)):\s+('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),$/gm;
  return [...read(file).matchAll(pattern)].map(([, quoted, plain, text]) => ({
    file,
    place: `${file} ${quoted ?? plain}`,
    text: text.slice(1, -1),
  }));
}

function* leaves(value, file, place) {
  if (typeof value === 'string') yield { file, place, text: value };
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, file, `${place} ${key}`);
}
