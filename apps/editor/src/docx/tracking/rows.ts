import type { Transaction } from 'prosemirror-state';

/** Removes the row at `pos`, and the table with its last row; an empty paragraph replaces the only block. */
export function removeRow(tr: Transaction, pos: number): void {
  const row = tr.doc.nodeAt(pos);
  const $pos = tr.doc.resolve(pos);
  if (row === null) return;
  if ($pos.parent.childCount > 1) {
    tr.delete(pos, pos + row.nodeSize);
    return;
  }
  const [start, end] = [$pos.before(), $pos.after()];
  const paragraph = row.type.schema.nodes.paragraph;
  if (paragraph !== undefined && $pos.node(-1).childCount === 1)
    tr.replaceWith(start, end, paragraph.create());
  else tr.delete(start, end);
}

/** Removes the cell at `pos`, and the row with its last cell. */
export function removeCell(tr: Transaction, pos: number): void {
  const cell = tr.doc.nodeAt(pos);
  const $pos = tr.doc.resolve(pos);
  if (cell === null) return;
  if ($pos.parent.childCount > 1) tr.delete(pos, pos + cell.nodeSize);
  else removeRow(tr, $pos.before());
}
