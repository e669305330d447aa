import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { createTableEdgesPlugin } from './table-edges.ts';

const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const table = () =>
  schema.node('table', null, [
    schema.node('tableRow', null, [schema.node('tableCell', null, [paragraph('c')])]),
  ]);

it.each([
  ['a table', table],
  ['a page break', () => schema.node('pageBreak')],
  ['a content control', () => schema.node('blockSdt', null, [paragraph('in the control')])],
  ['a text box', () => schema.node('textBox', null, [paragraph('in the box')])],
])('a text that ends with %s gets a paragraph after it', (_what, made) => {
  const doc = schema.node('doc', null, [paragraph('a'), made(), paragraph('b')]);
  const state = EditorState.create({ doc, plugins: [createTableEdgesPlugin()] });
  const last = doc.content.size - (doc.lastChild?.nodeSize ?? 0);
  const { doc: left } = state.apply(state.tr.delete(last, doc.content.size));
  expect(left.lastChild?.type.name).toBe('paragraph');
  expect(left.lastChild?.textContent).toBe('');
  expect(left.childCount).toBe(3);
});
