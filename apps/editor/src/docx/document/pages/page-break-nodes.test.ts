import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { docxFromText } from '@redraft/documents';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { readDocument, writeDocument } from '../written-document.ts';

async function reread(change: (doc: Node) => Node): Promise<Node> {
  const read = await readDocument(docxFromText('Before\nAfter'));
  const reopened = await readDocument(await writeDocument({ ...read, doc: change(read.doc) }));
  return reopened.doc;
}

function withBlocks(doc: Node, ...blocks: Node[]): Node {
  return schema.node('doc', doc.attrs, [doc.child(0), ...blocks, doc.child(1)]);
}

function kinds(doc: Node): string[] {
  return doc.children.map((block) => (block.type.name === 'pageBreak' ? 'break' : block.textContent));
}

const pageBreak = () => schema.node('pageBreak');

it('toPageBreakNodes reads a page break without an empty line on the next page', async () => {
  expect(kinds(await reread((doc) => withBlocks(doc, pageBreak())))).toEqual(['Before', 'break', 'After']);
});

it('toPageBreakNodes reads two breaks as two', async () => {
  const read = await reread((doc) => withBlocks(doc, pageBreak(), pageBreak()));
  expect(kinds(read)).toEqual(['Before', 'break', 'break', 'After']);
});

it('toPageBreakNodes leaves an empty paragraph at the start of a page unchanged', async () => {
  const begins = schema.node('paragraph', { pageBreakBefore: true });
  const read = await reread((doc) => withBlocks(doc, begins));
  expect(kinds(read)).toEqual(['Before', '', 'After']);
  expect(read.child(1).attrs.pageBreakBefore).toBe(true);
});

it('toPageBreakNodes reads a break in a content control', async () => {
  const paragraph = (text: string) => schema.node('paragraph', null, [schema.text(text)]);
  const control = schema.node('blockSdt', null, [paragraph('one'), pageBreak(), paragraph('two')]);
  const read = await reread((doc) => withBlocks(doc, control));
  expect(kinds(read.child(1))).toEqual(['one', 'break', 'two']);
});

it('toPageBreakNodes leaves a paragraph for the caret after a break at the end', async () => {
  const read = await reread((doc) => schema.node('doc', doc.attrs, [doc.child(0), pageBreak()]));
  expect(kinds(read)).toEqual(['Before', 'break', '']);
});
