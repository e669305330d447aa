import { Fragment, type Node, Slice } from 'prosemirror-model';

/** Flattens tables to paragraphs, cell by cell, for places that cannot contain tables; other slices stay unchanged. */
export function flattenTables(slice: Slice): Slice {
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
