import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { addParaIds } from './para-ids.ts';

const { doc: docType, paragraph: paragraphType, table, tableRow, tableCell } = schema.nodes;

function paragraph(text: string, paraId: string | null = null): Node {
  const node = paragraphType?.create({ paraId }, text === '' ? null : schema.text(text));
  if (node === undefined) throw new Error('The schema has paragraphs');
  return node;
}
function documentOf(...blocks: Node[]): Node {
  const node = docType?.create(null, blocks);
  if (node === undefined) throw new Error('The schema has documents');
  return node;
}
function inTable(...blocks: Node[]): Node {
  const cell = tableCell?.create(null, blocks);
  const row = cell && tableRow?.create(null, [cell]);
  const node = row && table?.create(null, [row]);
  if (!node) throw new Error('The schema has tables');
  return node;
}
function idsOf(doc: Node): unknown[] {
  const ids: unknown[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'paragraph') ids.push(node.attrs.paraId);
  });
  return ids;
}

it('paragraphs without an id each get one, also those with identical words and those in tables', () => {
  const ids = idsOf(addParaIds(documentOf(paragraph('a'), inTable(paragraph('a')), paragraph(''))));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-F]{7}$/);
});

it('paragraphs without an id get the same one at each reading, whatever surrounds them', () => {
  const [id] = idsOf(addParaIds(documentOf(paragraph('words'))));
  const [, , among] = idsOf(
    addParaIds(documentOf(paragraph('new'), inTable(paragraph('too')), paragraph('words'))),
  );
  expect(among).toBe(id);
});

it('paragraphs without an id do not change the ids of the others; of duplicates, the first keeps its id', () => {
  const twice = paragraph('b', '0000000A');
  const ids = idsOf(addParaIds(documentOf(paragraph('a'), twice, twice, paragraph('c', '0000000B'))));
  expect([ids[1], ids[3]]).toEqual(['0000000A', '0000000B']);
  expect(new Set(ids).size).toBe(4);
});

it('paragraphs without an id are the only change: a document in which all have ids stays identical', () => {
  const named = addParaIds(documentOf(paragraph('a'), inTable(paragraph('b'))));
  expect(addParaIds(named)).toBe(named);
  const grown = addParaIds(documentOf(...named.children, paragraph('c')));
  expect(grown.child(1)).toBe(named.child(1));
});
