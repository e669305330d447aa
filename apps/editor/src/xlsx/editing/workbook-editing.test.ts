import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { createReplaceEdit, findCells } from '../page/find-cells.ts';
import { richBook } from '../testing/rich-workbook.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Refusal } from '../workbook/refusals.ts';
import { getCell } from '../workbook/workbook.ts';
import { commitDraft, discardDraft, fillSelected, fillTo, writeDraft } from './cell-commands.ts';
import { createWorkbookEditing } from './workbook-editing.ts';

const lang = 'en-GB';

function opened(canWrite = true) {
  const edits: Edit[] = [];
  const refused: Refusal[] = [];
  const editing = createWorkbookEditing({
    workbook: readWorkbook(richBook(), () => 0).workbook,
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

it('what is typed stands in its cell while it is typed, and is gone again when it was not meant', () => {
  const { editing, type, at } = opened();
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
it('what is typed is still being typed when another version takes the place of this one', () => {
  const { editing, type, at } = opened();
  type('Mine');
  editing.replace(readWorkbook(richBook(), () => 0).workbook);
  writeDraft(editing, lang);
  expect(at(0, 0)).toBe('Mine');
});
it('what is typed makes no edit where the cell stays as it is, nor where nothing may be written', () => {
  const { editing, edits, type } = opened();
  type('Fruit');
  expect(writeDraft(editing, lang)).toBe('same');
  const reader = opened(false);
  expect(reader.editing.apply({ kind: 'freeze', sheet: 1, rows: 0, columns: 0 })).toBe(false);
  reader.editing.undo();
  expect([...edits, ...reader.edits]).toEqual([]);
});
it('what is typed keeps the format in which it was typed', () => {
  const { editing, type } = opened();
  type('45%');
  writeDraft(editing, lang);
  expect(editing.formatOfActive().format).toBe('0%');
  editing.undo();
  expect([editing.formatOfActive().format, editing.getView().canUndo]).toEqual(['General', false]);
});

it('cells that are filled go on as they began', () => {
  const { editing, at } = opened();
  editing.select({ row: 1, column: 1 }, { row: 3, column: 1 });
  fillTo(editing, { top: 1, left: 1, bottom: 5, right: 1 });
  expect([at(4, 1), at(5, 1)]).toEqual([6, 7]);
  editing.select({ row: 1, column: 0 }, { row: 3, column: 0 });
  fillSelected(editing, 'rows');
  expect([at(2, 0), at(3, 0)]).toEqual([' Äpfel & 梨 ', ' Äpfel & 梨 ']);
});

it('what is found is replaced in every sheet, as one step', () => {
  const { editing, at } = opened();
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
