import type { BlockContent, Paragraph, Table } from '@eigenpal/docx-editor-core/types/document';

/** Maps every paragraph, including those in tables and content controls. */
export function mapParagraphs(
  blocks: readonly BlockContent[],
  change: (paragraph: Paragraph) => Paragraph,
): BlockContent[] {
  return blocks.map((block) =>
    block.type === 'blockSdt'
      ? { ...block, content: mapParagraphs(block.content, change) }
      : mapCellBlock(block, change),
  );
}

function mapCellBlock(
  block: Paragraph | Table,
  change: (paragraph: Paragraph) => Paragraph,
): Paragraph | Table {
  if (block.type === 'paragraph') return change(block);
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      content: cell.content.map((inner) => mapCellBlock(inner, change)),
    })),
  }));
  return { ...block, rows };
}
