import type { RichBlock, RichText } from '@redraft/contracts';

/** Groups the flat blocks for rendering: consecutive items form a list, deeper items a nested list within the previous item. */
export interface ListItem {
  block: RichBlock;
  lists: List[];
}
export interface List {
  isNumbered: boolean;
  items: ListItem[];
}
export type Section =
  | { kind: 'block'; block: RichBlock }
  | { kind: 'quote'; blocks: RichBlock[] }
  | { kind: 'list'; list: List };

export function groupSections(text: RichText): Section[] {
  const sections: Section[] = [];
  let index = 0;
  while (index < text.length) {
    const block = text[index];
    if (block === undefined) break;
    if (isItem(block)) {
      const end = endOf(text, index, isItem);
      for (const list of groupLists(text.slice(index, end))) sections.push({ kind: 'list', list });
      index = end;
    } else if (block.type === 'quote') {
      const end = endOf(text, index, ({ type }) => type === 'quote');
      sections.push({ kind: 'quote', blocks: text.slice(index, end) });
      index = end;
    } else {
      sections.push({ kind: 'block', block });
      index += 1;
    }
  }
  return sections;
}

function isItem({ type }: RichBlock): boolean {
  return type === 'bulletItem' || type === 'numberItem';
}

function endOf(text: RichText, start: number, belongs: (block: RichBlock) => boolean): number {
  const length = text.slice(start).findIndex((block) => !belongs(block));
  return length === -1 ? text.length : start + length;
}

/** The first item sets the depth of the outermost list; shallower items after it continue that list. */
function groupLists(blocks: readonly RichBlock[]): List[] {
  const lists: List[] = [];
  const outermost = blocks[0]?.indent ?? 0;
  let index = 0;
  while (index < blocks.length) {
    const block = blocks[index];
    if (block === undefined) break;
    const deeper = blocks.slice(index + 1).findIndex(({ indent }) => indent <= outermost);
    const end = deeper === -1 ? blocks.length : index + 1 + deeper;
    const isNumbered = block.type === 'numberItem';
    const item = { block, lists: groupLists(blocks.slice(index + 1, end)) };
    const last = lists.at(-1);
    if (last?.isNumbered === isNumbered) last.items.push(item);
    else lists.push({ isNumbered, items: [item] });
    index = end;
  }
  return lists;
}
