import * as table from '@eigenpal/docx-editor-core/prosemirror/commands';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../../document/testing/document-of.ts';
import { partsOf } from '../../document/testing/docx-of.ts';
import { type WordDocument, writeDocument } from '../../document/written-document.ts';
import { addColumn, isInRightToLeftTable, toggleTableDirection } from '../../tables/table-direction.ts';
import { insertTableOfSize } from './insert-table.ts';

function after(state: EditorState, ...commands: Command[]): EditorState {
  return commands.reduce((now, command) => {
    let next = now;
    command(now, (tr) => {
      next = now.apply(tr);
    });
    return next;
  }, state);
}

async function xmlOf(written: WordDocument, { doc }: EditorState): Promise<string> {
  return partsOf(await writeDocument({ ...written, doc }))['word/document.xml'] ?? '';
}

const count = (xml: string, what: RegExp): number => xml.match(what)?.length ?? 0;

/** A two-by-two table after a paragraph, with the caret in its first cell. */
async function withTable(): Promise<{ written: WordDocument; state: EditorState }> {
  const written = await documentOf(p('Before') + p('After'));
  const section = written.model.package.document.finalSectionProperties;
  const state = after(stateOf(written, 'Before|'), insertTableOfSize({ rows: 2, columns: 2 }, section));
  return { written, state };
}

const selectCells =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const cells: number[] = [];
    state.doc.descendants((node, pos) => {
      if (node.type.spec.tableRole === 'cell' || node.type.spec.tableRole === 'header_cell') cells.push(pos);
    });
    dispatch?.(state.tr.setSelection(CellSelection.create(state.doc, cells[from] ?? 0, cells[to] ?? 0)));
    return true;
  };

it('a new table is written to the file, with the caret in it and a paragraph after it', async () => {
  const { written, state } = await withTable();
  expect(table.isInTable(state)).toBe(true);
  const xml = await xmlOf(written, state);
  expect(count(xml, /<w:tr[ >]/g)).toBe(2);
  expect(count(xml, /<w:tc>/g)).toBe(4);
  expect(xml.indexOf('After')).toBeGreaterThan(xml.indexOf('</w:tbl>'));
});

it('a new table has the same line spacing in the file as on the screen, also in new rows and after it', async () => {
  const { written, state } = await withTable();
  const xml = await xmlOf(written, after(state, table.addRowBelow));
  expect(xml).not.toContain('w:line="240"');
});

it('a new table has black lines, whatever colour the text has', async () => {
  const written = await documentOf(p('Blue', '', '<w:color w:val="0563C1"/>'));
  const state = after(stateOf(written, 'Blue|'), insertTableOfSize({ rows: 1, columns: 1 }, undefined));
  expect((await xmlOf(written, state)).match(/<w:tbl>.*<\/w:tbl>/s)?.[0]).not.toContain('0563C1');
});

it('a new table is as wide as the text, and one in a cell as wide as the cell', async () => {
  const { written, state } = await withTable();
  // A4 with margins of 2.5 cm, in twentieths of a point.
  const width = 11906 - 2 * 1417;
  expect(await xmlOf(written, state)).toContain(`<w:tblW w:w="${width}" w:type="dxa"/>`);
  const inner = after(state, insertTableOfSize({ rows: 1, columns: 3 }, undefined));
  expect(await xmlOf(written, inner)).toContain(
    `<w:tblW w:w="${width / 2 - ((width / 2) % 3)}" w:type="dxa"/>`,
  );
});

it.each<[string, Command[], RegExp, number]>([
  ['rows', [table.addRowAbove, table.addRowBelow], /<w:tr[ >]/g, 4],
  ['columns', [table.addColumnLeft, table.addColumnRight], /<w:tc>/g, 8],
  ['fewer rows', [table.deleteRow], /<w:tr[ >]/g, 1],
  ['fewer columns', [table.deleteColumn], /<w:tc>/g, 2],
  ['cells merged in a row', [selectCells(0, 1), table.mergeCells], /<w:gridSpan w:val="2"\/>/g, 1],
  ['cells merged in a column', [selectCells(0, 2), table.mergeCells], /<w:vMerge/g, 2],
  ['a cell split again', [selectCells(0, 1), table.mergeCells, table.splitCell], /<w:gridSpan/g, 0],
  ['a header row', [table.toggleHeaderRow()], /<w:tblHeader/g, 1],
  ['shading', [table.setCellFillColor('ddebf7')], /w:fill="ddebf7"/gi, 1],
  ['no table', [table.deleteTable], /<w:tbl>/g, 0],
])('a table gets %s in the file', async (_name, commands, what, expected) => {
  const { written, state } = await withTable();
  expect(count(await xmlOf(written, after(state, ...commands)), what)).toBe(expected);
});

it('a new table has its borders in the file, and none where they were removed', async () => {
  const { written, state } = await withTable();
  const line = { style: 'single', size: 12, color: { rgb: 'C00000' } };
  const framed = after(state, (now, dispatch) => table.setAllTableBorders(now, dispatch, line));
  expect(await xmlOf(written, framed)).toContain('w:color="C00000"');
  const bare = after(framed, table.removeTableBorders);
  expect(await xmlOf(written, bare)).not.toContain('w:color="C00000"');
});

it('a new table leaves the text around it unchanged when it is deleted', async () => {
  const { state } = await withTable();
  const gone = after(state, table.deleteTable);
  expect(gone.doc.textContent).toBe('BeforeAfter');
  expect(gone.selection).toBeInstanceOf(TextSelection);
});

it('a new table in a paragraph from right to left has its first column at the right', async () => {
  const written = await documentOf(p('قبل', '<w:bidi/>'));
  const state = after(stateOf(written, 'قبل|'), insertTableOfSize({ rows: 1, columns: 2 }, undefined));
  const xml = await xmlOf(written, state);
  expect(count(xml, /<w:bidiVisual\/>/g)).toBe(1);
  // Its cells, and the paragraphs around it.
  expect(count(xml, /<w:bidi\/>/g)).toBe(4);
  expect(isInRightToLeftTable(state)).toBe(true);
});

it('the direction of a table is written to the file, and removed from it', async () => {
  const { written, state } = await withTable();
  const mirrored = after(state, toggleTableDirection);
  expect(count(await xmlOf(written, mirrored), /<w:bidiVisual\/>/g)).toBe(1);
  expect(await xmlOf(written, after(mirrored, toggleTableDirection))).not.toContain('bidiVisual');
});

it.each([
  ['left', false, ['', 'x']],
  ['right', false, ['x', '']],
  ['left', true, ['x', '']],
  ['right', true, ['', 'x']],
] as const)(
  'a column at the %s of another in a table, from right to left: %s',
  async (side, isMirrored, cells) => {
    const { state } = await withTable();
    const typed = after(state, ...(isMirrored ? [toggleTableDirection] : []), (now, dispatch) => {
      dispatch?.(now.tr.insertText('x'));
      return true;
    });
    const row = after(typed, addColumn(side)).doc.child(1).firstChild;
    expect(row?.children.map(({ textContent }) => textContent).slice(0, 2)).toEqual(cells);
  },
);
