import { Fragment, type Node } from 'prosemirror-model';
import { mapTextblocks, withAttribute } from '../map-textblocks.ts';
import { addParaIds } from '../para-ids.ts';

/**
 * Three-way merge of two users' changes, or of one user's in two windows: their document, with my changes in place. A block that only one side
 * changed is taken from that side; if both changed it, mine follows theirs as a separate block, so no text is lost. All three documents must be read
 * from bytes, so that equal blocks are equal nodes. Linear in the number of blocks.
 */
export function mergeKeepingBoth(base: Node, mine: Node, theirs: Node): Node {
  const [before, mineByKey, others] = [indexByKey(base), indexByKey(mine), indexByKey(theirs)];
  const blocks: Node[] = [];
  const addedAfter = groupAddedBlocks(mine, { before, others });
  blocks.push(...(addedAfter.get(startKey) ?? []));
  for (const [key, block] of others) {
    blocks.push(...mergeBlock({ base: before.get(key), mine: mineByKey.get(key), block }));
    blocks.push(...(addedAfter.get(key) ?? []));
  }
  const last = theirs.lastChild;
  // My table may share paragraph ids with one of theirs.
  return addParaIds(theirs.copy(Fragment.from(blocks.length > 0 || last === null ? blocks : [last])));
}

/** Key of the position before the first block. */
const startKey = '';

type Blocks = Map<string, Node>;

/** The blocks of a document by a key that is the same in every window: the id of their first paragraph. */
function indexByKey(doc: Node): Blocks {
  const blocks: Blocks = new Map();
  doc.forEach((block, _offset, index) => {
    const id = findParagraphId(block) ?? `#${index}`;
    blocks.set(blocks.has(id) ? `${id}#${index}` : id, block);
  });
  return blocks;
}

function findParagraphId(block: Node): string | null {
  const mine: unknown = block.attrs.paraId;
  if (typeof mine === 'string' && mine !== '') return mine;
  let found: string | null = null;
  block.descendants((node) => {
    const id: unknown = node.attrs.paraId;
    if (found === null && typeof id === 'string' && id !== '') found = id;
    return found === null;
  });
  return found;
}

/** The merge result at the position of one of their blocks. */
function mergeBlock(precedingKey: { base: Node | undefined; mine: Node | undefined; block: Node }): Node[] {
  const { base, mine, block } = precedingKey;
  const isUntouchedByThem = base?.eq(block) ?? false;
  // I deleted it and they left it unchanged: it stays deleted.
  if (mine === undefined) return base !== undefined && isUntouchedByThem ? [] : [block];
  const isUntouchedByMe = base?.eq(mine) ?? false;
  if (isUntouchedByMe || mine.eq(block)) return [block];
  return isUntouchedByThem ? [mine] : [block, removeParaIds(mine)];
}

/** My blocks that they lack, by the preceding block that they have. */
function groupAddedBlocks(mine: Node, known: { before: Blocks; others: Blocks }): Map<string, Node[]> {
  const addedAfter = new Map<string, Node[]>();
  let precedingKey = startKey;
  for (const [key, block] of indexByKey(mine)) {
    if (known.others.has(key)) {
      precedingKey = key;
      continue;
    }
    const base = known.before.get(key);
    // They deleted it and I left it unchanged: it stays deleted.
    if (base?.eq(block)) continue;
    addedAfter.set(precedingKey, [...(addedAfter.get(precedingKey) ?? []), block]);
  }
  return addedAfter;
}

function removeParaIds(block: Node): Node {
  return mapTextblocks(block, (node) =>
    node.type.name === 'paragraph' ? withAttribute(node, 'paraId', null) : node,
  );
}
