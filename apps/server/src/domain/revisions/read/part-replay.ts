import {
  inflateEntry,
  packEntry,
  readZip,
  removeActiveContent,
  removeActiveEntries,
  writeZip,
  type ZipCodec,
  type ZipEntry,
} from '@redraft/documents';
import { createByteBuffer, createWorkBudget, diffBytes, type PartChange } from '@redraft/revision-log';
import { deflateInWorker, isSameBytes, zipCodec } from '../codecs.ts';
import { isComparable, partChange } from '../plan/index.ts';

/** The parts of a file at a version, to which later changes are applied. */
export interface PartReplay {
  apply: (changes: readonly PartChange[]) => Promise<void>;
  /** Null if the part does not exist. */
  content: (name: string) => Uint8Array | null;
  /** Contents in the order of the file. */
  contents: () => Map<string, Uint8Array>;
  /** The file: byte for byte if it was stored whole, else with equal parts. */
  file: () => Promise<Uint8Array>;
  /** The stored file, and the one without active content: the same array if there is none. */
  files: () => Promise<{ stored: Uint8Array; clean: Uint8Array }>;
  /** Hash of the whole file from which the parts were last taken. */
  storedHash: () => string | null;
  /** For resuming later, any number of times. */
  snapshot: () => PartSnapshot;
  /** Bytes moved so far by edits. */
  moved: () => number;
}

export type LoadBlob = (hash: string) => Promise<Uint8Array>;

/** Can be passed to a worker thread. */
export interface PartSnapshot {
  parts: ReadonlyMap<string, UneditedPart>;
  whole: StoredPart | null;
  /** In bytes. */
  size: number;
}

interface StoredPart {
  hash: string;
  bytes: Uint8Array;
  isExact: boolean;
}

type UneditedPart = { kind: 'entry'; entry: ZipEntry } | { kind: 'content'; content: Uint8Array };
type Part = UneditedPart | { kind: 'edited'; buffer: ReturnType<typeof createByteBuffer> };

interface PackedParts {
  entries: ZipEntry[];
  contentOf: (entry: ZipEntry) => Uint8Array;
}

export function createPartReplay(
  loadBlob: LoadBlob,
  codec: ZipCodec = zipCodec,
  from: PartSnapshot | null = null,
): PartReplay {
  const parts = new Map<string, Part>(from?.parts);
  let whole: StoredPart | null = from?.whole ?? null;
  let moved = 0;

  async function loadStored(hash: string): Promise<void> {
    const bytes = await loadBlob(hash);
    parts.clear();
    for (const entry of readZip(bytes)) parts.set(entry.name, { kind: 'entry', entry });
    whole = { hash, bytes, isExact: true };
  }

  function splice(name: string, splices: Extract<PartChange, { kind: 'splice' }>['splices']): void {
    const part = parts.get(name);
    if (!part) throw new RangeError(`No part ${name}`);
    const buffer = part.kind === 'edited' ? part.buffer : createByteBuffer(contentOf(part, codec));
    if (part.kind !== 'edited') parts.set(name, { kind: 'edited', buffer });
    const before = buffer.moved();
    for (const item of splices) buffer.splice(item.at, item.del, item.ins);
    moved += buffer.moved() - before;
  }

  async function applyOne(change: PartChange): Promise<void> {
    switch (change.kind) {
      case 'whole':
        return loadStored(change.hash);
      case 'splice':
        splice(change.name, change.splices);
        break;
      case 'raw':
        parts.set(change.name, { kind: 'content', content: change.content });
        break;
      case 'blob':
        parts.set(change.name, { kind: 'content', content: await loadBlob(change.hash) });
        break;
      case 'removed':
        parts.delete(change.name);
        break;
    }
    markInexact();
  }

  function markInexact(): void {
    if (whole?.isExact) whole = { ...whole, isExact: false };
  }

  async function pack(): Promise<PackedParts> {
    const contents = new Map<ZipEntry, Uint8Array>();
    const entries = await Promise.all(
      [...parts].map(async ([name, part]) => {
        if (part.kind === 'entry') return part.entry;
        const content = contentOf(part, codec);
        const entry = await packInWorker(name, content, codec);
        contents.set(entry, content);
        return entry;
      }),
    );
    return { entries, contentOf: (entry) => contents.get(entry) ?? inflateEntry(entry, codec) };
  }

  return {
    apply: async (changes) => {
      for (const change of changes) {
        if (change.kind === 'splice') {
          splice(change.name, change.splices);
          markInexact();
        } else await applyOne(change);
      }
    },
    content: (name) => {
      const part = parts.get(name);
      return part ? contentOf(part, codec) : null;
    },
    contents: () => new Map([...parts].map(([name, part]) => [name, contentOf(part, codec)])),
    file: async () => (whole?.isExact ? whole.bytes : writeZip((await pack()).entries)),
    files: async () => {
      if (whole?.isExact) return { stored: whole.bytes, clean: removeActiveContent(whole.bytes, codec) };
      const { entries, contentOf: inflate } = await pack();
      const stored = writeZip(entries);
      const clean = removeActiveEntries(entries, { codec, inflate });
      return { stored, clean: clean === entries ? stored : writeZip(clean) };
    },
    storedHash: () => whole?.hash ?? null,
    snapshot: () => {
      for (const [name, part] of parts)
        if (part.kind === 'edited') parts.set(name, { kind: 'content', content: contentOf(part, codec) });
      // Cast: edited parts have been converted.
      const snapshotParts = new Map(parts) as Map<string, UneditedPart>;
      const size = [...snapshotParts.values()].reduce(
        (sum, part) => sum + sizeOf(part),
        whole?.bytes.length ?? 0,
      );
      return { parts: snapshotParts, whole, size };
    },
    moved: () => moved,
  };
}

/** A part of the whole file is counted with the file. */
const sizeOf = (part: UneditedPart): number => (part.kind === 'entry' ? 0 : part.content.length);

function contentOf(part: Part, codec: ZipCodec): Uint8Array {
  if (part.kind === 'entry') return inflateEntry(part.entry, codec);
  return part.kind === 'content' ? part.content : part.buffer.slice(0, part.buffer.length());
}

/** Larger contents are compressed in zlib's thread pool; for smaller ones the overhead is not worth it. */
const deflateInWorkerFrom = 8 * 1024;

async function packInWorker(name: string, content: Uint8Array, codec: ZipCodec): Promise<ZipEntry> {
  if (content.length < deflateInWorkerFrom) return packEntry({ name, content, codec });
  const deflated = await deflateInWorker(content);
  return packEntry({ name, content, codec: { ...codec, deflateRaw: () => deflated } });
}
/** The change from one set of parts to another, and the large parts that it references. */
export function diffParts(
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
): { changes: PartChange[]; blobs: { hash: string; content: Uint8Array }[] } {
  const blobs: { hash: string; content: Uint8Array }[] = [];
  const changes: PartChange[] = [];
  const budget = createWorkBudget();
  for (const [name, content] of after) {
    const previous = before.get(name) ?? null;
    if (previous && isSameBytes(previous, content)) continue;
    const diff =
      previous && isComparable(name) ? diffBytes(previous, content, { same: isSameBytes, budget }) : null;
    changes.push(partChange({ name, after: content, diff }, blobs));
  }
  for (const name of before.keys()) if (!after.has(name)) changes.push({ kind: 'removed', name });
  return { changes, blobs };
}
