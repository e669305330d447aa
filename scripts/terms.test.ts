import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Words that lost, as they stand in the last two columns of the table in the glossary. */
function lostWords(column: 'en' | 'de'): string[] {
  const table = read('docs/glossary.md').split('## Words on the screens')[1] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
    .flatMap(
      (line) =>
        line
          .split('|')
          .at(column === 'en' ? -3 : -2)
          ?.split(',') ?? [],
    )
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–');
}

/** As a whole word; a star stands for any ending. */
function pattern(word: string): RegExp {
  const source = word.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu');
}

/** Every text of a language, with where it stands. */
function textsIn(language: 'en' | 'de'): { place: string; text: string }[] {
  const catalogues = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      `*/locales/${language}/*.json`,
      `*/locales/${language}.json`,
    ],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean);
  const texts = catalogues.flatMap((file) => [...leaves(JSON.parse(read(file)), file)]);
  const sentences = read(`packages/sentences/src/${language}.ts`)
    .split('\n')
    .map((line, index) => ({
      place: `packages/sentences/src/${language}.ts:${index + 1}`,
      // Without its key.
      text: line.replace(/^\s*['\w.]+:\s*/, ''),
    }));
  return [...texts, ...sentences];
}

function* leaves(value: unknown, place: string): Generator<{ place: string; text: string }> {
  // What is filled in is no word of the text.
  if (typeof value === 'string') yield { place, text: value.replaceAll(/\{\{.*?\}\}/g, '') };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${place} ${key}`);
}

describe.each(['en', 'de'] as const)('a text on the screens (%s)', (language) => {
  it('uses the words of the glossary, and none of those that lost', () => {
    const lost = lostWords(language).map((word) => ({ word, matches: pattern(word) }));
    expect(lost.length).toBeGreaterThan(5);
    const found = textsIn(language).flatMap(({ place, text }) =>
      lost
        .filter(({ matches }) => matches.test(text.replace(/{{.*?}}/g, '')))
        .map(({ word }) => `${place}: ${word} (${text})`),
    );
    expect(found).toEqual([]);
  });
});
