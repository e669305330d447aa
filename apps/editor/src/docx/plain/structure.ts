import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { getBlockKind } from '../document/styles/block-kinds.ts';
import { createListNumbering, type ListPosition } from './list-counts.ts';
import { createItemMark, createListMark, quoteMark } from './structure-marks.ts';

/** A text with the elements around its paragraphs as marks; positions are the same as in the document. */
export interface Structure {
  doc: Node;
  /** Numbers of headings, which are not list items. */
  numbers: readonly { pos: number; size: number; number: string }[];
}

interface OpenListItem {
  depth: number;
  list: string;
  marks: readonly [list: Mark, item: Mark];
}

export function buildStructure(doc: Node, parts: DocxPackage): Structure {
  const numbers: { pos: number; size: number; number: string }[] = [];
  const getListPosition = createListNumbering(parts.numbering);
  const usedIds = new Set<string>();
  const createUniqueId = (attrs: ParagraphAttrs): string => {
    // A paragraph that was just split off still has the id of the original.
    let id = attrs.paraId ?? 'item';
    while (usedIds.has(id)) id += '+';
    usedIds.add(id);
    return id;
  };
  const computeMarks = (
    attrs: ParagraphAttrs,
    pos: number,
    size: number,
    openItems: OpenListItem[],
  ): readonly Mark[] => {
    const listPosition = getListPosition(attrs);
    const block = getBlockKind(attrs, parts);
    if (block.kind === 'heading') {
      openItems.length = 0;
      if (listPosition?.marker) numbers.push({ pos, size, number: listPosition.marker });
      return [];
    }
    if (listPosition === null) {
      openItems.length = 0;
      return block.kind === 'quote' ? [quoteMark] : [];
    }
    openItem(openItems, listPosition, createUniqueId(attrs));
    return openItems.flatMap(({ marks }) => marks);
  };
  /** `start` is the position before its first child. */
  const addMarks = (parent: Node, start: number): Node => {
    const openItems: OpenListItem[] = [];
    const children: Node[] = [];
    let isChanged = false;
    parent.forEach((child, offset) => {
      const pos = start + offset;
      let marked = child;
      if (child.type.name === 'paragraph') {
        const marks = computeMarks(child.attrs, pos, child.nodeSize, openItems);
        if (marks.length > 0) marked = child.mark(marks);
      } else {
        openItems.length = 0;
        if (!child.isLeaf && !child.isTextblock) marked = addMarks(child, pos + 1);
      }
      isChanged ||= marked !== child;
      children.push(marked);
    });
    return isChanged ? parent.copy(Fragment.from(children)) : parent;
  };
  return { doc: addMarks(doc, 0), numbers };
}

/** Opens the item of a paragraph within its parent items. */
function openItem(
  openItems: OpenListItem[],
  { depth, list, marker, value }: ListPosition,
  name: string,
): void {
  let parent = openItems.at(-1);
  while (parent !== undefined && parent.depth > depth) {
    openItems.pop();
    parent = openItems.at(-1);
  }
  const isInSameList = parent?.depth === depth && parent.list === list;
  const listOfPrevious = isInSameList ? parent?.marks[0] : undefined;
  if (parent?.depth === depth) openItems.pop();
  const marks = [
    listOfPrevious ?? createListMark(name, marker !== null),
    createItemMark(name, marker, value),
  ] as const;
  openItems.push({ depth, list, marks });
}
