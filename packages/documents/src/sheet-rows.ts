import { parseCell } from './cell-address.ts';
import type { ZipCodec } from './codec.ts';
import { readAttribute } from './listed-parts.ts';
import { createPartReader, findFirstTarget, type ReadPart, resolveTarget } from './opc-targets.ts';
import { decodeEntities } from './xml-entities.ts';
import { sharedStrings, tokenize } from './xml-tokens.ts';
import { readZip, type ZipEntry, type ZipLimits } from './zip-read.ts';

/** Maximum number of rows and columns read. */
export interface SheetSize {
  rows: number;
  columns: number;
}

/**
 * The first sheet of a workbook as text: numbers with a decimal point, dates as serial numbers, formulas as their cached result. Rows end with their
 * last cell. Linear in the unpacked parts; throws a DocumentError for unreadable files.
 */
export function readFirstSheet(
  bytes: Uint8Array,
  { limits, maxSize: max, codec }: { limits: ZipLimits; maxSize: SheetSize; codec: ZipCodec },
): string[][] {
  const entries = readZip(bytes, limits);
  return firstSheetRows(entries, createPartReader(entries, codec), max);
}

export function firstSheetRows(
  entries: readonly Pick<ZipEntry, 'name'>[],
  part: ReadPart,
  max: SheetSize,
): string[][] {
  const target = findFirstTarget(part, {
    name: 'xl/workbook.xml',
    rels: 'xl/_rels/workbook.xml.rels',
    item: /<sheet\s[^<>]*>/,
  });
  const fallback = entries.find(({ name }) => name.startsWith('xl/worksheets/'))?.name ?? '';
  const shared = sharedStrings(part('xl/sharedStrings.xml'));
  return readRows(part(resolveTarget('xl', target, fallback)), shared, max);
}

interface CellStart {
  row: number;
  column: number;
  type: string;
}

function readRows(xml: string, shared: readonly string[], max: SheetSize): string[][] {
  const rows: string[][] = [];
  let cell: CellStart | null = null;
  let value = '';
  let isFormula = false;
  for (const token of tokenize(xml)) {
    if (token.name === '') value += isFormula ? '' : token.text;
    else if (token.name === 'f') isFormula = token.isOpen;
    else if (token.name === 'c' && !token.isClose) {
      cell = parseCellReference(token.attributes);
      value = '';
      isFormula = false;
    } else if (token.name === 'c' && cell) {
      if (cell.row >= max.rows) break;
      const text = cell.type === 's' ? (shared[Number(value)] ?? '') : decodeEntities(value);
      if (cell.column < max.columns) setCell(rows, cell, text);
      cell = null;
    }
  }
  return rows;
}

function setCell(rows: string[][], { row, column }: CellStart, text: string): void {
  while (rows.length <= row) rows.push([]);
  const cells = rows[row] ?? [];
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** Zero-based rows and columns. */
function parseCellReference(attributes: string): CellStart | null {
  const position = parseCell(readAttribute(attributes, 'r'));
  if (position === null) return null;
  const { row, column } = position;
  return { row: row - 1, column: column - 1, type: readAttribute(attributes, 't') };
}
