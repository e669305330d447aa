import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { type Command, EditorState, Plugin, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../../document/testing/document-of.ts';
import { sideTextKey } from '../../editing/focused-editing.ts';
import { insertColumnBreak, insertPageBreak } from './page-break-keys.ts';

const commands: [string, Command][] = [
  ['page break', insertPageBreak],
  ['column break', insertColumnBreak],
];

it.each(commands)(
  'a %s at the end of a section leaves one section, and the rest of the formatting',
  async (_, insert) => {
    const properties =
      '<w:pageBreakBefore/><w:jc w:val="center"/><w:sectPr><w:cols w:num="2" w:space="720"/></w:sectPr>';
    let state = stateOf(await documentOf(p('one', properties) + p('two')), 'one|');
    insert(state, (tr) => {
      state = state.apply(tr);
    });
    const paragraphs = state.doc.children.filter(({ type }) => type.name === 'paragraph');
    expect(paragraphs.map(({ attrs }) => attrs._sectionProperties?.columnCount ?? null)).toEqual([
      null,
      2,
      null,
    ]);
    expect(paragraphs.map(({ attrs }) => attrs.pageBreakBefore ?? null)).toEqual([true, null, null]);
    expect(paragraphs.map(({ attrs }) => attrs.alignment ?? null)).toEqual(['center', 'center', null]);
    expect(new Set(paragraphs.map(({ attrs }) => attrs.sectionBreakType ?? null)).size).toBe(1);
  },
);

it.each(commands)('a note or header takes no %s', (_, insert) => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('Note')])]);
  const options = { doc, selection: TextSelection.create(doc, 3) };
  expect(insert(EditorState.create(options))).toBe(true);
  const plugins = [new Plugin({ key: sideTextKey })];
  expect(insert(EditorState.create({ ...options, plugins }))).toBe(false);
});
