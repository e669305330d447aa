import { EditorState, Plugin } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { documentOf, p } from '../document/testing/document-of.ts';
import { findMisspellings } from './misspelt-words.ts';
import {
  applyToMarks,
  findMisspellingAt,
  getSpellingMarks,
  type Misspelling,
  noMarks,
  setSpellingAction,
  spellingKey,
} from './spelling-marks.ts';
import { createSpellingService } from './spelling-service.ts';

const plugin = new Plugin({
  key: spellingKey,
  state: { init: () => noMarks, apply: (tr, marks) => applyToMarks(marks, tr) },
});

async function marked(...words: Misspelling[]): Promise<EditorState> {
  const { doc } = await documentOf(p('The harbuor was quite'));
  const state = EditorState.create({ doc, plugins: [plugin] });
  return state.apply(setSpellingAction(state.tr, { kind: 'draw', ranges: [{ from: 1, to: 22, words }] }));
}
const harbuor = { from: 5, to: 12, word: 'harbuor' };
const lines = (state: EditorState) =>
  getSpellingMarks(state)
    .underlines.find()
    .map(({ from, to }) => [from, to]);

it('spelling marks move with the text before them', async () => {
  const state = await marked(harbuor);
  const later = state.apply(state.tr.insertText('So: ', 1));
  expect(lines(later)).toEqual([[9, 16]]);
  expect(findMisspellingAt(later, 10)).toEqual({ from: 9, to: 16, word: 'harbuor' });
});
it('spelling marks are removed with their word', async () => {
  const state = await marked(harbuor);
  expect(lines(state.apply(state.tr.delete(4, 13)))).toEqual([]);
});
it('spelling marks are replaced in a checked range, and kept elsewhere', async () => {
  const state = await marked(harbuor, { from: 17, to: 22, word: 'quite' });
  const drawn = state.apply(
    setSpellingAction(state.tr, { kind: 'draw', ranges: [{ from: 1, to: 13, words: [] }] }),
  );
  expect(lines(drawn)).toEqual([[17, 22]]);
});
it('spelling marks are not drawn again under an ignored word, wherever it moves', async () => {
  const state = await marked(harbuor);
  const ignored = state.apply(setSpellingAction(state.tr, { kind: 'ignore', misspelling: harbuor }));
  const later = ignored.apply(ignored.tr.insertText('So: ', 1));
  expect(lines(later)).toEqual([]);
  const [kept] = getSpellingMarks(later).ignored.find();
  expect([kept?.from, kept?.to]).toEqual([9, 16]);
});

describe('spelling results', () => {
  const service = () => {
    const requested: string[][] = [];
    const spellers = {
      load: async () => undefined,
      findUnknown: async (_language: string, words: readonly string[]) => {
        requested.push([...words]);
        return words.filter((word) => word.includes('x'));
      },
      suggest: async () => ['right'],
    };
    return { requested, service: createSpellingService(() => ({ spellers, stop: () => undefined })) };
  };
  it('spelling results are requested once for each word', async () => {
    const { requested, service: known } = service();
    expect(known.isUnknown('de', 'boat')).toBeUndefined();
    await known.check('de', ['boat', 'boxt', 'boat']);
    await known.check('de', ['boat']);
    expect(requested).toEqual([['boat', 'boxt']]);
    expect([known.isUnknown('de', 'boat'), known.isUnknown('de', 'boxt')]).toEqual([false, true]);
    expect(known.isUnknown('en-gb', 'boat')).toBeUndefined();
  });
  it('spelling results report a failure, and can be requested again', async () => {
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('offline');
    };
    const spellers = { load, findUnknown: async () => [], suggest: async () => [] };
    const known = createSpellingService(() => ({ spellers, stop: () => undefined }));
    await expect(known.check('de', ['boat'])).rejects.toThrow('offline');
    expect(known.state()).toBe('failed');
    isBroken = false;
    await known.check('de', ['boat']);
    expect(known.state()).toBe('ready');
  });
});

it('unchecked words of a paragraph are listed until their results arrive', async () => {
  const state = await marked();
  const requested: string[] = [];
  const own = new Set<string>();
  const { firstChild } = state.doc;
  if (firstChild === null) throw new Error('No paragraph');
  expect(
    findMisspellings(firstChild, 0, { state, language: 'de', personalWords: own, unchecked: requested }),
  ).toEqual([]);
  expect(requested).toEqual(['The', 'harbuor', 'was', 'quite']);
});
