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

it('findWrongNumbers finds nothing if all numbers are consecutive', () => {
  expect(findWrongNumbers(doc(caption('Figure', '1'), caption('Figure', '2')))).toEqual([]);
});

it('findWrongNumbers renumbers after a caption was inserted before another', () => {
  const text = doc(caption('Figure', '1'), caption('Figure', '1'));
  const wrong = findWrongNumbers(text);
  expect(wrong.map(({ number }) => number)).toEqual([2]);
  expect(text.nodeAt(wrong[0]?.pos ?? 0)?.type.name).toBe('field');
});

it('findWrongNumbers counts each label separately', () => {
  const text = doc(caption('Figure', '1'), caption('Table', '1'), caption('Figure', '2'));
  expect(findWrongNumbers(text)).toEqual([]);
  expect(numbersIn(text)).toEqual(['1', '1', '2']);
});

it('findWrongNumbers ignores other kinds of numerals', () => {
  expect(findWrongNumbers(doc(caption('Figure', 'IV')))).toEqual([]);
});

it.each([
  ['a document without captions', 'de-DE', doc(), 'Abbildung'],
  ['a document without captions', 'en', doc(), 'Figure'],
  ['a document that has its own word', 'en', doc(caption('Bild', '1')), 'Bild'],
  ['a document with captions of tables only', 'en', doc(caption('Table', '1')), 'Figure'],
])('chooseCaptionLabel names the pictures of %s (%s)', (_name, lang, text, word) => {
  expect(chooseCaptionLabel(text, lang).label).toBe(word);
});
