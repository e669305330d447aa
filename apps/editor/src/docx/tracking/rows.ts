import type { Transaction } from 'prosemirror-state';

/** Takes the row at `pos` away, with its last row the table; where the table was alone an empty paragraph stays. */
export function removeRow(tr: Transaction, pos: number): void {
  const row = tr.doc.nodeAt(pos);
  const place = tr.doc.resolve(pos);
  if (row === null) return;
  if (place.parent.childCount > 1) {
    tr.delete(pos, pos + row.nodeSize);
    return;
  }
  const [start, end] = [place.before(), place.after()];
  const paragraph = row.type.schema.nodes.paragraph;
  if (paragraph !== undefined && place.node(-1).childCount === 1)
    tr.replaceWith(start, end, paragraph.create());
  else tr.delete(start, end);
}

/** Takes the cell at `pos` away, with its last cell the row. */
export function removeCell(tr: Transaction, pos: number): void {
  const cell = tr.doc.nodeAt(pos);
  const place = tr.doc.resolve(pos);
  if (cell === null) return;
  if (place.parent.childCount > 1) tr.delete(pos, pos + cell.nodeSize);
  else removeRow(tr, place.before());
}
