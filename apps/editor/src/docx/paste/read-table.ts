import type { PastedParagraph, PastedRow } from './blocks.ts';
import { cellShading } from './cell-shading.ts';
import { closeParagraph, plainFrame, type Reading, type ReadingPosition, readNested } from './reading.ts';
import { emptyParagraph, makeRectangular, spanOf } from './tables.ts';

interface Walk {
  /** Reads the content of an element as blocks of the surrounding text. */
  block: (reading: Reading, element: Element, position: ReadingPosition) => void;
  children: (reading: Reading, element: Element, position: ReadingPosition) => void;
}

export function readTable(
  reading: Reading,
  table: Element,
  { around: position, walk }: { around: ReadingPosition; walk: Walk },
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
    for (const cell of cells) walk.block(reading, cell, position);
    return;
  }
  const caption = table.querySelector(':scope > caption');
  if (caption !== null) walk.block(reading, caption, position);
  const read: PastedRow[] = [];
  for (const { row, cells: own } of rows) {
    if (!reading.budget.take('cells', own.length)) break;
    const isHeading = own.length > 0 && own.every(({ localName }) => localName === 'th');
    read.push({
      isHeader: row.parentElement?.localName === 'thead' || (read.length === 0 && isHeading),
      cells: own.map((cell) => ({
        colspan: spanOf(cell, 'colspan'),
        rowspan: spanOf(cell, 'rowspan'),
        shading: cellShading(cell, row, reading.classes),
        blocks: cellBlocks(reading, cell, { around: position, walk }),
      })),
    });
  }
  if (read.length > 0) reading.blocks.push(makeRectangular(read));
}

function cellBlocks(
  reading: Reading,
  cell: Element,
  { around: position, walk }: { around: ReadingPosition; walk: Walk },
): PastedParagraph[] {
  const isHeading = cell.localName === 'th';
  const marks = isHeading ? new Set([...position.text.marks, 'bold' as const]) : position.text.marks;
  const inside: ReadingPosition = {
    ...position,
    text: { ...position.text, marks },
    frame: plainFrame,
    list: null,
    item: null,
    isInCell: true,
  };
  const blocks = readNested(reading, () => walk.children(reading, cell, inside));
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  return paragraphs.length === 0 ? [emptyParagraph()] : paragraphs;
}
