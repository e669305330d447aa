import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import { getListLevel } from './list-css.ts';

/** Further items stay paragraphs to screen readers: marking many at once would block typing. */
const maxItems = 2000;

export interface List {
  from: number;
  items: ListItem[];
}

export interface ListItem {
  from: number;
  to: number;
  /** From 0. */
  level: number;
}

type IsExcluded = (attrs: ParagraphAttrs) => boolean;

/** Consecutive numbered or bulleted paragraphs of the document or of a cell, in document order. */
export function findLists(doc: Node, isExcluded: IsExcluded, limit = maxItems): List[] {
  const lists: List[] = [];
  let remaining = limit;
  const collect = (parent: Node, start: number): void => {
    let list: (List & { numId: number; level: number }) | null = null;
    parent.forEach((node, offset) => {
      const from = start + offset;
      const listed = node.type.name === 'paragraph' ? getListLevel(node.attrs) : null;
      if (listed === null || remaining === 0 || isExcluded(node.attrs)) {
        list = null;
        if (!node.isTextblock && !node.isLeaf) collect(node, from + 1);
        return;
      }
      const { numId, level } = listed;
      // Deeper items may have a numbering of their own, such as bullets below numbers.
      if (list === null || (numId !== list.numId && level <= list.level)) {
        list = { from, items: [], numId, level };
        lists.push(list);
      }
      list.items.push({ from, to: from + node.nodeSize, level });
      remaining -= 1;
    });
  };
  collect(doc, 0);
  return lists;
}
