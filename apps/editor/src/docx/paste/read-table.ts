import type { PastedParagraph, PastedRow } from './blocks.ts';
import { getCellShading } from './cell-shading.ts';
import { parseStyle, readDirection } from './inline-style.ts';
import { bodyProperties, closeParagraph, type Reading, type ReadingPosition, readNested } from './reading.ts';
import { createEmptyParagraph, makeRectangular, readSpan } from './tables.ts';

interface Walkers {
  /** Reads the content of an element as blocks of the surrounding text. */
  block: (reading: Reading, element: Element, position: ReadingPosition) => void;
  children: (reading: Reading, element: Element, position: ReadingPosition) => void;
}

export function readTable(
  reading: Reading,
  table: Element,
  { position, walkers }: { position: ReadingPosition; walkers: Walkers },
): void {
  closeParagraph(reading);
  const rows = [...table.querySelectorAll(':scope > tr, :scope > * > tr')].map((row) => ({
    row,
    cells: [...row.querySelectorAll(':scope > td, :scope > th')],
  }));
  const cells = rows.flatMap((row) => row.cells);
  const isLayout = table.getAttribute('role') === 'presentation' || cells.length <= 1;
  // A nested table is read as its text.
  if (isLayout || position.isInCell) {
    for (const cell of cells) walkers.block(reading, cell, position);
    return;
  }
  const caption = table.querySelector(':scope > caption');
  if (caption !== null) walkers.block(reading, caption, position);
  const pastedRows: PastedRow[] = [];
  for (const { row, cells: rowCells } of rows) {
    if (!reading.budget.use('cells', rowCells.length)) break;
    const isHeading = rowCells.length > 0 && rowCells.every(({ localName }) => localName === 'th');
    pastedRows.push({
      isHeader: row.parentElement?.localName === 'thead' || (pastedRows.length === 0 && isHeading),
      cells: rowCells.map((cell) => ({
        colspan: readSpan(cell, 'colspan'),
        rowspan: readSpan(cell, 'rowspan'),
        shading: getCellShading(cell, row, reading.classes),
        blocks: readCell(reading, cell, { position: position, walkers }),
      })),
    });
  }
  if (pastedRows.length === 0) return;
  const pastedTable = makeRectangular(pastedRows);
  const isRightToLeft = position.frame.direction === 'rtl';
  reading.blocks.push(isRightToLeft ? { ...pastedTable, isRightToLeft } : pastedTable);
}

function readCell(
  reading: Reading,
  cell: Element,
  { position, walkers }: { position: ReadingPosition; walkers: Walkers },
): PastedParagraph[] {
  const isHeading = cell.localName === 'th';
  const marks = isHeading ? new Set([...position.text.marks, 'bold' as const]) : position.text.marks;
  const direction = readDirection(cell, parseStyle(cell)) ?? position.frame.direction;
  const cellPosition: ReadingPosition = {
    ...position,
    text: { ...position.text, marks },
    frame: direction === undefined ? bodyProperties : { ...bodyProperties, direction },
    list: null,
    item: null,
    isInCell: true,
  };
  const blocks = readNested(reading, () => walkers.children(reading, cell, cellPosition));
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  return paragraphs.length === 0 ? [createEmptyParagraph()] : paragraphs;
}
