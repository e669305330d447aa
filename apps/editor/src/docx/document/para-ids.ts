import type { Node } from 'prosemirror-model';
import { mapTextblocks, withAttribute } from './map-textblocks.ts';

/** `w14:paraId` must be less than this ([MS-DOCX] 2.2.4). */
const idLimit = 0x80000000;

/**
 * Gives every paragraph without an id one. The id is derived from its text and from the number of earlier paragraphs with the same text: two windows
 * that open the same bytes use the same ids, and an untouched paragraph that is saved without one gets the same id the next time.
 */
export function addParaIds(doc: Node): Node {
  const usedIds = new Set<string>();
  const nodesWithId = new Set<Node>();
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const id = paraIdOf(node);
    if (id !== null && !usedIds.has(id)) {
      usedIds.add(id);
      nodesWithId.add(node);
    }
    return false;
  });
  const countByText = new Map<string, number>();
  return mapTextblocks(doc, (node) => {
    // The same node may occur at two positions: the first of them keeps the id.
    if (node.type.name !== 'paragraph' || nodesWithId.delete(node)) return node;
    const { textContent } = node;
    const earlierCount = countByText.get(textContent) ?? 0;
    countByText.set(textContent, earlierCount + 1);
    return withAttribute(node, 'paraId', createUnusedId(`${earlierCount} ${textContent}`, usedIds));
  });
}

function paraIdOf({ type, attrs }: Node): string | null {
  const id: unknown = attrs.paraId;
  return type.name === 'paragraph' && typeof id === 'string' && id !== '' ? id : null;
}

function createUnusedId(seed: string, usedIds: Set<string>): string {
  let hash = fnv1a(seed);
  for (;;) {
    const id = (hash % idLimit).toString(16).toUpperCase().padStart(8, '0');
    if (hash % idLimit !== 0 && !usedIds.has(id)) {
      usedIds.add(id);
      return id;
    }
    hash = (hash + 1) >>> 0;
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
