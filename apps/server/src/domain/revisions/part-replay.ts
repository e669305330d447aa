import { inflateEntry, packEntry, readZip, writeZip, type ZipCodec, type ZipEntry } from '@redraft/documents';
import { createByteBuffer, createWorkBudget, diffBytes, type PartChange } from '@redraft/revision-log';
import { isComparable, partChange } from './changed-parts.ts';
import { isSameBytes, zipCodec } from './codecs.ts';

/** The parts of a file at one version, to which the changes of later versions are applied. */
export interface PartReplay {
  apply: (changes: readonly PartChange[]) => Promise<void>;
  /** Contents in the order of the file. */
  contents: () => Map<string, Uint8Array>;
  /** The file: byte for byte where it was kept whole, else with the same parts. */
  file: () => Uint8Array;
  /** Hash of the file that the parts were last taken from as a whole. */
  wholeHash: () => string | null;
}

export type LoadBlob = (hash: string) => Promise<Uint8Array>;

type Part =
  | { kind: 'entry'; entry: ZipEntry }
  | { kind: 'content'; content: Uint8Array }
  | { kind: 'edited'; buffer: ReturnType<typeof createByteBuffer> };

export function createPartReplay(loadBlob: LoadBlob, codec: ZipCodec = zipCodec): PartReplay {
  const parts = new Map<string, Part>();
  let whole: { hash: string; bytes: Uint8Array; isExact: boolean } | null = null;

  async function takeWhole(hash: string): Promise<void> {
    const bytes = await loadBlob(hash);
    parts.clear();
    for (const entry of readZip(bytes)) parts.set(entry.name, { kind: 'entry', entry });
    whole = { hash, bytes, isExact: true };
  }

  function splice(name: string, splices: Extract<PartChange, { kind: 'splice' }>['splices']): void {
    const part = parts.get(name);
    if (!part) throw new RangeError(`No part ${name}`);
    const buffer = part.kind === 'edited' ? part.buffer : createByteBuffer(contentOf(part, codec));
    parts.set(name, { kind: 'edited', buffer });
    for (const item of splices) buffer.splice(item.at, item.del, item.ins);
  }

  async function applyOne(change: PartChange): Promise<void> {
    switch (change.kind) {
      case 'whole':
        return takeWhole(change.hash);
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
    if (whole) whole = { ...whole, isExact: false };
  }

  return {
    apply: async (changes) => {
      for (const change of changes) {
        if (change.kind === 'splice') {
          splice(change.name, change.splices);
          if (whole?.isExact) whole = { ...whole, isExact: false };
        } else await applyOne(change);
      }
    },
    contents: () => new Map([...parts].map(([name, part]) => [name, contentOf(part, codec)])),
    file: () => {
      if (whole?.isExact) return whole.bytes;
      return writeZip([...parts].map(([name, part]) => toEntry(name, part, codec)));
    },
    wholeHash: () => whole?.hash ?? null,
  };
}

function contentOf(part: Part, codec: ZipCodec): Uint8Array {
  if (part.kind === 'entry') return inflateEntry(part.entry, codec);
  return part.kind === 'content' ? part.content : part.buffer.slice(0, part.buffer.length());
}

function toEntry(name: string, part: Part, codec: ZipCodec): ZipEntry {
  return part.kind === 'entry' ? part.entry : packEntry({ name, content: contentOf(part, codec), codec });
}

/** The change from one set of parts to another, and the large parts that it refers to. */
export function diffParts(
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
): { changes: PartChange[]; blobs: { hash: string; content: Uint8Array }[] } {
  const blobs: { hash: string; content: Uint8Array }[] = [];
  const changes: PartChange[] = [];
  const budget = createWorkBudget();
  for (const [name, content] of after) {
    const known = before.get(name) ?? null;
    if (known && isSameBytes(known, content)) continue;
    const diff =
      known && isComparable(name) ? diffBytes(known, content, { same: isSameBytes, budget }) : null;
    changes.push(partChange({ name, after: content, diff }, blobs));
  }
  for (const name of before.keys()) if (!after.has(name)) changes.push({ kind: 'removed', name });
  return { changes, blobs };
}
