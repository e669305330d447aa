import * as fc from 'fast-check';
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { TextBody } from '../scene/scene.ts';
import { createLevelPlugin } from './levels.ts';
import { computeMarkers } from './markers.ts';
import {
  createLevelChange,
  handleBackspaceInList,
  handleEnter,
  handleTab,
  normalizeFormats,
  setFormat,
  setParagraph,
  toggleFormat,
} from './text-commands.ts';
import {
  computeCommonFormat,
  createBody,
  defaultParagraphFormat,
  defaultRunFormat,
  formatBody,
  getBodyText,
  joinRuns,
} from './text-formats.ts';
import { toBody, toDoc } from './text-schema.ts';

const randomRun = fc.record({
  text: fc.stringMatching(/^[a-z\n]{0,5}$/),
  bold: fc.boolean(),
  size: fc.constantFrom(12, 18),
});
const randomBody: fc.Arbitrary<TextBody> = fc
  .array(fc.record({ runs: fc.array(randomRun, { minLength: 1, maxLength: 4 }), level: fc.nat(8) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((paragraphs) => ({
    ...createBody(''),
    paragraphs: paragraphs.map(({ runs: parts, level }) => ({
      ...defaultParagraphFormat,
      level,
      runs: joinRuns(parts.map((part) => ({ ...defaultRunFormat, ...part }))),
    })),
  }));

function createState(body: TextBody, from?: number, to = from): EditorState {
  const doc = toDoc(body);
  const selection = from === undefined ? TextSelection.atEnd(doc) : TextSelection.create(doc, from, to);
  return EditorState.create({ doc, selection });
}

it('converting text to an editor document and back keeps text and formatting', () => {
  fc.assert(
    fc.property(randomBody, (body) => {
      expect(toBody(toDoc(body), body)).toEqual(body);
    }),
  );
});

it('deleting all text keeps its formatting', () => {
  const state = createState(createBody('word', { ...defaultRunFormat, size: 40 }), 1, 5);
  const emptied = state.apply(state.tr.deleteSelection());
  expect(toBody(emptied.doc, createBody('')).paragraphs[0]?.runs).toEqual([
    { ...defaultRunFormat, size: 40, text: '' },
  ]);
});

it('text typed into an empty paragraph gets the format of the paragraph', () => {
  const state = createState(createBody('', { ...defaultRunFormat, bold: true }));
  const written = state.apply(state.tr.insertText('word'));
  const after = written.apply(normalizeFormats(written) ?? written.tr);
  expect(toBody(after.doc, createBody('')).paragraphs[0]?.runs).toEqual([
    { ...defaultRunFormat, bold: true, text: 'word' },
  ]);
});

it('formatting applies to the selected text', () => {
  const after = applyCommand(createState(createBody('one two'), 1, 4), toggleFormat('bold'));
  expect(toBody(after.doc, createBody('')).paragraphs[0]?.runs).toMatchObject([
    { text: 'one', bold: true },
    { text: ' two', bold: false },
  ]);
  const restored = applyCommand(after, toggleFormat('bold'));
  expect(toBody(restored.doc, createBody('one two'))).toEqual(createBody('one two'));
});

it('formatting without a selection applies to text typed next', () => {
  const after = applyCommand(createState(createBody('')), setFormat({ size: 30 }));
  expect(toBody(after.doc, createBody('')).paragraphs[0]?.runs).toMatchObject([{ size: 30 }]);
});

describe('lists', () => {
  const listItem: TextBody = formatBody(createBody('one'), { paragraph: { list: 'bullet' } });
  it('Tab with everything selected indents all list items', () => {
    const state = createState(listItem);
    const allSelected = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    const levels = toBody(applyCommand(allSelected, handleTab).doc, listItem).paragraphs.map(
      ({ level }) => level,
    );
    expect(levels).toEqual(listItem.paragraphs.map(({ level }) => level + 1));
  });
  it('Tab indents a list item and Enter on an empty item ends the list', () => {
    const indented = applyCommand(createState(listItem), handleTab);
    expect(toBody(indented.doc, listItem).paragraphs[0]).toMatchObject({ level: 1, list: 'bullet' });
    const afterEnter = applyCommand(applyCommand(indented, handleEnter), handleEnter);
    expect(toBody(afterEnter.doc, listItem).paragraphs).toMatchObject([
      { list: 'bullet', level: 1 },
      { list: 'none', level: 0 },
    ]);
  });
  it('list items use the size and marker of their level and keep direct formatting', () => {
    const levels = [24, 20].map((size, level) => ({
      run: { ...defaultRunFormat, size },
      paragraph: { ...defaultParagraphFormat, level, list: 'bullet' as const, spaceBefore: level },
    }));
    const body = formatBody(listItem, { run: { size: 24, bold: true } });
    const state = EditorState.create({ doc: toDoc(body), plugins: [createLevelPlugin(levels)] });
    const indented = applyCommand(state, handleTab);
    expect(toBody(indented.doc, body).paragraphs).toMatchObject([
      { level: 1, spaceBefore: 1, runs: [{ size: 20, bold: true }] },
    ]);
    const restored = applyCommand(indented, setParagraph(createLevelChange(-1)));
    expect(toBody(restored.doc, body)).toEqual(body);
  });
  it('Backspace at the start of a list item turns it into a plain paragraph', () => {
    expect(handleBackspaceInList(createState(listItem, 4))).toBe(false);
    expect(
      toBody(applyCommand(createState(listItem, 1), handleBackspaceInList).doc, listItem).paragraphs,
    ).toMatchObject([{ list: 'none' }]);
  });
  it.each([
    ['bullets by their level', ['b0', 'b1', 'b2'], ['•', '–', '▪']],
    ['consecutive numbers', ['n0', 'n0', 'n0'], ['1.', '2.', '3.']],
    ['a nested list separately', ['n0', 'n1', 'n1', 'n0', 'n1'], ['1.', 'a)', 'b)', '2.', 'a)']],
    ['numbers restarted after a plain paragraph', ['n0', '-0', 'n0'], ['1.', '', '1.']],
  ])('list numbering counts %s', (_, items, markers) => {
    const formats = items.map((code) => ({
      list: code.startsWith('b')
        ? ('bullet' as const)
        : code.startsWith('n')
          ? ('number' as const)
          : ('none' as const),
      level: Number(code[1]),
    }));
    expect(computeMarkers(formats)).toEqual(markers);
  });
});

it('formatting a whole text changes all runs and the common format is reported', () => {
  const body = { ...createBody('one\ntwo') };
  expect(
    computeCommonFormat([formatBody(body, { run: { bold: true }, paragraph: { align: 'center' } })]),
  ).toMatchObject({
    bold: true,
    align: 'center',
  });
  const [first, second] = body.paragraphs;
  if (first === undefined || second === undefined) throw new Error('two paragraphs');
  const mixed = { ...body, paragraphs: [{ ...first, align: 'right' as const }, second] };
  expect(computeCommonFormat([mixed])).not.toHaveProperty('align');
  expect(getBodyText(mixed)).toBe('one\ntwo');
});
it('changing the paragraphs of a whole text keeps its words', () => {
  const after = applyCommand(
    createState(createBody('one\ntwo'), 1, 8),
    setParagraph(() => ({ align: 'right' })),
  );
  expect(computeCommonFormat([toBody(after.doc, createBody(''))])).toMatchObject({ align: 'right' });
});

function applyCommand(
  state: EditorState,
  command: (state: EditorState, dispatch: (tr: EditorState['tr']) => void) => boolean,
) {
  let after = state;
  command(state, (tr) => {
    after = state.apply(tr);
    const normalization = normalizeFormats(after);
    if (normalization !== null) after = after.apply(normalization);
  });
  return after;
}
