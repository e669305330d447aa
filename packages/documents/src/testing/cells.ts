import { formatColumn, parseCell } from '../cell-address.ts';
import { encodeText } from '../xml-entities.ts';

/** Cells by address: numbers as numbers, texts inline, `=…` as formulas with an optional result after `→`. */
export type Cells = Readonly<Record<string, string | number>>;

/** The XML of a worksheet with these cells. */
export function sheetXml(cells: Cells, around: { head?: string; tail?: string } = {}): string {
  const { head = '', tail = '' } = around;
  const rows = new Map<number, [column: number, xml: string][]>();
  for (const [address, content] of Object.entries(cells)) {
    const { row, column } = parseCell(address) ?? { row: 1, column: 1 };
    rows.set(row, [...(rows.get(row) ?? []), [column, cellXml(address, content)]]);
  }
  const lines = [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([row, list]) => {
      const inOrder = list.sort(([one], [other]) => one - other).map(([, xml]) => xml);
      return `<row r="${row}">${inOrder.join('')}</row>`;
    });
  return `<worksheet>${head}<sheetData>${lines.join('')}</sheetData>${tail}</worksheet>`;
}

function cellXml(address: string, content: string | number): string {
  if (typeof content === 'number') return `<c r="${address}"><v>${content}</v></c>`;
  if (!content.startsWith('='))
    return `<c r="${address}" t="inlineStr"><is><t>${encodeText(content)}</t></is></c>`;
  const [formula = '', result = ''] = content.slice(1).split('→');
  return `<c r="${address}"><f>${encodeText(formula)}</f><v>${result}</v></c>`;
}

/** A sheet of numbers: `rows` by `columns`, each cell by its row and column. */
export function numbersXml(
  rows: number,
  columns: number,
  valueAt: (row: number, column: number) => number,
): string {
  const letters = Array.from({ length: columns }, (_, index) => formatColumn(index + 1));
  const lines: string[] = [];
  for (let row = 1; row <= rows; row += 1) {
    const cells = letters.map(
      (letter, index) => `<c r="${letter}${row}"><v>${valueAt(row, index + 1)}</v></c>`,
    );
    lines.push(`<row r="${row}">${cells.join('')}</row>`);
  }
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
}
