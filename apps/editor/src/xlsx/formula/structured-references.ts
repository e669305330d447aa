import { findTableAt, getDataArea, type Table } from '../workbook/tables.ts';
import type { Area, CellAddress } from '../workbook/workbook.ts';
import { joinTokens, tokenize } from './tokens.ts';
import { FormulaError, unknownName, wrongReference, wrongValue } from './values.ts';

export const tableItems = ['#All', '#Data', '#Headers', '#Totals', '#This Row'] as const;
export type TableItem = (typeof tableItems)[number];

/** `Table1[[#Headers],[Name]:[Age]]`. */
export interface StructuredReference {
  /** Null for the table that contains the formula. */
  table: string | null;
  items: readonly TableItem[];
  /** Null for all columns. */
  columns: { from: string; to: string } | null;
}

interface Specifier {
  text: string;
  /** What precedes it: nothing, a comma or a colon. */
  separator: string;
}

const specifierPattern = /\s*([,:]?)\s*\[((?:[^[\]']|'[\s\S])*)\]\s*/y;

/** Null if the text of a token is no structured reference. */
export function parseStructuredReference(text: string): StructuredReference | null {
  const start = text.indexOf('[');
  if (start < 0 || !text.endsWith(']')) return null;
  const table = start === 0 ? null : text.slice(0, start);
  const content = text.slice(start + 1, -1);
  const trimmed = content.trim();
  if (trimmed === '') return table === null ? null : { table, items: [], columns: null };
  if (trimmed.startsWith('@')) return parseThisRow(table, trimmed.slice(1).trim());
  if (!trimmed.startsWith('[')) return parseSpecifiers(table, [{ text: content, separator: '' }]);
  const specifiers = readSpecifiers(trimmed);
  return specifiers === null ? null : parseSpecifiers(table, specifiers);
}

function parseThisRow(table: string | null, rest: string): StructuredReference | null {
  if (rest === '') return { table, items: ['#This Row'], columns: null };
  const specifiers = rest.startsWith('[') ? readSpecifiers(rest) : [{ text: rest, separator: '' }];
  const found = specifiers === null ? null : parseSpecifiers(table, specifiers);
  return found === null || found.items.length > 0 || found.columns === null
    ? null
    : { ...found, items: ['#This Row'] };
}

function readSpecifiers(text: string): Specifier[] | null {
  const specifiers: Specifier[] = [];
  for (let at = 0; at < text.length; ) {
    specifierPattern.lastIndex = at;
    const [match, separator = '', inside = ''] = specifierPattern.exec(text) ?? [];
    if (match === undefined || (separator === '') !== (at === 0)) return null;
    specifiers.push({ text: inside, separator });
    at += match.length;
  }
  return specifiers;
}

function parseSpecifiers(table: string | null, specifiers: readonly Specifier[]): StructuredReference | null {
  const items: TableItem[] = [];
  const names: string[] = [];
  for (const { text, separator } of specifiers) {
    const item = tableItems.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (item !== undefined) {
      if (separator === ':' || names.length > 0) return null;
      items.push(item);
    } else if (text.startsWith('#') || (names.length > 0 && separator !== ':')) return null;
    else names.push(text.replace(/'([\s\S])/g, '$1'));
  }
  const [from, to = from, ...more] = names;
  if (more.length > 0) return null;
  return { table, items, columns: from === undefined || to === undefined ? null : { from, to } };
}

const escapeName = (name: string): string => name.replace(/[[\]#'@]/g, "'$&");

/** As formulas show it; the file has the row of the formula as an item. */
export function formatStructuredReference(
  { table, items, columns }: StructuredReference,
  notation: 'shown' | 'file',
): string {
  const names =
    columns === null
      ? []
      : [
          columns.from === columns.to
            ? `[${escapeName(columns.from)}]`
            : `[${escapeName(columns.from)}]:[${escapeName(columns.to)}]`,
        ];
  const isThisRow = items.includes('#This Row') && notation === 'shown';
  if (isThisRow) {
    const isPlain =
      columns !== null && columns.from === columns.to && /^[\p{L}\p{N}_.]+$/u.test(columns.from);
    return `${table ?? ''}[@${isPlain ? columns.from : names.join('')}]`;
  }
  const all = [...items.map((item) => `[${item}]`), ...names];
  const [only = ''] = all;
  const isOne = all.length === 1 && (columns === null || columns.from === columns.to);
  return `${table ?? ''}[${isOne ? only.slice(1, -1) : all.join(',')}]`;
}

/** Throws the error of a reference that refers to nothing. */
export function resolveStructuredReference(
  reference: StructuredReference,
  tables: readonly Table[],
  at: { sheet: number } & CellAddress,
): { sheet: number; area: Area } {
  const { table: tableName, columns } = reference;
  const table =
    tableName === null
      ? findTableAt(tables, at)
      : tables.find(({ name }) => name.toLowerCase() === tableName.toLowerCase());
  if (table === undefined) throw new FormulaError(tableName === null ? wrongReference : unknownName);
  const rows = resolveRows(table, reference.items, at);
  if (columns === null) return { sheet: table.sheet, area: { ...table.area, ...rows } };
  const [from, to] = [findColumn(table, columns.from), findColumn(table, columns.to)];
  return {
    sheet: table.sheet,
    area: {
      ...rows,
      left: table.area.left + Math.min(from, to),
      right: table.area.left + Math.max(from, to),
    },
  };
}

function findColumn({ columns }: Table, name: string): number {
  const at = columns.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
  if (at < 0) throw new FormulaError(wrongReference);
  return at;
}

function resolveRows(
  table: Table,
  items: readonly TableItem[],
  at: { sheet: number } & CellAddress,
): { top: number; bottom: number } {
  const { area, hasHeaders, hasTotals } = table;
  const data = getDataArea(table);
  const parts = (items.length === 0 ? ['#Data' as const] : items).map((item) => {
    switch (item) {
      case '#All':
        return area;
      case '#Data':
        return data;
      case '#Headers':
        return hasHeaders ? { top: area.top, bottom: area.top } : null;
      case '#Totals':
        return hasTotals ? { top: area.bottom, bottom: area.bottom } : null;
      case '#This Row':
        if (data === null || at.sheet !== table.sheet || at.row < data.top || at.row > data.bottom)
          throw new FormulaError(wrongValue);
        return { top: at.row, bottom: at.row };
      default:
        throw new Error(`No such item: ${item satisfies never}`);
    }
  });
  const found = parts.filter((part) => part !== null);
  if (found.length === 0) throw new FormulaError(wrongReference);
  return {
    top: Math.min(...found.map(({ top }) => top)),
    bottom: Math.max(...found.map(({ bottom }) => bottom)),
  };
}

/** Maps the structured references of a formula; null makes it a reference to nothing. */
export function mapStructuredReferences(
  formula: string,
  map: (reference: StructuredReference) => StructuredReference | string | null,
  notation: 'shown' | 'file' = 'shown',
): string {
  if (!formula.includes('[')) return formula;
  let changed = false;
  const tokens = tokenize(formula).map((token, index, all) => {
    const reference = token.kind === 'table' ? parseStructuredReference(token.text) : null;
    // `[1]!Total` and `[1]Sheet!Total` are names of another workbook.
    const isWorkbook = /^[!\p{L}\p{N}_]/u.test(all[index + 1]?.text ?? '');
    if (reference === null || isWorkbook) return token;
    const mapped = map(reference);
    if (mapped === reference) return token;
    changed = true;
    const text =
      mapped === null
        ? '#REF!'
        : typeof mapped === 'string'
          ? mapped
          : formatStructuredReference(mapped, notation);
    return { kind: 'unknown' as const, text };
  });
  return changed ? joinTokens(tokens) : formula;
}

/** A formula after columns of tables were renamed or deleted. */
export function updateTableColumns(
  formula: string,
  { before, after, ownTable }: { before: Table; after: Table; ownTable: boolean },
  notation: 'shown' | 'file' = 'shown',
): string {
  const rename = (name: string): string | null => {
    const index = before.columns.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
    const column = before.columns[index];
    if (column === undefined) return name;
    const renamed = isSameList()
      ? after.columns[index]
      : after.columns.find((one) => isSameColumn(one, column));
    return renamed?.name ?? null;
  };
  const isSameColumn = (one: Table['columns'][number], other: Table['columns'][number]): boolean =>
    one === other || (one.source !== null && one.source === other.source);
  // Inserted columns have no place in the file.
  const isSameList = (): boolean =>
    before.columns.length === after.columns.length &&
    before.columns.every(({ source }, index) => source === after.columns[index]?.source);
  return mapStructuredReferences(
    formula,
    (reference) => {
      const isOfTable =
        reference.table === null ? ownTable : reference.table.toLowerCase() === before.name.toLowerCase();
      if (!isOfTable || reference.columns === null) return reference;
      const [from, to] = [rename(reference.columns.from), rename(reference.columns.to)];
      if (from === null || to === null) return null;
      if (from === reference.columns.from && to === reference.columns.to) return reference;
      return { ...reference, columns: { from, to } };
    },
    notation,
  );
}

/** Formulas of files name the row of the formula by an item, and the table also within it. */
export function toShownReferences(formula: string, table: string | null): string {
  return mapStructuredReferences(formula, (reference) => {
    if (!reference.items.includes('#This Row')) return reference;
    const isOwn = table !== null && reference.table?.toLowerCase() === table.toLowerCase();
    return isOwn ? { ...reference, table: null } : { ...reference };
  });
}

/** Files cannot refer to the table of a cell that is in none. */
export function toFileReferences(formula: string, table: string | null): string {
  return mapStructuredReferences(
    formula,
    (reference) => {
      if (reference.table !== null && !reference.items.includes('#This Row')) return reference;
      const name = reference.table ?? table;
      return name === null ? null : { ...reference, table: name };
    },
    'file',
  );
}

/** A formula that may leave its table: references without a table name get it. */
export function addTableName(formula: string, table: string | null): string {
  return table === null
    ? formula
    : mapStructuredReferences(formula, (reference) =>
        reference.table === null ? { ...reference, table } : reference,
      );
}

export const hasStructuredReference = (formula: string): boolean =>
  tokenize(formula).some(({ kind }) => kind === 'table');
