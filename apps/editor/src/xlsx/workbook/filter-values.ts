import { formatCell } from './display-text.ts';
import {
  createRowTest,
  type FilterCondition,
  listFilteredRows,
  readFilteredValue,
  type SheetFilter,
} from './filter.ts';
import { defaultFormat } from './style.ts';
import { type CellAddress, getCell, getStyle, type Sheet, type Value, type Workbook } from './workbook.ts';

/** A value of a column, as the menu of its filter lists it. */
export interface FilterListItem {
  /** Identifies it in the list. */
  key: string;
  /** In the language of the user. */
  label: string;
  count: number;
  isShown: boolean;
  /** In the file: a text as it is displayed in English, or a day. */
  stored: { kind: 'text' | 'date'; value: string };
}

/** The values of a column in rows that the other columns show, sorted, and the number of empty cells. */
export function listFilterItems(
  workbook: Workbook,
  sheet: Sheet,
  { filter, column, lang }: { filter: SheetFilter; column: number; lang: string },
): { items: FilterListItem[]; blank: FilterListItem } {
  const own = filter.columns.find((one) => one.column === column)?.condition ?? null;
  const passesOthers = createRowTest(workbook, sheet, filter, column);
  const passesOwn = createRowTest(workbook, sheet, {
    ...filter,
    columns: filter.columns.filter((one) => one.column === column),
  });
  const isUnknown = own?.kind === 'kept' && own.limits === null;
  const found = new Map<string, FilterListItem & { value: Value }>();
  const blank: FilterListItem = {
    key: 'blank',
    label: '',
    count: 0,
    isShown: own === null,
    stored: { kind: 'text', value: '' },
  };
  for (const row of listFilteredRows(sheet, filter)) {
    if (!passesOthers(row)) continue;
    const address = { row, column };
    const { isBlank, text, date } = readFilteredValue(workbook, sheet, address);
    const isShown = isUnknown ? sheet.rows.get(row)?.isHidden !== true : passesOwn(row);
    if (isBlank) {
      blank.count += 1;
      blank.isShown ||= isShown;
      continue;
    }
    const stored =
      date === null
        ? { kind: 'text' as const, value: text }
        : { kind: 'date' as const, value: date.slice(0, 10) };
    const key = `${stored.kind} ${stored.value.toLowerCase()}`;
    const known = found.get(key);
    if (known !== undefined) {
      known.count += 1;
      known.isShown ||= isShown;
    } else {
      const value = getCell(sheet, address)?.value ?? null;
      found.set(key, {
        key,
        label: formatLabel(workbook, sheet, address, lang),
        count: 1,
        isShown,
        stored,
        value,
      });
    }
  }
  const items = [...found.values()].sort((one, other) => compareValues(one, other, lang));
  return { items: items.map(({ value: _, ...item }) => item), blank };
}

function formatLabel(workbook: Workbook, sheet: Sheet, address: CellAddress, lang: string): string {
  const cell = getCell(sheet, address);
  const format = workbook.styles[getStyle(sheet, address)]?.format ?? defaultFormat;
  return cell === undefined ? '' : formatCell(cell, format, { lang, is1904: workbook.is1904 }).text;
}

interface Sortable {
  label: string;
  value: Value;
}

/** Numbers come before words. */
function compareValues(one: Sortable, other: Sortable, lang: string): number {
  if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value;
  if (typeof one.value === 'number' || typeof other.value === 'number')
    return typeof one.value === 'number' ? -1 : 1;
  return one.label.localeCompare(other.label, lang);
}

/** The condition that shows these items; null if that is all of them. */
export function createValuesCondition(
  items: readonly FilterListItem[],
  blank: FilterListItem,
  isShown: (key: string) => boolean,
): FilterCondition | null {
  const shown = items.filter(({ key }) => isShown(key));
  const hasBlank = blank.count > 0 && isShown(blank.key);
  if (shown.length === items.length && (hasBlank || blank.count === 0)) return null;
  const pick = (kind: 'text' | 'date'): string[] =>
    shown.flatMap(({ stored }) => (stored.kind === kind ? [stored.value] : []));
  return { kind: 'values', texts: pick('text'), dates: pick('date'), hasBlank };
}
