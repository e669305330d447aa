import type { Node } from 'prosemirror-model';
import type { ChangeKind } from './resolution-outcome.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** One change as shown to readers, with its range. */
export interface Change {
  kind: 'insertion' | 'deletion' | 'replacement' | 'format';
  author: string;
  date: string | null;
  from: number;
  to: number;
  /** Inserted text; for a deletion the deleted text. */
  text: string;
  /** Text that is replaced. */
  deleted: string;
  parts: ReadonlySet<ChangeKind>;
}

const cache = new WeakMap<Node, Change[]>();

/** In document order. */
export function listChanges(doc: Node): Change[] {
  const cached = cache.get(doc);
  if (cached !== undefined) return cached;
  const segments: Segment[] = [];
  doc.forEach((block, offset) => {
    for (const segment of segmentsOf(block))
      segments.push({ ...segment, from: segment.from + offset, to: segment.to + offset });
  });
  const changes = combineReplacements(joinChanges(segments).map(createChange));
  cache.set(doc, changes);
  return changes;
}

/** Joins adjacent changes by one author, across paragraph ends. */
function joinChanges(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  const lastByKind = new Map<Segment['kind'], Segment>();
  for (const segment of segments) {
    const previous = lastByKind.get(segment.kind);
    // Between the end of a paragraph and the start of the next there is one position.
    const isAdjacent = previous !== undefined && segment.from - previous.to <= (previous.endsBlock ? 1 : 0);
    if (isAdjacent && previous.author === segment.author && segment.kind !== 'format') {
      previous.to = segment.to;
      previous.text += segment.text;
      previous.endsBlock = segment.endsBlock;
      previous.date = segment.date ?? previous.date;
    } else {
      const copy = { ...segment };
      joined.push(copy);
      lastByKind.set(segment.kind, copy);
    }
  }
  return joined;
}

function createChange({ kind, author, date, from, to, text }: Segment): Change {
  return { kind, author, date, from, to, text, deleted: '', parts: new Set([kind]) };
}

/** Combines adjacent insertions and deletions by the same author. */
function combineReplacements(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const previous = joined.at(-1);
    if (previous === undefined || !formsReplacement(previous, change)) {
      joined.push(change);
      continue;
    }
    const parts: ReadonlySet<ChangeKind> = new Set(['insertion', 'deletion']);
    const [deletedPart, insertedPart] =
      previous.kind === 'deletion' ? [previous, change] : [change, previous];
    const range = { from: previous.from, to: change.to };
    joined[joined.length - 1] = {
      ...change,
      kind: 'replacement',
      ...range,
      text: insertedPart.text,
      deleted: deletedPart.text,
      parts,
    };
  }
  return joined;
}

function formsReplacement(previous: Change, change: Change): boolean {
  const kinds = [previous.kind, change.kind].sort().join();
  return kinds === 'deletion,insertion' && previous.author === change.author && previous.to === change.from;
}
