import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { findLists } from './find-lists.ts';

type Written = [text: string, numId?: number, ilvl?: number];

function paragraph([text, numId, ilvl = 0]: Written): Node {
  const numPr = numId === undefined ? null : { numId, ilvl };
  return schema.node('paragraph', { numPr }, [schema.text(text)]);
}

function docOf(...blocks: (Written | Node)[]): Node {
  return schema.node(
    'doc',
    null,
    blocks.map((block) => (Array.isArray(block) ? paragraph(block) : block)),
  );
}

function listsIn(doc: Node): string[][] {
  return findLists(doc, () => false).map(({ items }) =>
    items.map(({ from, to, level }) => `${doc.textBetween(from, to)} ${level}`),
  );
}

it.each<[string, Written[], string[][]]>([
  ['no list', [['a'], ['b']], []],
  ['a list between paragraphs', [['a'], ['b', 1], ['c', 1], ['d']], [['b 0', 'c 0']]],
  ['two lists with a paragraph between them', [['a', 1], ['b'], ['c', 1]], [['a 0'], ['c 0']]],
  [
    'two lists one after the other',
    [
      ['a', 1],
      ['b', 2],
    ],
    [['a 0'], ['b 0']],
  ],
  [
    'bullets below numbers',
    [
      ['a', 1],
      ['b', 2, 1],
      ['c', 1],
    ],
    [['a 0', 'b 1', 'c 0']],
  ],
  [
    'a list that begins with a deeper item',
    [
      ['a', 1, 1],
      ['b', 1],
    ],
    [['a 1', 'b 0']],
  ],
])('a text with %s has these lists', (_, paragraphs, expected) => {
  expect(listsIn(docOf(...paragraphs))).toEqual(expected);
});

it('a cell of a table has lists of its own', () => {
  const cell = schema.node('tableCell', null, [paragraph(['b', 1]), paragraph(['c', 1])]);
  const table = schema.node('table', null, [schema.node('tableRow', null, [cell])]);
  expect(listsIn(docOf(['a', 1], table, ['d', 1]))).toEqual([['a 0'], ['b 0', 'c 0'], ['d 0']]);
});

it('a numbered paragraph that is excluded ends the list', () => {
  const doc = docOf(['a', 1], ['Chapter', 1], ['b', 1]);
  const isExcluded = (attrs: object) => attrs === doc.child(1).attrs;
  expect(findLists(doc, isExcluded).length).toBe(2);
});

it('only the items up to the limit form lists', () => {
  const doc = docOf(['a', 1], ['b', 1], ['text'], ['c', 1], ['d', 1]);
  const lists = findLists(doc, () => false, 3);
  expect(lists.map(({ items }) => items.length)).toEqual([2, 1]);
});
