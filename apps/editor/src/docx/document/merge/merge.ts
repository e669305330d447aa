import { Fragment, type Node } from 'prosemirror-model';
import { mapTextblocks, withAttribute } from '../map-textblocks.ts';
import { addParaIds } from '../para-ids.ts';

/**
 * Two people's words, or one person's from two windows, in one document: theirs, with mine at their places. A block that only I changed is
 * mine, one that only they changed is theirs, and where both did, mine stands behind theirs as a block of its own: no word of either is gone.
 * All three documents have to be read from bytes, so that equal blocks are equal nodes. Linear in the number of blocks.
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
  // A table of mine may share paragraphs with one of theirs.
  return addParaIds(theirs.copy(Fragment.from(blocks.length > 0 || last === null ? blocks : [last])));
}

/** The place before the first block. */
const start = '';

type Blocks = Map<string, Node>;

/** The blocks of a document by what names them in every window: the id of their first paragraph. */
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

/** What stands at the place of one of their blocks. */
function choose(place: { was: Node | undefined; own: Node | undefined; block: Node }): Node[] {
  const { was, own, block } = place;
  const isUntouchedByThem = was?.eq(block) ?? false;
  // I took it away and they left it as it was: it stays away.
  if (own === undefined) return was !== undefined && isUntouchedByThem ? [] : [block];
  const isUntouchedByMe = was?.eq(own) ?? false;
  if (isUntouchedByMe || own.eq(block)) return [block];
  return isUntouchedByThem ? [own] : [block, withoutIds(own)];
}

/** My blocks that they do not have, each behind the last one before it that they do have. */
function blocksBehind(mine: Node, known: { before: Blocks; others: Blocks }): Map<string, Node[]> {
  const behind = new Map<string, Node[]>();
  let place = start;
  for (const [key, block] of byKey(mine)) {
    if (known.others.has(key)) {
      place = key;
      continue;
    }
    const was = known.before.get(key);
    // They took it away, and I had not touched it: it stays away.
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
