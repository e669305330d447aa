// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { singletonManager } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { redo, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { directionKeysPlugin } from './direction-keys.ts';

let open: EditorView | null = null;
afterEach(() => open?.destroy());

function writer() {
  const doc = schema.topNodeType.create(null, schema.node('paragraph'));
  const plugins = [directionKeysPlugin(), ...singletonManager.getPlugins()];
  const view = new EditorView(document.body, { state: EditorState.create({ doc, plugins }) });
  open = view;
  const press = (type: 'keydown' | 'keyup', key: string, rest: KeyboardEventInit = {}) =>
    view.dom.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...rest }));
  const isRightToLeft = () => view.state.doc.firstChild?.attrs.bidi === true;
  return { view, press, isRightToLeft };
}

it.each([
  ['ShiftRight', true],
  ['ShiftLeft', false],
])(
  'Ctrl and Shift with %s alone decide the direction of the paragraph when they are released',
  (code, isRtl) => {
    const { press, isRightToLeft } = writer();
    for (const side of ['ShiftRight', code]) {
      press('keydown', 'Control', { ctrlKey: true });
      press('keydown', 'Shift', { code: side, ctrlKey: true, shiftKey: true });
      press('keyup', 'Shift', { code: side, ctrlKey: true });
    }
    expect(isRightToLeft()).toBe(isRtl);
  },
);

it('Ctrl and Shift before another key change nothing, so that redo stays possible', () => {
  const { view, press, isRightToLeft } = writer();
  view.dispatch(view.state.tr.insertText('gulls', 1));
  undo(view.state, view.dispatch);
  press('keydown', 'Control', { ctrlKey: true });
  press('keydown', 'Shift', { code: 'ShiftLeft', ctrlKey: true, shiftKey: true });
  press('keydown', 'F9', { ctrlKey: true, shiftKey: true });
  press('keyup', 'Shift', { code: 'ShiftLeft', ctrlKey: true });
  expect(isRightToLeft()).toBe(false);
  expect(redo(view.state, view.dispatch)).toBe(true);
  expect(view.state.doc.textContent).toBe('gulls');
});

it('Ctrl and Shift create no undo step if the paragraph already has this direction', () => {
  const { view, press } = writer();
  press('keydown', 'Shift', { code: 'ShiftLeft', ctrlKey: true, shiftKey: true });
  press('keyup', 'Control', { shiftKey: true });
  expect(undo(view.state, view.dispatch)).toBe(false);
});
