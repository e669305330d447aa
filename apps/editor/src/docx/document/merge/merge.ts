import { Fragment, type Node } from 'prosemirror-model';
import { mapTextblocks, withAttribute } from '../map-textblocks.ts';
import { addParaIds } from '../para-ids.ts';

/**
 * Three-way merge of two users' changes, or of one user's in two windows: their document, with my changes in place. A block that only one side
 * changed is taken from that side; if both changed it, mine follows theirs as a separate block, so no text is lost. All three documents must be read
 * from bytes, so that equal blocks are equal nodes. Linear in the number of blocks.
 */
export function mergeKeepingBoth(base: Node, mine: Node, theirs: Node): Node {
  const [before, ours, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const blocks: Node[] = [];
  const behind = blocksBehind(mine, { before, others });
  blocks.push(...(behind.get(start) ?? []));
  for (const [key, block] of others) {
    blocks.push(...choose({ was: before.get(key), own: ours.get(key), block }));
    blocks.push(...(behind.get(key) ?? []));
  }
  const last = theirs.lastChild;
  // My table may share paragraph ids with one of theirs.
  return addParaIds(theirs.copy(Fragment.from(blocks.length > 0 || last === null ? blocks : [last])));
}

/** Key of the position before the first block. */
const start = '';

type Blocks = Map<string, Node>;

/** The blocks of a document by a key that is the same in every window: the id of their first paragraph. */
function byKey(doc: Node): Blocks {
  const blocks: Blocks = new Map();
  doc.forEach((block, _offset, index) => {
    const id = idOf(block) ?? `#${index}`;
    blocks.set(blocks.has(id) ? `${id}#${index}` : id, block);
  });
  return blocks;
}

function idOf(block: Node): string | null {
  const own: unknown = block.attrs.paraId;
  if (typeof own === 'string' && own !== '') return own;
  let found: string | null = null;
  block.descendants((node) => {
    const id: unknown = node.attrs.paraId;
    if (found === null && typeof id === 'string' && id !== '') found = id;
    return found === null;
  });
  return found;
}

/** The merge result at the position of one of their blocks. */
function choose(place: { was: Node | undefined; own: Node | undefined; block: Node }): Node[] {
  const { was, own, block } = place;
  const isUntouchedByThem = was?.eq(block) ?? false;
  // I deleted it and they left it unchanged: it stays deleted.
  if (own === undefined) return was !== undefined && isUntouchedByThem ? [] : [block];
  const isUntouchedByMe = was?.eq(own) ?? false;
  if (isUntouchedByMe || own.eq(block)) return [block];
  return isUntouchedByThem ? [own] : [block, withoutIds(own)];
}

/** My blocks that they lack, by the preceding block that they have. */
function blocksBehind(mine: Node, known: { before: Blocks; others: Blocks }): Map<string, Node[]> {
  const behind = new Map<string, Node[]>();
  let place = start;
  for (const [key, block] of byKey(mine)) {
    if (known.others.has(key)) {
      place = key;
      continue;
    }
    const was = known.before.get(key);
    // They deleted it and I left it unchanged: it stays deleted.
    if (was?.eq(block)) continue;
    behind.set(place, [...(behind.get(place) ?? []), block]);
  }
  return behind;
}

function withoutIds(block: Node): Node {
  return mapTextblocks(block, (node) =>
    node.type.name === 'paragraph' ? withAttribute(node, 'paraId', null) : node,
  );
}
