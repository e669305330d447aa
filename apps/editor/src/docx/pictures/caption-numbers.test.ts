import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { chooseCaptionLabel, createSequenceInstruction, findWrongNumbers } from './caption-numbers.ts';

function caption(word: string, shown: string, sequence = word): Node {
  const instruction = createSequenceInstruction(sequence);
  const field = schema.node('field', { fieldType: 'SEQ', instruction, displayText: shown });
  return schema.node('paragraph', null, [schema.text(`${word} `), field, schema.text(': A boat')]);
}

function doc(...blocks: Node[]): Node {
  return schema.node('doc', null, [schema.node('paragraph'), ...blocks]);
}

function numbersIn(text: Node): string[] {
  const shown: string[] = [];
  text.descendants((node) => {
    if (node.type.name === 'field') shown.push(node.attrs.displayText);
  });
  return shown;
}

it('wrongNumbers finds nothing to change where all count on', () => {
  expect(findWrongNumbers(doc(caption('Figure', '1'), caption('Figure', '2')))).toEqual([]);
});

it('wrongNumbers counts a caption that was put before another', () => {
  const text = doc(caption('Figure', '1'), caption('Figure', '1'));
  const wrong = findWrongNumbers(text);
  expect(wrong.map(({ number }) => number)).toEqual([2]);
  expect(text.nodeAt(wrong[0]?.pos ?? 0)?.type.name).toBe('field');
});

it('wrongNumbers counts each word by itself', () => {
  const text = doc(caption('Figure', '1'), caption('Table', '1'), caption('Figure', '2'));
  expect(findWrongNumbers(text)).toEqual([]);
  expect(numbersIn(text)).toEqual(['1', '1', '2']);
});

it('wrongNumbers leaves numerals of another kind alone', () => {
  expect(findWrongNumbers(doc(caption('Figure', 'IV')))).toEqual([]);
});

it.each([
  ['a document without captions', 'de-DE', doc(), 'Abbildung'],
  ['a document without captions', 'en', doc(), 'Figure'],
  ['a document that has its own word', 'en', doc(caption('Bild', '1')), 'Bild'],
  ['a document with captions of tables only', 'en', doc(caption('Table', '1')), 'Figure'],
])('labelFor names the pictures of %s (%s)', (_name, lang, text, word) => {
  expect(chooseCaptionLabel(text, lang).label).toBe(word);
});
