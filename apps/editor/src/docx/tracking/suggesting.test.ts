import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { docxFromText, fflateCodec, inflateEntry, readZip, textOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { Plugin, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument } from '../document/written-document.ts';
import {
  createDocOfLines,
  createSimulatedWriter,
  cut,
  dispatch,
  linesOf,
  pressKey,
  resolveAll,
  select,
  type,
} from './testing/keyboard.ts';
import { actionsWithSelection, perform, selectFraction } from './testing/random-actions.ts';

const accepted = (writer: Parameters<typeof resolveAll>[0]) => linesOf(resolveAll(writer, 'accept').doc);
const rejected = (writer: Parameters<typeof resolveAll>[0]) => linesOf(resolveAll(writer, 'reject').doc);

it('suggesting records who and when, for words and for paragraph ends', async () => {
  const writer = createSimulatedWriter(createDocOfLines(['One two']), {
    isSuggesting: true,
    author: 'Žofia "Z" Nová',
  });
  select(writer, 5, 8);
  type(writer, 'three');
  pressKey(writer, 'Enter');
  const started = await readDocument(docxFromText('x'));
  const bytes = await writeDocument({ ...started, doc: writer.state.doc });
  const entry = readZip(bytes).find(({ name }) => name === 'word/document.xml');
  const xml = entry === undefined ? '' : new TextDecoder().decode(inflateEntry(entry, fflateCodec));
  const who = 'w:author="Žofia &quot;Z&quot; Nová" w:date="\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z"';
  expect(xml).toMatch(
    new RegExp(`<w:del w:id="\\d+" ${who}><w:r>.*?<w:delText xml:space="preserve">two</w:delText>`),
  );
  expect(xml).toMatch(new RegExp(`<w:ins w:id="\\d+" ${who}><w:r>.*?<w:t xml:space="preserve">three</w:t>`));
  expect(xml).toMatch(new RegExp(`<w:rPr><w:ins w:id="\\d+" ${who}/>`));
  expect(textOfDocx(bytes)).toBe('One three\n');
});
it('suggesting marks what another tool does at the same time, whatever it is', () => {
  const dashes = new Plugin({
    appendTransaction: (_all, _before, { doc, tr }) => {
      const at = doc.textContent.indexOf('--');
      return at < 0 ? null : tr.insertText('–', at + 1, at + 3);
    },
  });
  const writer = createSimulatedWriter(createDocOfLines(['yes']), { isSuggesting: true });
  writer.state = writer.state.reconfigure({ plugins: [dashes, ...writer.state.plugins] });
  select(writer, 4);
  type(writer, '-');
  type(writer, '-');
  expect(accepted(writer)).toEqual(['yes–']);
  expect(rejected(writer)).toEqual(['yes']);
});
it('suggesting marks composed text and what it replaced once the composition ends', () => {
  const writer = createSimulatedWriter(createDocOfLines(['one two']), { isSuggesting: true });
  select(writer, 5, 8);
  cut(writer);
  const start = writer.state.selection.from;
  for (const text of ['k', 'か', 'かn', 'かん']) {
    const { tr, selection } = writer.state;
    dispatch(writer, tr.insertText(text, start, selection.from).setMeta('composition', 1));
  }
  expect(rejected(writer)).toEqual(['one twoかん']);
  dispatch(writer, writer.state.tr.setMeta('review settle', true));
  expect(accepted(writer)).toEqual(['one かん']);
  expect(rejected(writer)).toEqual(['one two']);
});
it.each([
  { from: false, was: ['one two'] },
  { from: true, was: ['one'] },
])(
  'suggesting takes what was composed a moment before the mode is changed from $from for what it was',
  (row) => {
    const writer = createSimulatedWriter(createDocOfLines(['one']), { isSuggesting: row.from });
    dispatch(writer, writer.state.tr.insertText(' two', 4).setMeta('composition', 1));
    setSuggestionMode(!row.from, writer.state, (tr) => dispatch(writer, tr), 'Ana');
    dispatch(writer, writer.state.tr.setMeta('review settle', true));
    expect(accepted(writer)).toEqual(['one two']);
    expect(rejected(writer)).toEqual(row.was);
  },
);
it('suggesting applies formatting directly and keeps paragraphs unchanged', () => {
  const writer = createSimulatedWriter(createDocOfLines(['one', 'two']), { isSuggesting: true });
  dispatch(writer, writer.state.tr.addMark(1, 4, schema.mark('bold')));
  dispatch(
    writer,
    writer.state.tr.setNodeMarkup(5, null, { ...writer.state.doc.child(1).attrs, styleId: 'Heading1' }),
  );
  expect(resolveAll(writer, 'accept').docChanged).toBe(false);
  expect(writer.state.doc.child(1).attrs.styleId).toBe('Heading1');
});

describe('suggesting in tables', () => {
  const cell = (text: string): Node =>
    schema.node('tableCell', null, [schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])]);
  const row = (...texts: string[]): Node => schema.node('tableRow', null, texts.map(cell));
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [schema.text('before')]),
    schema.node('table', null, [row('a', 'b'), row('c', 'd')]),
    schema.node('paragraph', null, [schema.text('after')]),
  ]);
  const placeOf = (text: string): number => {
    let found = -1;
    doc.descendants((node, pos) => {
      if (node.text === text) found = pos;
    });
    return found;
  };

  it('suggesting in tables suggests deleting a whole table with the text around it', () => {
    const writer = createSimulatedWriter(doc, { isSuggesting: true });
    select(writer, 4, placeOf('after') + 2);
    pressKey(writer, 'Backspace');
    expect(accepted(writer)).toEqual(['bef', 'ter']);
    expect(rejected(writer)).toEqual(linesOf(doc));
  });
  it('suggesting in tables loses nothing when the selection ends inside a table', () => {
    const writer = createSimulatedWriter(doc, { isSuggesting: true });
    dispatch(writer, writer.state.tr.setSelection(TextSelection.create(doc, 4, placeOf('c') + 1)));
    const before = writer.state;
    type(writer, 'X');
    expect(rejected(writer)).toEqual(linesOf(doc));
    expect(accepted(writer).join('')).toContain('X');
    expect(accepted(writer).join('')).not.toContain('c');
    writer.state = before;
    pressKey(writer, 'Enter');
    type(writer, 'X');
    expect(rejected(writer)).toEqual(linesOf(doc));
    expect(accepted(writer).join('')).toContain('X');
    expect(accepted(writer).join('')).not.toContain('c');
  });
  it('suggesting in tables loses nothing, wherever an edit starts and ends', () => {
    fc.assert(
      fc.property(actionsWithSelection, (all) => {
        const writer = createSimulatedWriter(doc, { isSuggesting: true });
        for (const { action, ...place } of all) {
          selectFraction(writer, place);
          perform(writer, action);
          writer.state.doc.check();
          expect(rejected(writer)).toEqual(linesOf(doc));
          resolveAll(writer, 'accept').doc.check();
        }
      }),
      { numRuns: 100 },
    );
  });
});
