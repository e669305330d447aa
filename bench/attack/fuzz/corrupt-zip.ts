import { packEntry, writeZip, type ZipEntry } from '@redraft/documents';
import { zipCodec } from '../../../apps/server/src/domain/revisions/index.ts';
import type { Random } from '../../random.ts';

/** Damage to the zip container: names, sizes, offsets, streams. */
const names = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\a',
  'a\0b',
  '',
  '/',
  'word/',
  'word/document.xml ',
  'WORD/DOCUMENT.XML',
  '__proto__',
  'constructor',
  'word/document.xml',
  '[Content_Types].xml',
  'mimetype',
  'word/footnotes.xml',
  'word/vbaProject.bin',
  'docProps/thumbnail.png',
  'word/_rels/settings.xml.rels',
  'n'.repeat(60_000),
];
const extremes = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

type CorruptEntries = (entries: readonly ZipEntry[], random: Random) => ZipEntry[];
type CorruptBytes = (bytes: Uint8Array, random: Random) => Uint8Array;

const replaceOne: (change: (entry: ZipEntry, random: Random) => ZipEntry) => CorruptEntries =
  (change) => (entries, random) => {
    const chosenIndex = random.below(entries.length);
    return entries.map((entry, index) => (index === chosenIndex ? change(entry, random) : entry));
  };

const entryCorruptions: readonly CorruptEntries[] = [
  replaceOne((entry, random) => ({ ...entry, name: random.pick(names) })),
  replaceOne((entry, random) => ({ ...entry, crc: random.pick(extremes) })),
  replaceOne((entry, random) => ({ ...entry, size: random.pick(extremes) })),
  replaceOne((entry, random) => ({ ...entry, size: Math.max(0, entry.size + random.below(9) - 4) })),
  replaceOne((entry) => ({ ...entry, method: entry.method === 'stored' ? 'deflated' : 'stored' })),
  replaceOne((entry, random) => ({
    ...entry,
    data: entry.data.subarray(0, random.below(entry.data.length + 1)),
  })),
  replaceOne((entry, random) => ({ ...entry, data: flip(entry.data, random) })),
  (entries, random) => [...entries, random.pick(entries)],
  (entries, random) => entries.filter(() => random.chance(0.8)),
  (entries, random) => [...entries].sort(() => random.below(3) - 1),
  (entries, random) => [...entries, bomb(random)],
  (entries, random) => [
    ...entries,
    ...Array.from({ length: random.below(300) }, (_, index) => tiny(`a/${index}`)),
  ],
];

function flip(bytes: Uint8Array, random: Random): Uint8Array {
  const corrupt = bytes.slice();
  for (let left = random.below(4); left >= 0 && corrupt.length > 0; left--) {
    const at = random.below(corrupt.length);
    corrupt[at] = (corrupt[at] ?? 0) ^ (1 << random.below(8));
  }
  return corrupt;
}

function tiny(name: string): ZipEntry {
  return packEntry({ name, content: new Uint8Array(), codec: zipCodec });
}

/** A zip bomb under the name of a part that readers open. */
function bomb(random: Random): ZipEntry {
  const content = new Uint8Array(random.below(4_000_000)).fill(random.pick([0, 32, 60]));
  const honest = packEntry({ name: random.pick(names), content, codec: zipCodec });
  return random.chance(0.5) ? honest : { ...honest, size: random.below(1000) };
}

const byteCorruptions: readonly CorruptBytes[] = [
  flip,
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => Buffer.concat([bytes, Buffer.alloc(random.below(100), random.below(256))]),
  (bytes, random) => Buffer.concat([Buffer.alloc(random.below(100), random.below(256)), bytes]),
  (bytes, random) => Buffer.concat([bytes, bytes.subarray(random.below(bytes.length))]),
  // The end of central directory record: entry counts, size, offset.
  (bytes, random) => overwrite(bytes, bytes.length - 22 + random.below(22), random),
  (bytes, random) => overwrite(bytes, pickFieldOffset(bytes, random, [0x50, 0x4b, 1, 2], 46), random),
  (bytes, random) => overwrite(bytes, pickFieldOffset(bytes, random, [0x50, 0x4b, 3, 4], 30), random),
];

/** Position of a field in a header with this signature. */
function pickFieldOffset(
  bytes: Uint8Array,
  random: Random,
  signature: readonly number[],
  length: number,
): number {
  const found = Buffer.from(bytes).indexOf(Buffer.from(signature), random.below(bytes.length));
  return (found === -1 ? 0 : found) + random.below(length);
}

function overwrite(bytes: Uint8Array, at: number, random: Random): Uint8Array {
  const corrupt = bytes.slice();
  const view = new DataView(corrupt.buffer, corrupt.byteOffset, corrupt.byteLength);
  if (random.chance(0.5) && at + 4 <= corrupt.length && at >= 0)
    view.setUint32(at, random.pick(extremes), true);
  else if (at + 2 <= corrupt.length && at >= 0) view.setUint16(at, random.pick(extremes) & 0xffff, true);
  return corrupt;
}

/** A damaged zip of these entries. */
export function corruptZip(entries: readonly ZipEntry[], random: Random): Uint8Array {
  let corrupt = [...entries];
  if (random.chance(0.6)) corrupt = random.pick(entryCorruptions)(corrupt, random);
  let bytes = writeZip(corrupt);
  for (let left = random.below(3); left > 0; left--)
    bytes = new Uint8Array(random.pick(byteCorruptions)(bytes, random));
  return bytes;
}
