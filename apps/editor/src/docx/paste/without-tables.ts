import { Fragment, type Node, Slice } from 'prosemirror-model';

/** The words of tables as paragraphs, one cell after another, for a place that holds no tables; another slice stays as it is. */
export function withoutTables(slice: Slice): Slice {
  const blocks: Node[] = [];
  let hasTable = false;
  slice.content.descendants((node) => {
    if (node.type.spec.tableRole !== undefined) hasTable = true;
    if (!node.isTextblock) return true;
    blocks.push(node);
    return false;
  });
  return hasTable ? new Slice(Fragment.from(blocks), 0, 0) : slice;
}
