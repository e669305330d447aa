import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { Slice } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { createReference } from '../document/notes/references.ts';
import { createColumnBreak } from '../document/pages/column-breaks.ts';
import { readSideTextBlocks } from '../document/side-blocks.ts';
import { documentOf, p } from '../document/testing/document-of.ts';
import { toSideText } from './side-text.ts';

const paragraph = schema.node('paragraph', null, [
  schema.text('One'),
  createColumnBreak(),
  createReference({ kind: 'footnote', id: 1 }),
  schema.text('two'),
]);
const doc = schema.node('doc', null, [paragraph]);

it('what is pasted into a note or header leaves its column breaks and notes behind', () => {
  const { content } = toSideText(new Slice(doc.content, 1, 1));
  expect(content.firstChild?.children.map(({ text }) => text)).toEqual(['Onetwo']);
});

it('a column break that is in a note or header is written as one', async () => {
  const { model } = await documentOf(p('Text'));
  const written = JSON.stringify(readSideTextBlocks(doc, model.package));
  expect(written).toContain('"breakType":"column"');
  expect(written).not.toContain('REDRAFT');
});
