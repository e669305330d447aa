import type { FileId } from '@redraft/contracts';
import type { OpColumns } from '@redraft/revision-log';
import { LRUCache } from 'lru-cache';
import { isInTransaction, pool } from '../../../platform/db.ts';
import type { PartsChunkAt, TextChunkAt } from './log-readers.ts';
import type { PartSnapshot } from './part-replay.ts';

/**
 * A cache of file states at the ends of sealed chunks that have been read: navigating a history starts from there. Sealed chunks never change, and
 * evicted entries are read again.
 */
export interface Checkpoint<T> {
  /** The version. */
  seq: number;
  state: T;
}

export interface Checkpoints<T> {
  /** The last checkpoint up to that version. */
  before: (id: FileId, seq: number) => Checkpoint<T> | null;
  store: (id: FileId, checkpoint: Checkpoint<T>) => void;
  evict: (id: FileId) => void;
}

export function createCheckpoints<T>(maxSize: number, sizeOf: (state: T) => number): Checkpoints<T> {
  const versionsByFile = new Map<FileId, Set<number>>();
  const keyOf = (id: FileId, seq: number) => `${id}:${seq}`;
  const states = new LRUCache<string, { id: FileId; checkpoint: Checkpoint<T> }>({
    maxSize,
    sizeCalculation: ({ checkpoint }) => 256 + sizeOf(checkpoint.state),
    dispose: ({ id, checkpoint }) => {
      const seqs = versionsByFile.get(id);
      seqs?.delete(checkpoint.seq);
      if (seqs?.size === 0) versionsByFile.delete(id);
    },
  });
  return {
    before: (id, seq) => {
      let nearest = -1;
      for (const candidate of versionsByFile.get(id) ?? [])
        if (candidate <= seq && candidate > nearest) nearest = candidate;
      return nearest < 0 ? null : (states.get(keyOf(id, nearest))?.checkpoint ?? null);
    },
    store: (id, checkpoint) => {
      const key = keyOf(id, checkpoint.seq);
      if (states.has(key)) return;
      states.set(key, { id, checkpoint });
      if (!states.has(key)) return;
      const seqs = versionsByFile.get(id) ?? new Set();
      versionsByFile.set(id, seqs.add(checkpoint.seq));
    },
    evict: (id) => {
      for (const seq of [...(versionsByFile.get(id) ?? [])]) states.delete(keyOf(id, seq));
    },
  };
}

const maxTexts = 24 * 1024 * 1024;
const maxParts = 40 * 1024 * 1024;

interface DatabaseCheckpoints {
  texts: Checkpoints<string>;
  parts: Checkpoints<PartSnapshot>;
  /** Unpacked chunks by their first version, with the state before them. */
  textChunks: Checkpoints<TextChunkAt>;
  partsChunks: Checkpoints<PartsChunkAt>;
}

const sizeOfOps = ({ positions, inserted }: OpColumns) => positions.length * 12 + inserted.length * 2;

/** Data that several entries share counts for each of them. */
const create = (): DatabaseCheckpoints => ({
  texts: createCheckpoints(maxTexts / 2, (text) => text.length * 2),
  parts: createCheckpoints(maxParts / 2, ({ size }) => size),
  textChunks: createCheckpoints(maxTexts / 2, ({ text, ops }) => text.length * 2 + sizeOfOps(ops)),
  partsChunks: createCheckpoints(
    maxParts / 2,
    ({ parts, changes }) =>
      parts.size + changes.bytes.length + changes.times.length * 8 + sizeOfOps(changes.ops),
  ),
});

/** Per database, because file IDs of another database mean other files. */
const checkpointsByDatabase = new WeakMap<object, DatabaseCheckpoints>();

/** Null inside a transaction, whose uncommitted data must not be cached. */
export function checkpoints(): DatabaseCheckpoints | null {
  if (isInTransaction()) return null;
  const versionsByFile = checkpointsByDatabase.get(pool()) ?? create();
  checkpointsByDatabase.set(pool(), versionsByFile);
  return versionsByFile;
}

/** Deleted content must not stay in memory either. */
export function evictFile(id: FileId): void {
  const versionsByFile = checkpointsByDatabase.get(pool());
  if (versionsByFile) for (const stored of Object.values(versionsByFile)) stored.evict(id);
}

/** For benchmarks of uncached reads. */
export function clearCheckpoints(): void {
  checkpointsByDatabase.delete(pool());
}
