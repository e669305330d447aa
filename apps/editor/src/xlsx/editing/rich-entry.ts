import { isSameCell } from '../workbook/area.ts';
import type { CellChange } from '../workbook/edits.ts';
import { toEditableText } from '../workbook/entry.ts';
import type { CellFormatPatch } from '../workbook/style.ts';
import {
  findCommonFormat,
  findRuns,
  formatRuns,
  joinRuns,
  keepRuns,
  type RichText,
  type RunFormat,
  sliceRuns,
  type TextRange,
  type TextRuns,
} from '../workbook/text-runs.ts';
import { type Cell, type CellAddress, getCell, type Value } from '../workbook/workbook.ts';
import { type CellDraft, formatAt, readEntryAt, type WorkbookEditing } from './workbook-editing.ts';

/*
 * Text with formatted parts while it is edited: it is shown plain, its runs follow what is typed, and formats can be given to the selected characters.
 */

/** The content of a cell as it is edited. An apostrophe before it has the format of the cell. */
export function toEditableContent(
  cell: Cell | undefined,
  format: { format: string },
  lang: string,
): RichText {
  const text = toEditableText(cell, format, lang);
  const runs = cell === undefined ? undefined : findRuns(cell);
  if (runs === undefined || typeof cell?.value !== 'string') return { text };
  const added = text.length - cell.value.length;
  return { text, runs: joinRuns([{ length: added, format: null }, ...runs]) };
}

/** The runs of the value that an edited text was read as; undefined if it is no text. */
export function toEntryRuns({ text, runs }: RichText, value: Value): TextRuns | undefined {
  if (runs === undefined || typeof value !== 'string' || !text.endsWith(value)) return undefined;
  return joinRuns(sliceRuns(runs, { start: text.length - value.length, end: text.length }));
}

/** The draft after typing. */
export const changeDraftText = (draft: CellDraft, text: string): CellDraft => ({
  ...draft,
  text,
  runs: keepRuns(draft, text),
});

export interface SelectedCharacters extends TextRange {
  sheet: number;
  address: CellAddress;
}

/** The characters that are selected in the formula bar or in the field of a cell; null if there are none, or if they are part of a formula or a number. */
export function findSelectedCharacters(editing: WorkbookEditing, lang: string): SelectedCharacters | null {
  const field = findTextField();
  if (field === null) return null;
  const { selectionStart: start, selectionEnd: end } = field;
  const view = editing.getView();
  if (!view.canWrite || start >= end) return null;
  const characters = {
    sheet: view.draft?.sheet ?? view.sheet.id,
    address: view.draft?.address ?? view.active,
    start,
    end,
  };
  const entry = readSelected(editing, lang, characters);
  return typeof entry?.value === 'string' && entry.content.text === field.value ? characters : null;
}

/** The field that has the focus, or that is typed into while a button of the toolbar has it: reached by keyboard, that takes the focus. */
function findTextField(): HTMLTextAreaElement | null {
  const focused = document.activeElement;
  const field = focused?.matches('.formula-field, .sheet-editor')
    ? focused
    : document.querySelector('.sheet-editor[data-typing="true"]');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** The text of which characters are selected, and what it would be read as. */
function readSelected(editing: WorkbookEditing, lang: string, { sheet: id, address }: SelectedCharacters) {
  const { draft, workbook } = editing.getView();
  const sheet = workbook.sheets.find((one) => one.id === id);
  if (sheet === undefined) return null;
  const cell = getCell(sheet, address);
  const cellFormat = formatAt(workbook, sheet, address);
  const typed = draft?.sheet === id && isSameCell(draft.address, address) ? draft : null;
  const content = typed ?? toEditableContent(cell, cellFormat, lang);
  if (typed === null && (cell?.formula !== undefined || cell?.isSpilled === true)) return null;
  const { value, formula } = readEntryAt(content.text, lang, { workbook, sheet, address });
  return formula !== undefined ? null : { value, content, cellFormat, draft: typed };
}

export function formatCharacters(
  editing: WorkbookEditing,
  lang: string,
  { characters, patch }: { characters: SelectedCharacters; patch: CellFormatPatch },
): void {
  const selected = readSelected(editing, lang, characters);
  if (selected === null || characters.end > selected.content.text.length) return;
  const { value, content, cellFormat, draft } = selected;
  const runs = formatRuns(content, characters, { patch, cellFormat });
  if (draft !== null) {
    editing.setDraft({ ...draft, runs });
    return;
  }
  const entryRuns = toEntryRuns({ text: content.text, runs }, value);
  const change: CellChange = {
    ...characters.address,
    value,
    ...(entryRuns === undefined ? {} : { runs: entryRuns }),
  };
  editing.apply({ kind: 'cells', sheet: characters.sheet, changes: [change] });
}

/** The properties that all selected characters have in common. */
export function findCharacterFormat(
  editing: WorkbookEditing,
  lang: string,
  characters: SelectedCharacters,
): Partial<RunFormat> {
  const selected = readSelected(editing, lang, characters);
  return selected === null ? {} : findCommonFormat(selected.content, characters, selected.cellFormat);
}
