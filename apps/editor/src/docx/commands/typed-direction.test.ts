import i18next from 'i18next';
import { history, undo } from 'prosemirror-history';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { afterEach, expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { typedDirectionPlugin } from './typed-direction.ts';

afterEach(() => i18next.init({ lng: 'en' }));

const plugins = () => [typedDirectionPlugin(), history()];
const type = (state: EditorState, text: string): EditorState =>
  [...text].reduce((now, letter) => now.apply(now.tr.insertText(letter)), state);
const directions = ({ doc }: EditorState): unknown[] => doc.children.map(({ attrs }) => attrs.bidi);

it.each([
  ['ميناء', true],
  ['«ميناء» harbour', true],
  ['harbour ميناء', null],
  ['6:30', null],
])('a paragraph in which "%s" is typed has w:bidi %s', async (text, bidi) => {
  const state = stateOf(await documentOf('<w:p/>'), '', plugins());
  expect(directions(type(state, text))).toEqual([bidi]);
});

it.each([
  ['6:30', true],
  ['6:30 harbour', true],
  ['harbour', null],
])('an empty text of a reader of Arabic in which "%s" is typed has w:bidi %s', async (text, bidi) => {
  await i18next.init({ lng: 'ar' });
  const state = stateOf(await documentOf('<w:p/>'), '', plugins());
  expect(directions(type(state, text))).toEqual([bidi]);
});

it('a paragraph aligned at the right stays there when Arabic is typed in it', async () => {
  const state = stateOf(await documentOf('<w:p><w:pPr><w:jc w:val="right"/></w:pPr></w:p>'), '', plugins());
  expect(type(state, 'ميناء').doc.child(0).attrs).toMatchObject({ bidi: true, alignment: 'left' });
});

it('a text of a reader of Arabic stays what it is where nothing is typed', async () => {
  await i18next.init({ lng: 'ar' });
  const state = stateOf(await documentOf('<w:p/>'), '', plugins());
  expect(state.apply(state.tr.scrollIntoView()).doc).toBe(state.doc);
});

it('a paragraph with words keeps its direction, whatever is typed in it', async () => {
  const state = stateOf(await documentOf(p('harbour')), '|harbour', plugins());
  expect(directions(type(state, 'ميناء '))).toEqual([null]);
});

it('a direction by typing is undone with what was typed', async () => {
  const state = type(stateOf(await documentOf('<w:p/>'), '', plugins()), 'م');
  let undone = state;
  undo(state, (tr) => {
    undone = state.apply(tr);
  });
  expect([undone.doc.textContent, directions(undone)]).toEqual(['', [null]]);
});

it('Arabic that is restored by undo keeps the direction that it had', async () => {
  const state = stateOf(await documentOf(p('ميناء')), '', plugins());
  const emptied = state.apply(state.tr.delete(1, 6));
  let undone = emptied;
  undo(emptied, (tr) => {
    undone = emptied.apply(tr);
  });
  expect([undone.doc.textContent, directions(undone)]).toEqual(['ميناء', [null]]);
});

it('a paragraph of another person that the caret only reaches keeps its direction', async () => {
  const state = stateOf(await documentOf(`${p('ميناء')}<w:p/>`), '', plugins());
  const inEmpty = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8)));
  const joined = inEmpty.apply(inEmpty.tr.delete(6, 8));
  expect([joined.doc.childCount, directions(joined)]).toEqual([1, [null]]);
});

it('a paragraph that is joined into an empty one keeps its direction', async () => {
  const state = stateOf(await documentOf(`<w:p/>${p('ميناء')}`), '', plugins());
  const inEmpty = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1)));
  const joined = inEmpty.apply(inEmpty.tr.join(2));
  expect([joined.doc.textContent, directions(joined)]).toEqual(['ميناء', [null]]);
});

it('Arabic that is typed over all words of a paragraph turns it', async () => {
  const state = stateOf(await documentOf(p('harbour')), '', plugins());
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 8)));
  expect(directions(type(selected, 'ميناء'))).toEqual([true]);
});

it('Arabic that is typed over a part of a paragraph leaves its direction', async () => {
  const state = stateOf(await documentOf(p('harbour')), '', plugins());
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 3, 8)));
  expect(directions(type(selected, 'ميناء'))).toEqual([null]);
});
