import { expect, it } from 'vitest';
import { type Essay, parseEssay } from './essay.ts';
import { essays } from './essays/index.ts';

function firstTextOf({ paragraphs }: Essay): string {
  return paragraphs.map((phrases) => phrases.map(({ first }) => first).join('')).join('\n');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

it('braces contain the first and the final text, including a space', () => {
  const body = ['One {two|three} four. {Gone.|} {|Come.} Five.', 'Six seven. {Out.|}'];
  const essay = parseEssay({ slug: 's', title: 'T', body });
  expect(essay.text).toBe('T\nOne three four. Come. Five.\nSix seven.');
  expect(firstTextOf(essay)).toBe('T\nOne two four. Gone. Five.\nSix seven. Out.');
});

it.each(essays.map((essay) => [essay.slug, essay] as const))(
  '%s is clean prose of its length',
  (_, essay) => {
    for (const text of [essay.text, firstTextOf(essay)]) {
      expect(text).not.toMatch(/[{}|`]| {2}| \n| $| [,.;]|\.\.|[a-z][.?!][A-Z]/);
      expect(text).toBe(text.normalize('NFC'));
    }
    expect(wordsOf(essay.text)).toBeGreaterThanOrEqual(350);
    expect(wordsOf(essay.text)).toBeLessThanOrEqual(700);
  },
);

it('no two essays share a title, a slug or a sentence', () => {
  const sentences = essays.flatMap(({ text }) =>
    [...new Set(text.split(/(?<=[.?!])\s+|\n/))].filter((sentence) => wordsOf(sentence) > 4),
  );
  expect(sentences.length).toBeGreaterThan(1000);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(new Set(essays.map(({ slug }) => slug)).size).toBe(essays.length);
  expect(new Set(essays.map(({ title }) => title)).size).toBe(essays.length);
});
