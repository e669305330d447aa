// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import {
  createSuggestionModePlugin,
  setSuggestionMode,
} from '@eigenpal/docx-editor-core/prosemirror/plugins';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, it } from 'vitest';
import { patchPackage } from '../document/edits.ts';
import { documentOf } from '../document/testing/document-of.ts';
import { autoFormatChoice } from './auto-format-choice.ts';
import { autoFormatPlugin } from './auto-format-plugin.ts';

const defaults = autoFormatChoice.get();
let open: EditorView | null = null;
afterEach(() => {
  open?.destroy();
  autoFormatChoice.set(defaults);
});

async function writer(lang = 'en') {
  const { model } = await documentOf('<w:p/>');
  let parts: DocxPackage = model.package;
  const ports = {
    parts: () => parts,
    patch: (patch: Parameters<typeof patchPackage>[1]) => {
      parts = patchPackage(parts, patch);
    },
    lang,
  };
  const doc = schema.topNodeType.create(null, schema.node('paragraph'));
  const plugins = [autoFormatPlugin(ports), createSuggestionModePlugin(false, 'Jo'), history()];
  const view = new EditorView(document.body, { state: EditorState.create({ doc, plugins }) });
  open = view;
  const type = (text: string): void => {
    for (const key of text) {
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(key, from, to);
      const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert));
      if (isTaken !== true) view.dispatch(insert());
    }
  };
  const press = (key: string, ctrlKey = false): boolean => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey });
    return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
  };
  const enter = (): void => view.dispatch(view.state.tr.split(view.state.selection.from));
  return { view, type, press, enter, parts: () => parts };
}

const textOf = (view: EditorView): string => view.state.doc.textContent;
const firstAttrs = (view: EditorView) => view.state.doc.child(0).attrs;

it('a replacement while typing is in the text, in the language of the text', async () => {
  const { view, type } = await writer();
  type('"Die Boote" und das ist nicht der Wind, sagte er. "Nein"...');
  expect(textOf(view)).toBe('“Die Boote” und das ist nicht der Wind, sagte er. „Nein“…');
});
it.each([
  ['Backspace', false],
  ['z', true],
])(
  'what is set while one types is given back as it was typed by one %s right behind it',
  async (key, ctrlKey) => {
    const { view, type, press } = await writer();
    type('so--');
    expect(textOf(view)).toBe('so–');
    expect(press(key, ctrlKey)).toBe(true);
    expect(textOf(view)).toBe('so--');
    expect(press('Backspace')).toBe(false);
  },
);
it('a replacement while typing is not reverted by Backspace after the next letter', async () => {
  const { view, type, press } = await writer();
  type('so--x');
  expect(press('Backspace')).toBe(false);
  expect(textOf(view)).toBe('so–x');
});
it('a replacement while typing is undone without the text typed before and after it', async () => {
  const { view, type } = await writer();
  type('one "');
  type('two');
  undo(view.state, view.dispatch);
  expect(textOf(view)).toBe('one “');
});
it('a replacement while typing is not made when it is switched off', async () => {
  autoFormatChoice.set({ quotes: 'off', dashes: false, ellipsis: false, lists: false });
  const { view, type } = await writer();
  type('- "a"--...');
  expect(textOf(view)).toBe('- "a"--...');
  expect(firstAttrs(view).numPr).toBeNull();
});
it('a replacement while typing loses no word while changes are suggested, and is a suggestion too', async () => {
  const { view, type, press } = await writer();
  type('It was ');
  setSuggestionMode(true, view.state, view.dispatch, 'Jo');
  type('"so"--');
  expect(textOf(view)).toBe('It was “so”–');
  const marks = view.state.doc.nodeAt(view.state.selection.from - 1)?.marks.map(({ type: { name } }) => name);
  expect(marks).toEqual(['insertion']);
  press('Backspace');
  expect(textOf(view)).toBe('It was “so”--');
});

it('a list starts with "1. ", also in the definitions, and its next paragraph gets the next number', async () => {
  const { view, type, enter, parts } = await writer();
  type('1. one');
  expect(firstAttrs(view)).toMatchObject({ numPr: { numId: 1, ilvl: 0 }, listNumFmt: 'decimal' });
  expect(parts().numbering?.nums).toHaveLength(1);
  enter();
  view.dispatch(view.state.tr.setNodeAttribute(view.state.selection.$from.before(), 'numPr', null));
  type('2. two');
  expect(view.state.doc.child(1).attrs.numPr).toEqual({ numId: 1, ilvl: 0 });
  expect(textOf(view)).toBe('onetwo');
});
it('a list is reverted to the typed text by one Backspace', async () => {
  const { view, type, press } = await writer();
  type('- ');
  expect(firstAttrs(view).listIsBullet).toBe(true);
  press('Backspace');
  expect([textOf(view), firstAttrs(view).numPr]).toEqual(['- ', null]);
});
it('a list does not start in the middle of a paragraph', async () => {
  const { view, type } = await writer();
  type('page 1. ');
  expect(firstAttrs(view).numPr).toBeNull();
});

it('an input method is not interrupted while it composes', async () => {
  const { view, type } = await writer();
  type('so-');
  Object.defineProperty(view, 'composing', { value: true });
  type('-');
  expect(textOf(view)).toBe('so--');
  expect(view.state.selection).toBeInstanceOf(TextSelection);
});

it('an apostrophe within an inner quotation is none of its closing marks, in French', async () => {
  autoFormatChoice.set({ ...defaults, quotes: 'fr' });
  const { view, type } = await writer();
  type(`"Elle dit : 'l'amour'"`);
  expect(textOf(view)).toBe('«\u00a0Elle dit : “l’amour”\u00a0»');
});
