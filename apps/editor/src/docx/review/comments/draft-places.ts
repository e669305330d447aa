import type { Node } from 'prosemirror-model';
import type { Range } from '../review-state.ts';

interface Point {
  paraId: string | null;
  offset: number;
  pos: number;
}

/** The text range of a draft, described so that it can be found in another, possibly changed, version of the document. */
export interface StoredRange {
  from: Point;
  to: Point;
  words: string;
}

/** Placeholder for non-text nodes, one per position, so that string offsets equal document positions. */
const nonTextPlaceholder = '\ufffc';

export function toStoredRange(doc: Node, { from, to }: Range): StoredRange {
  return { from: createPoint(doc, from), to: createPoint(doc, to), words: readTextBetween(doc, from, to) };
}

/** The same text at the same place; otherwise in the nearest paragraph; null if it is gone. */
export function findStoredRange(doc: Node, storedRange: StoredRange): Range | null {
  const paragraphs = listParagraphs(doc);
  const from = resolvePoint(paragraphs, storedRange.from);
  const to = resolvePoint(paragraphs, storedRange.to);
  for (const range of [
    { from, to },
    { from: storedRange.from.pos, to: storedRange.to.pos },
  ]) {
    const isInside = range.from < range.to && range.to <= doc.content.size;
    if (isInside && readTextBetween(doc, range.from, range.to) === storedRange.words) return range;
  }
  return findNearest(paragraphs, storedRange.words, from);
}

/** Validates what was read from the device. */
export function parseStoredRange(value: unknown): StoredRange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to, words }: { from?: unknown; to?: unknown; words?: unknown } = value;
  return typeof words === 'string' && words !== '' && isPoint(from) && isPoint(to)
    ? { from, to, words }
    : null;
}

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null) return false;
  const { paraId, offset, pos }: { paraId?: unknown; offset?: unknown; pos?: unknown } = value;
  return (paraId === null || typeof paraId === 'string') && Number.isInteger(offset) && Number.isInteger(pos);
}

function createPoint(doc: Node, pos: number): Point {
  const $pos = doc.resolve(pos);
  const id: unknown = $pos.parent.attrs.paraId;
  return { paraId: typeof id === 'string' ? id : null, offset: $pos.parentOffset, pos };
}

interface Paragraph {
  node: Node;
  start: number;
}

function listParagraphs(doc: Node): Paragraph[] {
  const value: Paragraph[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) value.push({ node, start: pos + 1 });
    return !node.isTextblock;
  });
  return value;
}

function resolvePoint(paragraphs: readonly Paragraph[], { paraId, offset, pos }: Point): number {
  const same = paraId === null ? undefined : paragraphs.find(({ node }) => node.attrs.paraId === paraId);
  return same === undefined ? pos : same.start + Math.min(offset, same.node.content.size);
}

function findNearest(paragraphs: readonly Paragraph[], words: string, position: number): Range | null {
  let best: number | null = null;
  for (const { node, start } of paragraphs) {
    const text = node.textBetween(0, node.content.size, undefined, nonTextPlaceholder);
    for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + 1)) {
      const from = start + index;
      if (best === null || Math.abs(from - position) < Math.abs(best - position)) best = from;
    }
  }
  return best === null ? null : { from: best, to: best + words.length };
}

function readTextBetween(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n', nonTextPlaceholder);
}
