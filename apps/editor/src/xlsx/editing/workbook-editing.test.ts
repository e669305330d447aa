import { fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { createReplaceEdit, findCells } from '../page/find-cells.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { createTableWorkbook } from '../testing/table-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Refusal } from '../workbook/refusals.ts';
import { getCell } from '../workbook/workbook.ts';
import {
  clearSelected,
  commitDraft,
  discardDraft,
  fillSelected,
  fillTo,
  setCellFormat,
  writeDraft,
} from './cell-commands.ts';
import { createWorkbookEditing, formatAt } from './workbook-editing.ts';

const lang = 'en-GB';

function openEditing(canWrite = true, bytes = createRichWorkbook()) {
  const edits: Edit[] = [];
  const refused: Refusal[] = [];
  const editing = createWorkbookEditing({
    workbook: readWorkbook(bytes, () => 0).workbook,
    canWrite,
    onEdit: (edit) => edits.push(edit),
    onRefused: (refusal) => refused.push(refusal),
    now: () => 0,
  });
  const type = (text: string): void => {
    const { sheet, active } = editing.getView();
    editing.setDraft({ text, replacesContent: true, sheet: sheet.id, address: active });
  };
  const at = (row: number, column: number) => getCell(editing.getView().sheet, { row, column })?.value;
  return { editing, edits, refused, type, at };
}

it('a draft is committed to its cell while it is typed, and discarding it restores the cell', () => {
  const { editing, type, at } = openEditing();
  type('Half a sen');
  commitDraft(editing, lang);
  expect(at(0, 0)).toBe('Half a sen');
  const { draft } = editing.getView();
  if (draft !== null) editing.setDraft({ ...draft, text: 'Half a sentence' });
  commitDraft(editing, lang);
  expect([at(0, 0), editing.getView().draft?.text]).toEqual(['Half a sentence', 'Half a sentence']);
  discardDraft(editing);
  expect([at(0, 0), editing.getView().draft]).toEqual(['Fruit', null]);
});
it('a draft survives the replacement of the workbook by another version', () => {
  const { editing, type, at } = openEditing();
  type('Mine');
  editing.replace(readWorkbook(createRichWorkbook(), () => 0).workbook);
  writeDraft(editing, lang);
  expect(at(0, 0)).toBe('Mine');
});
it('a draft makes no edit if the cell would not change or the workbook is read-only', () => {
  const { editing, edits, type } = openEditing();
  type('Fruit');
  expect(writeDraft(editing, lang)).toBe('same');
  const reader = openEditing(false);
  expect(reader.editing.apply({ kind: 'freeze', sheet: 1, rows: 0, columns: 0 })).toBe(false);
  reader.editing.undo();
  expect([...edits, ...reader.edits]).toEqual([]);
});
it('a typed percentage sets the number format of the cell, and one undo removes both', () => {
  const { editing, type } = openEditing();
  type('45%');
  writeDraft(editing, lang);
  expect(editing.formatOfActive().format).toBe('0%');
  editing.undo();
  expect([editing.formatOfActive().format, editing.getView().canUndo]).toEqual(['General', false]);
});

it('filling continues a linear series of numbers and repeats text', () => {
  const { editing, at } = openEditing();
  editing.select({ row: 1, column: 1 }, { row: 3, column: 1 });
  fillTo(editing, { top: 1, left: 1, bottom: 5, right: 1 }, 'en-GB');
  expect([at(4, 1), at(5, 1)]).toEqual([6, 7]);
  editing.select({ row: 1, column: 0 }, { row: 3, column: 0 });
  fillSelected(editing, 'rows');
  expect([at(2, 0), at(3, 0)]).toEqual([' Äpfel & 梨 ', ' Äpfel & 梨 ']);
});

it('replacing all matches changes every sheet in one undo step', () => {
  const { editing, at } = openEditing();
  const options = { query: 'b', isCaseSensitive: false, isWholeWord: false };
  const found = findCells(editing.getView().workbook, options, lang);
  expect(found.map(({ sheet, row, column }) => [sheet, row, column])).toContainEqual([4, 0, 0]);
  const replaceOptions = { ...options, query: 'bask', replacement: 'Tick' };
  const edit = createReplaceEdit(
    editing.getView().workbook,
    findCells(editing.getView().workbook, replaceOptions, lang),
    {
      ...replaceOptions,
      lang,
    },
  );
  if (edit !== null) editing.apply(edit);
  expect(at(0, 1)).toBe('Tickets');
  editing.undo();
  expect(at(0, 1)).toBe('Baskets');
});

it('added ranges are formatted and cleared together, and the next plain selection drops them', () => {
  const { editing, at } = openEditing();
  editing.select({ row: 1, column: 1 });
  editing.startAddition();
  editing.select({ row: 3, column: 1 });
  editing.stopAddition();
  expect(editing.getView().otherAreas).toEqual([{ top: 1, left: 1, bottom: 1, right: 1 }]);
  setCellFormat(editing, { isBold: true });
  const isBold = (row: number) => {
    const { workbook, sheet } = editing.getView();
    return formatAt(workbook, sheet, { row, column: 1 }).isBold;
  };
  expect([1, 2, 3].map(isBold)).toEqual([true, false, true]);
  clearSelected(editing);
  expect([at(1, 1), at(2, 1), at(3, 1)]).toEqual([null, 4, null]);
  editing.select({ row: 0, column: 0 });
  expect(editing.getView().otherAreas).toEqual([]);
});

it.each([
  ['23.11.2026', '23.11.2026', 'written'],
  ['1,5', '1,5', 'written'],
  ['="Jahr "&2026', '="Jahr "&2026', 'unread'],
])('%s that is typed into the header of a table stays that text', (text, header, result) => {
  const { editing, type, at } = openEditing(true, createTableWorkbook());
  editing.select({ row: 0, column: 1 });
  type(text);
  expect([writeDraft(editing, 'de'), at(0, 1)]).toEqual([result, header]);
  type(`${text}, 7`);
  commitDraft(editing, 'de');
  expect(at(0, 1)).toBe(result === 'unread' ? header : `${header}, 7`);
});

it.each([
  ['the active one', 'activeTab="1"', '', 'Sum & total'],
  ['the first one, where the file does not say', '', '', 'Harvest'],
  ['the first visible one, where the active one is hidden', 'activeTab="1"', 'state="hidden" ', 'Harvest'],
  ['the first one, where there is none with that number', 'activeTab="7"', '', 'Harvest'],
])('the sheet that is shown first is %s', (_, active, state, expected) => {
  const bytes = rewriteParts({
    bytes: createRichWorkbook(),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'xl/workbook.xml'
        ? read()
            .replace('activeTab="0"', active)
            .replace('name="Sum &amp; total" ', `name="Sum &amp; total" ${state}`)
        : undefined,
  });
  expect(openEditing(true, bytes).editing.getView().sheet.name).toBe(expected);
});
