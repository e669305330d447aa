import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { getStyles } from '../document/styles/styles-of.ts';
import { documentOf, p, type SelectText, stateOf } from '../document/testing/document-of.ts';
import { readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { readSelectionFormat, type SelectionFormat } from '../toolkit/selection-values.ts';
import { align, spaceAround, spaceLines } from './paragraph-format.ts';
import { applyStyle, clearFormatting } from './paragraph-style.ts';
import * as text from './text-format.ts';

const body =
  p('Harbour', '<w:pStyle w:val="Heading1"/>') +
  p('The boats went out ') +
  `<w:p><w:r><w:t xml:space="preserve">a title in </w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>italics</w:t></w:r></w:p>` +
  p('quoted', '<w:pStyle w:val="Quote"/>') +
  p('centred', '<w:jc w:val="center"/><w:spacing w:after="0"/>') +
  '<w:p/>';

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => {
    next = state.apply(tr);
  });
  return next;
}

/** The document as read again from the written file. */
async function reopen(written: WordDocument, { doc }: EditorState): Promise<WordDocument> {
  return readDocument(await writeDocument({ ...written, doc }));
}

const styled = (id: string) => (written: WordDocument) =>
  applyStyle(id, { styles: getStyles(written.model.package), numbering: undefined });

it.each<[string, SelectText, (written: WordDocument) => Command, Partial<SelectionFormat>]>([
  ['bold', 'boats', () => text.toggleText(text.bold), { bold: true, styleId: 'Normal' }],
  ['no bold in a heading', 'Harbour', () => text.toggleText(text.bold), { bold: false, styleId: 'Heading1' }],
  [
    'no italics in a quote',
    'quoted',
    () => text.toggleText(text.italic),
    { italic: false, styleId: 'Quote' },
  ],
  ['underline', 'boats', () => text.toggleText(text.underline), { underline: true }],
  ['strike', 'boats', () => text.toggleText(text.strike), { strike: true }],
  ['superscript', 'boats', () => text.toggleText(text.superscript), { verticalAlign: 'superscript' }],
  ['font', 'boats', () => text.formatText(text.font('Arial')), { font: 'Arial', size: 12 }],
  ['half a point', 'boats', () => text.formatText(text.size(10.5)), { size: 10.5 }],
  ['colour', 'boats', () => text.formatText(text.colour('#c00000')), { colour: '#c00000' }],
  ['highlight', 'boats', () => text.formatText(text.highlight('yellow')), { highlight: 'yellow' }],
  ['alignment', 'boats', () => align('both'), { alignment: 'both' }],
  ['left, where the style or the text says centre', 'centred', () => align('left'), { alignment: 'left' }],
  ['two lines', 'boats', () => spaceLines(2), { lines: 2 }],
  ['two lines in a heading', 'Harbour', () => spaceLines(2), { lines: 2, styleId: 'Heading1' }],
  ['no space behind', 'boats', () => spaceAround({ after: 0 }), { after: 0 }],
  ['space before', 'quoted', () => spaceAround({ before: 240 }), { before: 240 }],
  ['heading 2', 'boats', styled('Heading2'), { styleId: 'Heading2', size: 14, bold: true, lines: 1.15 }],
  ['plain text again', 'Harbour', styled('Normal'), { styleId: 'Normal', size: 12, bold: false, lines: 1.5 }],
  [
    'heading with italics in it',
    'italics',
    styled('Heading1'),
    { styleId: 'Heading1', italic: true, bold: true },
  ],
  ['quote of what was italic', 'a title in ', styled('Quote'), { styleId: 'Quote', italic: true }],
])(
  'what a tool does is what is shown, and what another program finds in the file %s',
  async (_name, select, command, expected) => {
    const written = await documentOf(body);
    const state = stateOf(written, select);
    const done = after(state, command(written));
    expect(readSelectionFormat(done, written.model.package)).toMatchObject(expected);
    const reopened = await reopen(written, done);
    expect(readSelectionFormat(stateOf(reopened, select), reopened.model.package)).toMatchObject(expected);
  },
);

it('clearing the formatting restores what the style defines and keeps semantic marks', async () => {
  const written = await documentOf(
    p('Harbour', '<w:pStyle w:val="Heading1"/>', '<w:i/><w:color w:val="C00000"/><w:sz w:val="80"/>'),
  );
  const { comment } = stateOf(written).schema.marks;
  if (comment === undefined) throw new Error('No comments in the schema');
  const commented = after(stateOf(written, 'Harbour'), (state, dispatch) => {
    dispatch?.(state.tr.addMark(1, 8, comment.create({ commentId: 1 })));
    return true;
  });
  const plain = after(commented, clearFormatting(getStyles(written.model.package)));
  expect(readSelectionFormat(plain, written.model.package)).toMatchObject({
    size: 16,
    bold: true,
    italic: false,
    colour: 'auto',
  });
  expect(plain.doc.rangeHasMark(1, 8, comment)).toBe(true);
});

it('a font chosen for the whole document also applies to empty paragraphs, in the file as well', async () => {
  const written = await documentOf(body);
  const done = after(stateOf(written, null), text.formatText(text.font('Arial')));
  const reopened = await reopen(written, done);
  expect(readSelectionFormat(stateOf(reopened, null), reopened.model.package).font).toBe('Arial');
  const state = stateOf(reopened);
  const atEnd = state.apply(state.tr.setSelection(Selection.atEnd(state.doc)));
  expect(atEnd.selection.$from.parent.content.size).toBe(0);
  expect(readSelectionFormat(atEnd, reopened.model.package).font).toBe('Arial');
});
