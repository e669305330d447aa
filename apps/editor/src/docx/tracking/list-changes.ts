import type { Node } from 'prosemirror-model';
import type { ChangePart } from './resolution-outcome.ts';
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
  parts: ReadonlySet<ChangePart>;
}

const cache = new WeakMap<Node, Change[]>();

/** In document order. */
export function listChanges(doc: Node): Change[] {
  const known = cache.get(doc);
  if (known !== undefined) return known;
  const segments: Segment[] = [];
  doc.forEach((block, offset) => {
    for (const segment of segmentsOf(block))
      segments.push({ ...segment, from: segment.from + offset, to: segment.to + offset });
  });
  const changes = withReplacements(joinChanges(segments).map(changeOf));
  cache.set(doc, changes);
  return changes;
}

/** Joins adjacent changes by one author, across paragraph ends. */
function joinChanges(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  const last = new Map<Segment['kind'], Segment>();
  for (const segment of segments) {
    const before = last.get(segment.kind);
    // Between the end of a paragraph and the start of the next there is one position.
    const isNext = before !== undefined && segment.from - before.to <= (before.endsBlock ? 1 : 0);
    if (isNext && before.author === segment.author && segment.kind !== 'format') {
      before.to = segment.to;
      before.text += segment.text;
      before.endsBlock = segment.endsBlock;
      before.date = segment.date ?? before.date;
    } else {
      const started = { ...segment };
      all.push(started);
      last.set(segment.kind, started);
    }
  }
  return all;
}

function changeOf({ kind, author, date, from, to, text }: Segment): Change {
  return { kind, author, date, from, to, text, deleted: '', parts: new Set([kind]) };
}

/** Combines adjacent insertions and deletions by the same author. */
function withReplacements(changes: readonly Change[]): Change[] {
  const all: Change[] = [];
  for (const change of changes) {
    const before = all.at(-1);
    if (before === undefined || !isOneWith(before, change)) {
      all.push(change);
      continue;
    }
    const parts: ReadonlySet<ChangePart> = new Set(['insertion', 'deletion']);
    const [out, into] = before.kind === 'deletion' ? [before, change] : [change, before];
    const range = { from: before.from, to: change.to };
    all[all.length - 1] = {
      ...change,
      kind: 'replacement',
      ...range,
      text: into.text,
      deleted: out.text,
      parts,
    };
  }
  return all;
}

function isOneWith(before: Change, change: Change): boolean {
  const kinds = [before.kind, change.kind].sort().join();
  return kinds === 'deletion,insertion' && before.author === change.author && before.to === change.from;
}
