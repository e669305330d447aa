// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { copySelected, pasteIntoSelection, pasteSpecial } from '../grid/clipboard.ts';
import { startDraft } from '../grid/draft.ts';
import { createReplaceEdit, findCells } from '../page/find-cells.ts';
import { applyAll, createWorkbook, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { createRichEdit, showRichText } from '../testing/rich-text.ts';
import type { Value, Workbook } from '../workbook/workbook.ts';
import { commitDraft, discardDraft, fillTo, setCellFormat, writeDraft } from './cell-commands.ts';
import {
  changeDraftText,
  findCharacterFormat,
  findSelectedCharacters,
  formatCharacters,
} from './rich-entry.ts';
import { selectArea } from './workbook-editing.ts';

const lang = 'en-GB';

/** A workbook with a text in A1 of which `bold` is bold. */
function createRichCell(text: string, bold: string, others: Readonly<Record<string, Value>> = {}): Workbook {
  const start = text.indexOf(bold);
  const range = { start, end: start + bold.length };
  const edit = createRichEdit({ row: 0, column: 0 }, text, { range, patch: { isBold: true } });
  return applyAll(createWorkbook(others), edit);
}

function openCells(workbook: Workbook) {
  const editing = openEditing(workbook);
  const show = (name = 'A1'): string => showRichText(editing.getView().workbook, name);
  const type = (change: (text: string) => string): void => {
    const { draft } = editing.getView();
    if (draft !== null) editing.setDraft(changeDraftText(draft, change(draft.text)));
  };
  const select = (name: string): void => selectArea(editing, toArea(name));
  return { editing, show, type, select };
}

/** A field with selected characters, as those of the page. */
function selectInField(text: string, start: number, end: number, className = 'formula-field'): void {
  const field = document.createElement('textarea');
  field.className = className;
  field.value = text;
  document.body.replaceChildren(field);
  field.focus();
  field.setSelectionRange(start, end);
}

beforeEach(() => document.body.replaceChildren());

it('an edited text keeps the formats of what was not edited', () => {
  const { editing, show, type } = openCells(createRichCell('one two three', 'two'));
  startDraft(editing, lang);
  type((text) => `${text}!`);
  type((text) => text.replace('one', 'One'));
  expect(writeDraft(editing, lang)).toBe('written');
  expect(show()).toBe('One [bold: two] three!');
  editing.undo();
  expect(show()).toBe('one [bold: two] three');
});

it('a text that is entered unchanged changes nothing', () => {
  const { editing, show } = openCells(createRichCell('one two', 'two'));
  startDraft(editing, lang);
  expect([writeDraft(editing, lang), show()]).toEqual(['same', 'one [bold: two]']);
});

it('typing over a cell gives plain text', () => {
  const { editing, show } = openCells(createRichCell('one two', 'two'));
  startDraft(editing, lang, 'two');
  writeDraft(editing, lang);
  expect(show()).toBe('two');
});

it('formats that were given while typing are committed and discarded with the text', () => {
  const { editing, show, type } = openCells(createRichCell('one two', 'two'));
  startDraft(editing, lang);
  selectInField('one two', 0, 3, 'sheet-editor');
  const characters = findSelectedCharacters(editing, lang);
  if (characters === null) throw new Error('Nothing is selected.');
  formatCharacters(editing, lang, { characters, patch: { isItalic: true } });
  commitDraft(editing, lang);
  expect(show()).toBe('[italic: one] [bold: two]');
  type((text) => text.replace('one', 'ones'));
  writeDraft(editing, lang);
  expect(show()).toBe('[italic: ones] [bold: two]');
  startDraft(editing, lang);
  type(() => 'ones twos');
  commitDraft(editing, lang);
  discardDraft(editing);
  expect(show()).toBe('[italic: ones] [bold: two]');
});

it('characters selected in the formula bar are formatted in the cell, again and back', () => {
  const { editing, show } = openCells(createWorkbook({ A1: 'one two' }));
  selectInField('one two', 4, 7);
  const characters = findSelectedCharacters(editing, lang);
  if (characters === null) throw new Error('Nothing is selected.');
  expect(findCharacterFormat(editing, lang, characters).isBold).toBe(false);
  formatCharacters(editing, lang, { characters, patch: { isBold: true } });
  formatCharacters(editing, lang, { characters, patch: { colour: 'C00000' } });
  expect([show(), findCharacterFormat(editing, lang, characters).isBold]).toEqual([
    'one [bold,C00000: two]',
    true,
  ]);
  formatCharacters(editing, lang, { characters, patch: { isBold: false, colour: null } });
  expect(show()).toBe('one two');
  editing.undo();
  expect(show()).toBe('one [bold,C00000: two]');
});

it('characters stay selected while a button of the toolbar has the focus, if their cell is typed into', () => {
  const { editing } = openCells(createWorkbook({ A1: 'one two' }));
  startDraft(editing, lang);
  selectInField('one two', 4, 7, 'sheet-editor');
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(findSelectedCharacters(editing, lang)).toBeNull();
  document.querySelector('.sheet-editor')?.setAttribute('data-typing', 'true');
  expect(findSelectedCharacters(editing, lang)).toMatchObject({ start: 4, end: 7 });
});

it.each<[what: string, value: number | string, shown: string]>([
  ['a number', 1234, '1234'],
  ['a formula', '=1+1', '=1+1'],
])('characters of %s cannot be formatted', (_, value, shown) => {
  const { editing } = openCells(createWorkbook({ A1: value }));
  selectInField(shown, 0, 2);
  expect(findSelectedCharacters(editing, lang)).toBeNull();
});

it('the apostrophe before a text that looks like a number belongs to no run', () => {
  const { editing, show } = openCells(createRichCell('1234', '34'));
  startDraft(editing, lang);
  expect(editing.getView().draft?.text).toBe("'1234");
  const { draft } = editing.getView();
  if (draft !== null) editing.setDraft(changeDraftText(draft, "'12345"));
  writeDraft(editing, lang);
  expect(show()).toBe('12[bold: 345]');
});

it('a format for the whole cell replaces that of its parts', () => {
  const { editing, show, select } = openCells(createRichCell('one two', 'two'));
  select('A1');
  setCellFormat(editing, { isBold: true });
  expect(show()).toBe('one two');
  expect(editing.formatOfActive().isBold).toBe(true);
});

it('copied, filled and transposed cells keep their formatted parts', () => {
  const { editing, show, select } = openCells(createRichCell('one two', 'two', { A2: 'x' }));
  select('A1');
  const copied = copySelected(editing.getView(), lang);
  select('C1');
  pasteIntoSelection(editing, copied, lang);
  select('A1:A2');
  copySelected(editing.getView(), lang);
  select('D4');
  pasteSpecial(editing, 'transposed');
  select('A1');
  pasteSpecial(editing, 'values');
  select('C1');
  fillTo(editing, toArea('C1:C3'), lang);
  expect(['C1', 'D4', 'E4', 'A1', 'C3'].map(show)).toEqual([
    'one [bold: two]',
    'one [bold: two]',
    'x',
    'one two',
    'one [bold: two]',
  ]);
});

it('replaced words have the format of what they replace', () => {
  const workbook = createRichCell('tea and tea', 'and');
  const options = { query: 'tea', isCaseSensitive: false, isWholeWord: false };
  const edit = createReplaceEdit(workbook, findCells(workbook, options, lang), {
    ...options,
    replacement: 'coffee',
    lang,
  });
  if (edit === null) throw new Error('There is nothing to replace.');
  expect(showRichText(applyAll(workbook, edit), 'A1')).toBe('coffee [bold: and] coffee');
});

it('sorted and shifted cells take their formatted parts along', () => {
  const workbook = createRichCell('z two', 'two', { A2: 'a' });
  const sorted = applyAll(
    workbook,
    { kind: 'sort', sheet: 1, area: toArea('A1:A2'), column: 0, isDescending: false },
    { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } },
  );
  expect([showRichText(sorted, 'A2'), showRichText(sorted, 'A3')]).toEqual(['a', 'z [bold: two]']);
});
