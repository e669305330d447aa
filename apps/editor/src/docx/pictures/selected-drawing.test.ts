// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { EditorState, NodeSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { drawingPrefix } from '../document/drawings/drawing-names.ts';
import { createInsertion } from './insert-picture.ts';
import { createPictureKeysPlugin, typeAfterSelected } from './picture-keys.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

/** A text with a selected picture or drawing between two words. */
function openSelected(rId: string) {
  const content = [schema.text('sea'), schema.node('image', { src: '', rId }), schema.text('wind')];
  const doc = schema.topNodeType.create(null, schema.node('paragraph', null, content));
  const state = EditorState.create({
    doc,
    selection: NodeSelection.create(doc, 4),
    plugins: [createPictureKeysPlugin()],
  });
  const view = new EditorView(document.body, { state, handleScrollToSelection: () => true });
  open = view;
  return view;
}

const drawing = `${drawingPrefix}1`;
const getKind = (node: Node): string => node.text ?? (node.attrs.rId === drawing ? 'drawing' : 'picture');
const listContent = ({ doc }: EditorState): string[] => doc.child(0).children.map(getKind);

it.each([
  ['a drawing', drawing, 'drawing'],
  ['a picture', 'rId1', 'picture'],
])('text typed while %s is selected stands after it', (_name, rId, kept) => {
  const view = openSelected(rId);
  expect(typeAfterSelected(view, 'x')).toBe(true);
  expect(listContent(view.state)).toEqual(['sea', kept, 'xwind']);
  expect(view.state.selection).toMatchObject({ empty: true, from: 6 });
});

it('Enter moves the caret after a selected drawing', () => {
  const view = openSelected(drawing);
  const event = new KeyboardEvent('keydown', { key: 'Enter' });
  expect(view.someProp('handleKeyDown', (handle) => handle(view, event))).toBe(true);
  expect(listContent(view.state)).toEqual(['sea', 'drawing', 'wind']);
  expect(view.state.selection).toMatchObject({ empty: true, from: 5 });
});

it('a picture inserted while a drawing is selected stands after it and is selected', () => {
  const { state } = openSelected(drawing);
  const after = state.apply(createInsertion(state, { src: 'data:,', width: 1, height: 1 }, null));
  expect(listContent(after)).toEqual(['sea', 'drawing', 'picture', 'wind']);
  expect(after.selection).toMatchObject({ from: 5, to: 6 });
});
