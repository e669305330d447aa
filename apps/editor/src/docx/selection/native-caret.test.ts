// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { dispatchKeepingCaret, nativeCaretPlugin } from './native-caret.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

function writer() {
  const container = document.body.appendChild(document.createElement('div'));
  const doc = schema.topNodeType.create(null, schema.node('paragraph', null, schema.text('Hafen.')));
  const plugins = [nativeCaretPlugin(), history({ newGroupDelay: 1e9 })];
  const view = new EditorView(container, {
    state: EditorState.create({ doc, plugins }),
    // jsdom has no layout.
    handleScrollToSelection: () => true,
  });
  open = view;
  const type = (text: string): void => view.dispatch(view.state.tr.insertText(text));
  const placeCaret = (pos: number, meta?: number): void => {
    const tr = view.state.tr.setSelection(TextSelection.create(view.state.doc, pos));
    view.dispatch(meta === undefined ? tr : tr.setMeta('composition', meta));
  };
  const undone = (): string => {
    undo(view.state, view.dispatch);
    return view.state.doc.textContent;
  };
  return { view, type, placeCaret, undone };
}

it('one undo reverts everything typed without moving the caret', () => {
  const { type, placeCaret, undone } = writer();
  placeCaret(7);
  type(' One');
  type(' two');
  expect(undone()).toBe('Hafen.');
});

it('one undo reverts only what was typed after the caret was moved', () => {
  const { type, placeCaret, undone } = writer();
  placeCaret(7);
  type(' One');
  placeCaret(3);
  placeCaret(11);
  type(' two');
  expect(undone()).toBe('Hafen. One');
});

it('one undo reverts only what was typed after returning to the text, even to the same position', () => {
  const { view, type, placeCaret, undone } = writer();
  placeCaret(7);
  type(' One');
  view.dom.dispatchEvent(new FocusEvent('focus'));
  type(' two');
  expect(undone()).toBe('Hafen. One');
});

it('one undo reverts a whole composed word, wherever its keyboard moves the caret meanwhile', () => {
  const { view, type, placeCaret, undone } = writer();
  placeCaret(7);
  const compose = (text: string): void =>
    view.dispatch(view.state.tr.insertText(text).setMeta('composition', 1));
  compose('ka');
  placeCaret(7, 1);
  placeCaret(9, 1);
  compose('ze');
  type('!');
  expect(undone()).toBe('Hafen.');
});

/** As the browser moves the caret after a key; its event follows later. */
function moveNatively(view: EditorView, offset: number): void {
  const text = view.dom.querySelector('p')?.firstChild;
  if (!text) throw new Error('The paragraph has no text.');
  document.getSelection()?.collapse(text, offset);
}

const press = (view: EditorView, key: string): boolean =>
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));

it('a key uses the browser’s caret, even before the selection event', () => {
  const { view } = writer();
  view.focus();
  moveNatively(view, 5);
  press(view, 'k');
  expect(view.state.selection.head).toBe(6);
});

it('a key moves the caret to the start of the text right after focusing, too', () => {
  const { view, placeCaret } = writer();
  placeCaret(7);
  view.focus();
  press(view, 'Home');
  moveNatively(view, 0);
  document.dispatchEvent(new Event('selectionchange'));
  expect(view.state.selection.head).toBe(1);
  expect(document.getSelection()?.anchorOffset).toBe(0);
});

it('a redraw by the page keeps the caret where a key has just moved it', () => {
  const { view, placeCaret } = writer();
  view.focus();
  placeCaret(7);
  moveNatively(view, 2);
  dispatchKeepingCaret(view, (tr) => tr.setNodeAttribute(0, 'alignment', 'center'));
  expect(document.getSelection()?.anchorOffset).toBe(2);
  expect(view.state.selection.head).toBe(3);
});

it('a redraw by the page is skipped once the text is destroyed, before its panels are removed', () => {
  const { view } = writer();
  view.destroy();
  expect(() => dispatchKeepingCaret(view, (tr) => tr)).not.toThrow();
});

it('a redraw by the page is skipped where nothing has to be drawn', () => {
  const { view } = writer();
  const before = view.state;
  dispatchKeepingCaret(view, () => null);
  expect(view.state).toBe(before);
});
