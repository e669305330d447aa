// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { settledCaretPlugin } from './settled-caret.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

function writer() {
  const place = document.body.appendChild(document.createElement('div'));
  const doc = schema.topNodeType.create(null, schema.node('paragraph', null, schema.text('Hafen.')));
  const plugins = [settledCaretPlugin(), history({ newGroupDelay: 1e9 })];
  const view = new EditorView(place, { state: EditorState.create({ doc, plugins }) });
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

describe('what is undone at once', () => {
  it('is all that was typed without leaving its place', () => {
    const { type, placeCaret, undone } = writer();
    placeCaret(7);
    type(' One');
    type(' two');
    expect(undone()).toBe('Hafen.');
  });

  it('is only what was typed after the caret was put there', () => {
    const { type, placeCaret, undone } = writer();
    placeCaret(7);
    type(' One');
    placeCaret(3);
    placeCaret(11);
    type(' two');
    expect(undone()).toBe('Hafen. One');
  });

  it('is only what was typed after coming back to the text, at the same place too', () => {
    const { view, type, placeCaret, undone } = writer();
    placeCaret(7);
    type(' One');
    view.dom.dispatchEvent(new FocusEvent('focus'));
    type(' two');
    expect(undone()).toBe('Hafen. One');
  });

  it('is a whole composed word, wherever its keyboard moves the caret meanwhile', () => {
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
});

describe('a key', () => {
  it('finds the caret where the page has it, also before the browser has told of it', () => {
    const { view } = writer();
    view.focus();
    const text = view.dom.querySelector('p')?.firstChild;
    if (!text) throw new Error('The paragraph has no text.');
    document.getSelection()?.collapse(text, 5);
    view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    expect(view.state.selection.head).toBe(6);
  });
});
