import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import { type Origin, origins, type PartChange, type Revision, type RevisionSeal } from './revision.ts';

/**
 * A revision as a row of the log (docs/save-path.md). The time has a column of its own. Layout: version, origin, dirty, user, size, hash, chain,
 * length, text changes, part changes.
 */
const recordVersion = 1;
const partKinds = ['splice', 'raw', 'blob', 'removed', 'whole'] as const;

export type RecordBody = Omit<Revision, 'at'> & RevisionSeal;

export function encodeRecord(record: RecordBody): Uint8Array {
  const out = createByteWriter();
  out.varint(recordVersion);
  out.varint(origins.indexOf(record.origin));
  writeNullable(out, record.dirtyMs);
  writeNullable(out, record.userId);
  writeSeal(out, record);
  out.varint(record.ops.length);
  for (const op of record.ops) {
    out.varint(op.p);
    out.varint(op.del);
    out.text(op.ins);
  }
  writeParts(out, record.parts);
  return out.finish();
}

export function decodeRecord(bytes: Uint8Array): RecordBody {
  const input = createByteReader(bytes);
  const opened = openRecord(input);
  const seal = readSeal(input);
  return { ...opened, ...seal, ops: readOps(input), parts: readParts(input) };
}

/** The same without the hashes, which are most of the work and only needed for the last revision. */
export function decodeRevision(bytes: Uint8Array): Omit<Revision, 'at'> {
  const input = createByteReader(bytes);
  const opened = openRecord(input);
  skipSeal(input);
  return { ...opened, ops: readOps(input), parts: readParts(input) };
}

/** Decodes only the part changes. */
export function decodeParts(bytes: Uint8Array): PartChange[] {
  const input = createByteReader(bytes);
  openRecord(input);
  skipSeal(input);
  for (let left = input.varint(); left > 0; left--) {
    input.varint();
    input.varint();
    input.bytes(input.varint());
  }
  return readParts(input);
}

function skipSeal(input: ByteReader): void {
  input.varint();
  input.bytes(2 * hashLength);
  input.varint();
}

function openRecord(input: ByteReader): Pick<Revision, 'origin' | 'dirtyMs' | 'userId'> {
  const version = input.varint();
  if (version !== recordVersion) throw new RangeError(`Unknown record version ${version}`);
  const origin = decodeOrigin(input.varint());
  const dirtyMs = readNullable(input);
  return { origin, dirtyMs, userId: readNullable(input) };
}

function readOps(input: ByteReader): Revision['ops'] {
  return readList(input, () => ({ p: input.varint(), del: input.varint(), ins: input.text() }));
}

export function decodeOrigin(code: number): Origin {
  const origin = origins[code];
  if (origin === undefined) throw new RangeError(`Unknown origin ${code}`);
  return origin;
}

export function writeNullable(out: ByteWriter, value: number | null): void {
  out.varint(value === null ? 0 : value + 1);
}

export function readNullable(input: ByteReader): number | null {
  const value = input.varint();
  return value === 0 ? null : value - 1;
}

export function writeSeal(out: ByteWriter, seal: RevisionSeal): void {
  out.varint(seal.size);
  writeHash(out, seal.fileHash);
  writeHash(out, seal.chain);
  out.varint(seal.length);
}

export function readSeal(input: ByteReader): RevisionSeal {
  const size = input.varint();
  const fileHash = readHash(input);
  const chain = readHash(input);
  return { size, fileHash, chain, length: input.varint() };
}

function readList<T>(input: ByteReader, readOne: () => T): T[] {
  const count = input.varint();
  const list: T[] = [];
  for (let index = 0; index < count; index++) list.push(readOne());
  return list;
}

const hashLength = 32;

function writeHash(out: ByteWriter, hex: string): void {
  const bytes = new Uint8Array(hashLength);
  for (let index = 0; index < hashLength; index++)
    bytes[index] = (parseHexDigit(hex, index * 2) << 4) | parseHexDigit(hex, index * 2 + 1);
  out.bytes(bytes);
}

/** Of lower-case hex. */
function parseHexDigit(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return code < 0x61 ? code - 0x30 : code - 0x57;
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function readHash(input: ByteReader): string {
  let hex = '';
  for (const byte of input.bytes(hashLength)) hex += hexOfByte[byte];
  return hex;
}

export function writeParts(out: ByteWriter, parts: readonly PartChange[]): void {
  out.varint(parts.length);
  for (const part of parts) {
    out.varint(partKinds.indexOf(part.kind));
    if (part.kind !== 'whole') out.text(part.name);
    switch (part.kind) {
      case 'splice':
        writeSplices(out, part.splices);
        break;
      case 'raw':
        out.block(part.content);
        break;
      case 'blob':
      case 'whole':
        writeHash(out, part.hash);
        break;
      case 'removed':
        break;
    }
  }
}

function writeSplices(out: ByteWriter, splices: Extract<PartChange, { kind: 'splice' }>['splices']): void {
  out.varint(splices.length);
  let end = 0;
  for (const splice of splices) {
    out.signed(splice.at - end);
    out.varint(splice.del);
    out.block(splice.ins);
    end = splice.at + splice.ins.length;
  }
}

export function readParts(input: ByteReader): PartChange[] {
  return readList(input, () => {
    const kind = partKinds[input.varint()];
    if (kind === 'whole') return { kind, hash: readHash(input) };
    const name = input.text();
    switch (kind) {
      case 'splice':
        return { kind, name, splices: readSplices(input) };
      case 'raw':
        return { kind, name, content: input.block() };
      case 'blob':
        return { kind, name, hash: readHash(input) };
      case 'removed':
        return { kind, name };
      default:
        throw new RangeError('Unknown change of a part');
    }
  });
}

function readSplices(input: ByteReader) {
  let end = 0;
  return readList(input, () => {
    const at = end + input.signed();
    const del = input.varint();
    const ins = input.block();
    end = at + ins.length;
    return { at, del, ins };
  });
}
