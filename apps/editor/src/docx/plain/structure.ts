import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { blockKindOf } from './block-kinds.ts';
import { createListCounts, type ListPlace } from './list-counts.ts';
import { itemMark, listMark, quoteMark } from './structure-marks.ts';

/** A text with the elements around its paragraphs as marks; positions are the same as in the document. */
export interface Structure {
  doc: Node;
  /** Numbers of headings, which are not list items. */
  numbers: readonly { pos: number; size: number; number: string }[];
}

interface OpenItem {
  depth: number;
  list: string;
  marks: readonly [list: Mark, item: Mark];
}

export function structureOf(doc: Node, parts: DocxPackage): Structure {
  const numbers: { pos: number; size: number; number: string }[] = [];
  const countOf = createListCounts(parts.numbering);
  const names = new Set<string>();
  const nameOf = (attrs: ParagraphAttrs): string => {
    // A paragraph that was just split off still has the id of the original.
    let name = attrs.paraId ?? 'item';
    while (names.has(name)) name += '+';
    names.add(name);
    return name;
  };
  const marksOf = (attrs: ParagraphAttrs, pos: number, size: number, open: OpenItem[]): readonly Mark[] => {
    const place = countOf(attrs);
    const block = blockKindOf(attrs, parts);
    if (block.kind === 'heading') {
      open.length = 0;
      if (place?.marker) numbers.push({ pos, size, number: place.marker });
      return [];
    }
    if (place === null) {
      open.length = 0;
      return block.kind === 'quote' ? [quoteMark] : [];
    }
    openItem(open, place, nameOf(attrs));
    return open.flatMap(({ marks }) => marks);
  };
  /** `start` is the position before its first child. */
  const within = (parent: Node, start: number): Node => {
    const open: OpenItem[] = [];
    const children: Node[] = [];
    let isChanged = false;
    parent.forEach((child, offset) => {
      const pos = start + offset;
      let drawn = child;
      if (child.type.name === 'paragraph') {
        const marks = marksOf(child.attrs, pos, child.nodeSize, open);
        if (marks.length > 0) drawn = child.mark(marks);
      } else {
        open.length = 0;
        if (!child.isLeaf && !child.isTextblock) drawn = within(child, pos + 1);
      }
      isChanged ||= drawn !== child;
      children.push(drawn);
    });
    return isChanged ? parent.copy(Fragment.from(children)) : parent;
  };
  return { doc: within(doc, 0), numbers };
}

/** Opens the item of a paragraph within its parent items. */
function openItem(open: OpenItem[], { depth, list, marker, value }: ListPlace, name: string): void {
  let before = open.at(-1);
  while (before !== undefined && before.depth > depth) {
    open.pop();
    before = open.at(-1);
  }
  const isNext = before?.depth === depth && before.list === list;
  const around = isNext ? before?.marks[0] : undefined;
  if (before?.depth === depth) open.pop();
  const marks = [around ?? listMark(name, marker !== null), itemMark(name, marker, value)] as const;
  open.push({ depth, list, marks });
}
