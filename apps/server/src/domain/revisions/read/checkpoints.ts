import type { FileId } from '@redraft/contracts';
import type { OpColumns } from '@redraft/revision-log';
import { LRUCache } from 'lru-cache';
import { isInTransaction, pool } from '../../../platform/db.ts';
import type { PartsChunkAt, TextChunkAt } from './log-readers.ts';
import type { PartSnapshot } from './part-replay.ts';

/**
 * What files were at the ends of sealed chunks, as far as somebody has read through them: whoever goes to and fro in a
 * history begins there. A cache: what is sealed never changes, and what is not kept is read again.
 */
export interface Checkpoint<T> {
  /** The version. */
  seq: number;
  state: T;
}

export interface Checkpoints<T> {
  /** The last one up to that version. */
  before: (id: FileId, seq: number) => Checkpoint<T> | null;
  keep: (id: FileId, checkpoint: Checkpoint<T>) => void;
  forget: (id: FileId) => void;
}

export function createCheckpoints<T>(maxSize: number, sizeOf: (state: T) => number): Checkpoints<T> {
  const known = new Map<FileId, Set<number>>();
  const keyOf = (id: FileId, seq: number) => `${id}:${seq}`;
  const states = new LRUCache<string, { id: FileId; checkpoint: Checkpoint<T> }>({
    maxSize,
    sizeCalculation: ({ checkpoint }) => 256 + sizeOf(checkpoint.state),
    dispose: ({ id, checkpoint }) => {
      const seqs = known.get(id);
      seqs?.delete(checkpoint.seq);
      if (seqs?.size === 0) known.delete(id);
    },
  });
  return {
    before: (id, seq) => {
      let best = -1;
      for (const candidate of known.get(id) ?? []) if (candidate <= seq && candidate > best) best = candidate;
      return best < 0 ? null : (states.get(keyOf(id, best))?.checkpoint ?? null);
    },
    keep: (id, checkpoint) => {
      const key = keyOf(id, checkpoint.seq);
      if (states.has(key)) return;
      states.set(key, { id, checkpoint });
      if (!states.has(key)) return;
      const seqs = known.get(id) ?? new Set();
      known.set(id, seqs.add(checkpoint.seq));
    },
    forget: (id) => {
      for (const seq of [...(known.get(id) ?? [])]) states.delete(keyOf(id, seq));
    },
  };
}

const maxTexts = 24 * 1024 * 1024;
const maxParts = 40 * 1024 * 1024;

interface OfDatabase {
  texts: Checkpoints<string>;
  parts: Checkpoints<PartSnapshot>;
  /** Unpacked chunks by their first version, with what was before them. */
  textChunks: Checkpoints<TextChunkAt>;
  partsChunks: Checkpoints<PartsChunkAt>;
}

const sizeOfOps = ({ place, inserted }: OpColumns) => place.length * 12 + inserted.length * 2;

/** What one and another have in common counts for each of them. */
const create = (): OfDatabase => ({
  texts: createCheckpoints(maxTexts / 2, (text) => text.length * 2),
  parts: createCheckpoints(maxParts / 2, ({ size }) => size),
  textChunks: createCheckpoints(maxTexts / 2, ({ text, ops }) => text.length * 2 + sizeOfOps(ops)),
  partsChunks: createCheckpoints(
    maxParts / 2,
    ({ parts, changes }) =>
      parts.size + changes.bytes.length + changes.times.length * 8 + sizeOfOps(changes.ops),
  ),
});

/** Another database has other files by the same numbers. */
const ofDatabases = new WeakMap<object, OfDatabase>();

/** Null inside a transaction: what it reads may never be. */
export function checkpoints(): OfDatabase | null {
  if (isInTransaction()) return null;
  const known = ofDatabases.get(pool()) ?? create();
  ofDatabases.set(pool(), known);
  return known;
}

/** What is gone for good is not remembered either. */
export function evictFile(id: FileId): void {
  const known = ofDatabases.get(pool());
  if (known) for (const stored of Object.values(known)) stored.forget(id);
}

/** For a measurement of how long it takes without them. */
export function clearCheckpoints(): void {
  ofDatabases.delete(pool());
}
