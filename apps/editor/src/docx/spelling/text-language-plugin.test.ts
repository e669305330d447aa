import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { findForeignParagraphs } from './text-language-plugin.ts';

const english = 'This is the text that people have written about the house in which they were born.';
const german = 'Das ist der Text, den sie über das Haus geschrieben haben und der nicht von mir ist.';

function docOf(texts: readonly string[]): Node {
  const paragraphs = texts.map((text) =>
    schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]),
  );
  return schema.node('doc', null, paragraphs);
}

it.each([
  ['en-gb', [english, german], ['de']],
  ['de', [english, german], ['en']],
  ['', [english, german], ['en', 'de']],
  ['en-gb', [english, english], []],
])('in a text in %j the foreign paragraphs of %j are %j', (base, texts, expected) => {
  expect(findForeignParagraphs(docOf(texts), base).foreign.map(({ language }) => language)).toEqual(expected);
});

it('a short paragraph is taken to be in the language of its text', () => {
  expect(findForeignParagraphs(docOf(['Das Haus', '', 'Ende']), 'en-gb').foreign).toEqual([]);
});

it('examines a limited number of paragraphs at a time, and then the rest', () => {
  const doc = docOf([english, english, german]);
  expect(findForeignParagraphs(doc, 'en-gb', 2)).toEqual({ foreign: [], isComplete: false });
  const { foreign, isComplete } = findForeignParagraphs(doc, 'en-gb', 2);
  expect(isComplete).toBe(true);
  expect(foreign.map(({ from, to }) => doc.textBetween(from, to))).toEqual([german]);
});
