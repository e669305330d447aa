// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { history } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { createUndoKeysPlugin } from './undo.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

/** A text with a word in it, and a native undo event of the browser. */
function writer() {
  const doc = schema.topNodeType.create(null, schema.node('paragraph'));
  const plugins = [createUndoKeysPlugin((mainView) => mainView), history()];
  const view = new EditorView(document.body, {
    state: EditorState.create({ doc, plugins }),
    handleScrollToSelection: () => true,
  });
  open = view;
  view.dispatch(view.state.tr.insertText('gulls'));
  const ask = (inputType: string): boolean =>
    view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  return { view, ask, text: () => view.state.doc.textContent };
}

it("the browser's own undo uses the history of the text", () => {
  const { view, ask, text } = writer();
  view.focus();
  expect(ask('historyUndo')).toBe(false);
  expect(text()).toBe('');
  expect(ask('historyRedo')).toBe(false);
  expect(text()).toBe('gulls');
});

it("the browser's own undo changes nothing in a text behind a dialog", () => {
  const { ask, text } = writer();
  expect(ask('historyUndo')).toBe(false);
  expect(text()).toBe('gulls');
});
