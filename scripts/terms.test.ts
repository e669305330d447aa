import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn } from './catalogue-texts.mjs';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Rejected synonyms from the last two columns of the glossary's table. */
function lostWords(column: 'en' | 'de'): string[] {
  const table = read('docs/glossary.md').split('## Words on the screens')[1]?.split('\n## ')[0] ?? '';
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

/** Matches whole words; `*` stands for any suffix. */
function pattern(word: string): RegExp {
  const source = word.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu');
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
