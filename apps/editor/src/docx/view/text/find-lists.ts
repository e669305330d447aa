import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import { getListLevel } from './list-css.ts';

export interface ListItem {
  from: number;
  to: number;
  /** From 0. */
  level: number;
}

type IsExcluded = (attrs: ParagraphAttrs) => boolean;

/** Consecutive numbered or bulleted paragraphs of the document or of a cell, in document order. */
export function findLists(doc: Node, isExcluded: IsExcluded): ListItem[][] {
  const lists: ListItem[][] = [];
  collectLists(doc, 0, isExcluded, lists);
  return lists;
}

function collectLists(parent: Node, start: number, isExcluded: IsExcluded, lists: ListItem[][]): void {
  let list: { items: ListItem[]; numId: number; level: number } | null = null;
  parent.forEach((node, offset) => {
    const from = start + offset;
    const listed =
      node.type.name === 'paragraph' && !isExcluded(node.attrs) ? getListLevel(node.attrs) : null;
    if (listed === null) {
      list = null;
      if (!node.isTextblock && !node.isLeaf) collectLists(node, from + 1, isExcluded, lists);
      return;
    }
    const { numId, level } = listed;
    // Deeper items may have a numbering of their own, such as bullets below numbers.
    if (list === null || (numId !== list.numId && level <= list.level)) {
      list = { items: [], numId, level };
      lists.push(list.items);
    }
    list.items.push({ from, to: from + node.nodeSize, level });
  });
}
