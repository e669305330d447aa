// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { history, redo, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { composedWordsPlugin } from './composed-words.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

/** An empty text and a phone keyboard: each word is composed letter by letter. */
function writer() {
  const container = document.body.appendChild(document.createElement('div'));
  const view = new EditorView(container, {
    state: EditorState.create({
      doc: schema.topNodeType.create(null, schema.node('paragraph')),
      plugins: [composedWordsPlugin(), history({ newGroupDelay: 1e9 })],
    }),
    handleScrollToSelection: () => true,
  });
  open = view;
  let compositions = 0;
  const type = (text: string): void => view.dispatch(view.state.tr.insertText(text));
  const compose = (text: string): void => {
    compositions += 1;
    view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const one of text) view.dispatch(view.state.tr.insertText(one).setMeta('composition', compositions));
    view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  };
  const undone = (): string => {
    undo(view.state, view.dispatch);
    return view.state.doc.textContent;
  };
  return { view, type, compose, undone, text: () => view.state.doc.textContent };
}

it('composed text is undone and redone word by word, each with the space after it', () => {
  const { view, type, compose, undone, text } = writer();
  for (const word of ['The', 'gulls', 'cried']) {
    compose(word);
    type(' ');
  }
  expect([undone(), undone(), undone()]).toEqual(['The gulls ', 'The ', '']);
  redo(view.state, view.dispatch);
  redo(view.state, view.dispatch);
  expect(text()).toBe('The gulls ');
});

it('composed text of a Korean word is one step for all syllables', () => {
  const { compose, type, undone } = writer();
  compose('바');
  compose('다');
  type(' ');
  compose('새');
  expect([undone(), undone()]).toEqual(['바다 ', '']);
});

it('composed text has one step for each composition in languages without spaces', () => {
  const { compose, undone } = writer();
  compose('漢字');
  compose('を');
  compose('書く');
  expect([undone(), undone(), undone()]).toEqual(['漢字を', '漢字', '']);
});

it('composed text of a dead key is one step with the letters around it', () => {
  const { compose, type, undone } = writer();
  type('caf');
  compose('é');
  type('s');
  expect(undone()).toBe('');
});

it('a correction that replaces a word is undone without the text typed before it', () => {
  const { view, type, undone } = writer();
  type('recieve');
  view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertReplacementText' }));
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 8)));
  view.dispatch(view.state.tr.insertText('receive'));
  expect(undone()).toBe('recieve');
});
