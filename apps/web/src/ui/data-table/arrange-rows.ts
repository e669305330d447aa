import { stripDiacritics } from '../../lib/strip-diacritics.ts';
import type { CellValue, Column, Sort } from './column.ts';

/** Rows whose searchable values contain every word of the search term, sorted. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  options: { columns: readonly Column<Row>[]; term: string; sort: Sort | null; language: string },
): readonly Row[] {
  const found = filterRows(rows, options);
  const column = options.columns.find((one) => one.id === options.sort?.id);
  if (options.sort === null || column?.value === undefined) return found;
  const { value } = column;
  const compare = comparing(options.language);
  const factor = options.sort.direction === 'asc' ? 1 : -1;
  return found
    .map((row) => ({ row, key: value(row) }))
    .sort((one, other) => orderOf(one.key, other.key, { compare, factor }))
    .map(({ row }) => row);
}

function filterRows<Row>(
  rows: readonly Row[],
  { columns, term, language }: { columns: readonly Column<Row>[]; term: string; language: string },
): readonly Row[] {
  const searchWords = fold(term, language).split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return rows;
  const searched = columns.filter((column) => column.value !== undefined && column.searchable !== false);
  return rows.filter((row) => {
    const text = fold(searched.map((column) => column.value?.(row) ?? '').join(' '), language);
    return searchWords.every((word) => text.includes(word));
  });
}

function fold(text: string, language: string): string {
  return stripDiacritics(text).toLocaleLowerCase(language);
}

type Compare = (one: string, other: string) => number;

function comparing(language: string): Compare {
  return new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare;
}

/** Empty values come last in both directions. */
function orderOf(
  one: CellValue,
  other: CellValue,
  { compare, factor }: { compare: Compare; factor: 1 | -1 },
): number {
  const oneEmpty = isEmpty(one);
  const otherEmpty = isEmpty(other);
  if (oneEmpty || otherEmpty) return Number(oneEmpty) - Number(otherEmpty);
  if (typeof one === 'number' && typeof other === 'number') return factor * (one - other);
  return factor * compare(String(one), String(other));
}

function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '';
}
