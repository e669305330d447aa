import * as fc from 'fast-check';
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { TextBody } from '../scene/scene.ts';
import { createLeveling } from './levels.ts';
import { markersOf } from './markers.ts';
import {
  backspaceInList,
  deeper,
  enter,
  normalize,
  setFormat,
  setParagraph,
  tab,
  toggleFormat,
} from './text-commands.ts';
import {
  bodyOfWords,
  commonFormat,
  defaultParagraphFormat,
  defaultRunFormat,
  formatBody,
  joinRuns,
  wordsOf,
} from './text-formats.ts';
import { bodyOfDoc, docOf } from './text-schema.ts';

const runs = fc.record({
  text: fc.stringMatching(/^[a-z\n]{0,5}$/),
  bold: fc.boolean(),
  size: fc.constantFrom(12, 18),
});
const bodies: fc.Arbitrary<TextBody> = fc
  .array(fc.record({ runs: fc.array(runs, { minLength: 1, maxLength: 4 }), level: fc.nat(8) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((paragraphs) => ({
    ...bodyOfWords(''),
    paragraphs: paragraphs.map(({ runs: parts, level }) => ({
      ...defaultParagraphFormat,
      level,
      runs: joinRuns(parts.map((part) => ({ ...defaultRunFormat, ...part }))),
    })),
  }));

function stateOf(body: TextBody, from?: number, to = from): EditorState {
  const doc = docOf(body);
  const selection = from === undefined ? TextSelection.atEnd(doc) : TextSelection.create(doc, from, to);
  return EditorState.create({ doc, selection });
}

it('the words of a shape are the same after they were written in, whatever they look like', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(bodyOfDoc(docOf(body), body)).toEqual(body);
    }),
  );
});

it('the words of a shape keep their look where all of them were taken away', () => {
  const state = stateOf(bodyOfWords('word', { ...defaultRunFormat, size: 40 }), 1, 5);
  const emptied = state.apply(state.tr.deleteSelection());
  expect(bodyOfDoc(emptied.doc, bodyOfWords('')).paragraphs[0]?.runs).toEqual([
    { ...defaultRunFormat, size: 40, text: '' },
  ]);
});

it('the words of a shape that are written into an empty paragraph look as it says', () => {
  const state = stateOf(bodyOfWords('', { ...defaultRunFormat, bold: true }));
  const written = state.apply(state.tr.insertText('word'));
  const after = written.apply(normalize(written) ?? written.tr);
  expect(bodyOfDoc(after.doc, bodyOfWords('')).paragraphs[0]?.runs).toEqual([
    { ...defaultRunFormat, bold: true, text: 'word' },
  ]);
});

it('the words of a shape change their look where they are selected', () => {
  const after = applied(stateOf(bodyOfWords('one two'), 1, 4), toggleFormat('bold'));
  expect(bodyOfDoc(after.doc, bodyOfWords('')).paragraphs[0]?.runs).toMatchObject([
    { text: 'one', bold: true },
    { text: ' two', bold: false },
  ]);
  const back = applied(after, toggleFormat('bold'));
  expect(bodyOfDoc(back.doc, bodyOfWords('one two'))).toEqual(bodyOfWords('one two'));
});

it('the words of a shape take a look for what comes next where nothing is selected', () => {
  const after = applied(stateOf(bodyOfWords('')), setFormat({ size: 30 }));
  expect(bodyOfDoc(after.doc, bodyOfWords('')).paragraphs[0]?.runs).toMatchObject([{ size: 30 }]);
});

describe('lists', () => {
  const item: TextBody = formatBody(bodyOfWords('one'), { paragraph: { list: 'bullet' } });
  it('all go deeper with Tab where everything is selected', () => {
    const state = stateOf(item);
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    const levels = bodyOfDoc(applied(all, tab).doc, item).paragraphs.map(({ level }) => level);
    expect(levels).toEqual(item.paragraphs.map(({ level }) => level + 1));
  });
  it('lists go deeper with Tab, and end with an empty item', () => {
    const deep = applied(stateOf(item), tab);
    expect(bodyOfDoc(deep.doc, item).paragraphs[0]).toMatchObject({ level: 1, list: 'bullet' });
    const ended = applied(applied(deep, enter), enter);
    expect(bodyOfDoc(ended.doc, item).paragraphs).toMatchObject([
      { list: 'bullet', level: 1 },
      { list: 'none', level: 0 },
    ]);
  });
  it('lists take the size and the sign of their level, and keep what was set by hand', () => {
    const levels = [24, 20].map((size, level) => ({
      run: { ...defaultRunFormat, size },
      paragraph: { ...defaultParagraphFormat, level, list: 'bullet' as const, spaceBefore: level },
    }));
    const body = formatBody(item, { run: { size: 24, bold: true } });
    const state = EditorState.create({ doc: docOf(body), plugins: [createLeveling(levels)] });
    const deep = applied(state, tab);
    expect(bodyOfDoc(deep.doc, body).paragraphs).toMatchObject([
      { level: 1, spaceBefore: 1, runs: [{ size: 20, bold: true }] },
    ]);
    const back = applied(deep, setParagraph(deeper(-1)));
    expect(bodyOfDoc(back.doc, body)).toEqual(body);
  });
  it('lists give an item back to the text at its beginning', () => {
    expect(backspaceInList(stateOf(item, 4))).toBe(false);
    expect(bodyOfDoc(applied(stateOf(item, 1), backspaceInList).doc, item).paragraphs).toMatchObject([
      { list: 'none' },
    ]);
  });
  it.each([
    ['bullets by their level', ['b0', 'b1', 'b2'], ['•', '–', '▪']],
    ['numbers one after another', ['n0', 'n0', 'n0'], ['1.', '2.', '3.']],
    ['a list in a list on its own', ['n0', 'n1', 'n1', 'n0', 'n1'], ['1.', 'a)', 'b)', '2.', 'a)']],
    ['numbers anew after words', ['n0', '-0', 'n0'], ['1.', '', '1.']],
  ])('lists count %s', (_, items, markers) => {
    const formats = items.map((code) => ({
      list: code.startsWith('b')
        ? ('bullet' as const)
        : code.startsWith('n')
          ? ('number' as const)
          : ('none' as const),
      level: Number(code[1]),
    }));
    expect(markersOf(formats)).toEqual(markers);
  });
});

it('a whole text is formatted at once, and says what its words have in common', () => {
  const body = { ...bodyOfWords('one\ntwo') };
  expect(
    commonFormat([formatBody(body, { run: { bold: true }, paragraph: { align: 'center' } })]),
  ).toMatchObject({
    bold: true,
    align: 'center',
  });
  const [first, second] = body.paragraphs;
  if (first === undefined || second === undefined) throw new Error('two paragraphs');
  const mixed = { ...body, paragraphs: [{ ...first, align: 'right' as const }, second] };
  expect(commonFormat([mixed])).not.toHaveProperty('align');
  expect(wordsOf(mixed)).toBe('one\ntwo');
});
it('a whole text keeps its words when its paragraphs change', () => {
  const after = applied(
    stateOf(bodyOfWords('one\ntwo'), 1, 8),
    setParagraph(() => ({ align: 'right' })),
  );
  expect(commonFormat([bodyOfDoc(after.doc, bodyOfWords(''))])).toMatchObject({ align: 'right' });
});

function applied(
  state: EditorState,
  command: (state: EditorState, dispatch: (tr: EditorState['tr']) => void) => boolean,
) {
  let after = state;
  command(state, (tr) => {
    after = state.apply(tr);
    const settling = normalize(after);
    if (settling !== null) after = after.apply(settling);
  });
  return after;
}
