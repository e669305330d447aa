import {
  DocumentError,
  type DocxNotes,
  type DocxText,
  docxTextParts,
  inflateEntry,
  type OfficeKind,
  officeKindOf,
  readDocx,
  readDocxNotes,
  readDocxText,
  readZip,
  updateDocxText,
  withNotes,
  withoutActiveEntries,
  writeZip,
  type ZipEntry,
} from '@redraft/documents';
import {
  type ByteDiff,
  createWorkBudget,
  diffBytes,
  diffText,
  encodeRecord,
  extendChain,
  type Origin,
  type PartChange,
  type RecordBody,
  type SharedEnds,
  type StoredOp,
  toStoredOps,
  type WorkBudget,
} from '@redraft/revision-log';
import { isSameBytes, sha256Hex, zipCodec } from './codecs.ts';
import { type FileState, isClean, isSameKind, type Reread } from './file-state.ts';
import { isWorthAVersion } from './volatile-parts.ts';

/**
 * What one save changes: a pure function of the file before and the bytes that came
 * (docs/save-path.md#compare). Parts whose checksum and bytes are unchanged are not even inflated; unchanged paragraphs are not read again.
 */
export interface IncomingSave {
  bytes: Uint8Array;
  at: number;
  dirtyMs: number | null;
  userId: number | null;
  origin: Origin;
  /** Later than the head by its time too, so that the time names the version. */
  isDistinct: boolean;
}

export interface PlannedSave {
  state: FileState;
  record: Uint8Array;
  blobs: readonly { hash: string; content: Uint8Array }[];
}

/** A larger part is kept under its hash: it is a picture or a font, and the next file may have it too. */
const inlineLimit = 16 * 1024;

const mainPart = docxTextParts.document;

/** What a save holds, by its directory: nothing is inflated for it. */
export interface OpenedSave {
  entries: ReadonlyMap<string, ZipEntry>;
  /** Differs by size, checksum or compressed bytes. */
  changed: readonly ZipEntry[];
  /** Each is inflated once, however often it is asked for. */
  inflate: (entry: ZipEntry) => Uint8Array;
}

export function openSave(state: FileState, bytes: Uint8Array): OpenedSave {
  const entries = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const changed = [...entries.values()].filter((entry) => !isSameEntry(entry, state.entries.get(entry.name)));
  const contents = new Map<ZipEntry, Uint8Array>();
  const inflate = (entry: ZipEntry) => {
    const content = contents.get(entry) ?? inflateEntry(entry, zipCodec);
    contents.set(entry, content);
    return content;
  };
  return { entries, changed, inflate };
}

/** Null if the save changes nothing. Throws a DocumentError for what is no document of the file's kind. */
export function planSave(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave = openSave(state, save.bytes),
  budget: WorkBudget = createWorkBudget(),
): PlannedSave | null {
  const cleaned = cleanedBytes(state, opened);
  if (!cleaned) return planCleaned(state, save, opened, budget);
  return planCleaned(state, { ...save, bytes: cleaned }, openSave(state, cleaned), budget);
}

/** The file without active content; null where it has none. What was cleaned before and has not changed is hardly looked at. */
function cleanedBytes(state: FileState, { entries, changed, inflate }: OpenedSave): Uint8Array | null {
  const fresh = new Set(changed);
  const isKnown = (entry: ZipEntry) => isClean(state) && !fresh.has(entry);
  const all = [...entries.values()];
  const cleaned = withoutActiveEntries(all, { codec: zipCodec, isKnown, inflate });
  return cleaned === all ? null : writeZip(cleaned);
}

function planCleaned(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave,
  budget: WorkBudget,
): PlannedSave | null {
  const { entries, changed } = opened;
  const removed = [...state.entries.keys()].filter((name) => !entries.has(name));
  checkKind(state, entries, changed);
  if (changed.length === 0 && removed.length === 0) return null;
  const parts = readChangedParts(state, opened, budget);
  if (parts.length === 0 && removed.length === 0) return null;
  if (state.seq >= 0 && removed.length === 0 && !isWorthAVersion(parts)) return null;
  const docx = nextDocx(state, parts, entries);
  const ops = docx ? toStoredOps(diffText(state.text, docx.text, sharedEnds(state, docx), budget)) : [];
  const blobs: { hash: string; content: Uint8Array }[] = [];
  const changes: PartChange[] = [
    ...parts.map((part) => partChange(part, blobs)),
    ...removed.map((name) => ({ kind: 'removed' as const, name })),
  ];
  const next = nextState({ state, save, entries, parts, docx, ops, changes });
  const body = recordOf({ save, next, ops, changes });
  // Bytes that somebody handed in are kept exactly; so is a file so different that the difference is larger.
  const isExact = isHandedIn(save.origin) || roomOf(changes, entries, body) > save.bytes.length;
  if (!isExact) return { state: next, record: body, blobs };
  const whole: PartChange[] = [{ kind: 'whole', hash: next.fileHash }];
  const exact = docx ? next : nextState({ state, save, entries, parts, docx, ops, changes: whole });
  return {
    state: exact,
    record: recordOf({ save, next: exact, ops, changes: whole }),
    blobs: [{ hash: next.fileHash, content: save.bytes }],
  };
}

/** A hundred large parts are slower to read than one file. */
const mostBlobs = 100;
const roomOfRow = 200;

/** Of the record and of the large parts as they came, compressed. */
function roomOf(
  changes: readonly PartChange[],
  entries: ReadonlyMap<string, ZipEntry>,
  body: Uint8Array,
): number {
  const large = changes.filter((change) => change.kind === 'blob');
  if (large.length > mostBlobs) return Number.POSITIVE_INFINITY;
  return large.reduce(
    (sum, { name }) => sum + (entries.get(name)?.data.length ?? 0) + roomOfRow,
    body.length,
  );
}

/** Neither typed nor written by the product itself. */
function isHandedIn(origin: Origin): boolean {
  return origin !== 'typed' && origin !== 'accepted' && origin !== 'reread';
}

function isSameEntry(entry: ZipEntry, known: ZipEntry | undefined): boolean {
  // A checksum can be had for any content: the bytes have to be the same too.
  return (
    known !== undefined &&
    known.crc === entry.crc &&
    known.size === entry.size &&
    known.method === entry.method &&
    isSameBytes(known.data, entry.data)
  );
}

/** Its kind is written in parts that hardly ever change. */
function checkKind(
  state: FileState,
  entries: ReadonlyMap<string, ZipEntry>,
  changed: readonly ZipEntry[],
): void {
  const declared = changed.some((entry) => entry.name === '[Content_Types].xml' || entry.name === 'mimetype');
  const kept = entries.has('[Content_Types].xml') || entries.has('mimetype');
  if (kept && !declared) return;
  const kind = officeKindOf([...entries.values()], zipCodec);
  if (kind === null || !isSameKind(kind, state.kind)) {
    throw new DocumentError('wrong_type', `Expected ${state.kind}, got ${kind ?? 'no office document'}`);
  }
}

export interface ChangedPart {
  name: string;
  before: Uint8Array | null;
  after: Uint8Array;
  diff: ByteDiff | null;
}

/** Pictures, fonts and embedded files are compressed already: two of them share nothing that is worth searching for. */
export const isComparable = (name: string): boolean => /\.(xml|rels)$/i.test(name);

function readChangedParts(
  state: FileState,
  { changed, inflate }: OpenedSave,
  budget: WorkBudget,
): ChangedPart[] {
  const parts: ChangedPart[] = [];
  for (const entry of changed) {
    const after = inflate(entry);
    const known = state.entries.get(entry.name);
    const before = known ? (state.contents.get(entry.name) ?? inflateEntry(known, zipCodec)) : null;
    // Only packed another way.
    if (before && isSameBytes(before, after)) continue;
    const diff =
      before && isComparable(entry.name) ? diffBytes(before, after, { same: isSameBytes, budget }) : null;
    parts.push({ name: entry.name, before, after, diff });
  }
  return parts;
}

export function partChange(part: ChangedPart, blobs: { hash: string; content: Uint8Array }[]): PartChange {
  const { name, after, diff } = part;
  const inserted =
    diff?.splices.reduce((sum, splice) => sum + splice.ins.length + 4, 0) ?? Number.POSITIVE_INFINITY;
  if (diff && inserted < after.length) return { kind: 'splice', name, splices: diff.splices };
  if (after.length <= inlineLimit) return { kind: 'raw', name, content: after };
  const hash = sha256Hex(after);
  blobs.push({ hash, content: after });
  return { kind: 'blob', name, hash };
}

type DocxStep = DocxText & { shared?: SharedEnds };

/** Whether the text of such a file is followed. */
export function followsText(kind: OfficeKind): boolean {
  return kind === 'docx' || kind === 'dotx';
}

/** Null for files whose text is not followed. Parts that have not changed are not read again. */
function nextDocx(
  state: FileState,
  parts: readonly ChangedPart[],
  entries: ReadonlyMap<string, ZipEntry>,
): DocxStep | null {
  if (!followsText(state.kind)) return null;
  if (!entries.has(mainPart)) throw new DocumentError('wrong_type', `No ${mainPart}`);
  const known = state.docx;
  if (!known) return readDocx([...entries.values()], zipCodec);
  const main = parts.find((part) => part.name === mainPart);
  const notes = nextNotes(known.notes, parts, entries);
  if (main) {
    const { after, diff } = main;
    return diff ? updateDocxText(known, after, diff, notes) : readDocxText(after, notes);
  }
  return notes === known.notes ? known : withNotes(known, notes);
}

function nextNotes(
  known: DocxNotes,
  parts: readonly ChangedPart[],
  entries: ReadonlyMap<string, ZipEntry>,
): DocxNotes {
  const after = (name: string) => parts.find((part) => part.name === name)?.after ?? null;
  const footnotes = after(docxTextParts.footnotes);
  const endnotes = after(docxTextParts.endnotes);
  const has = {
    footnotes: entries.has(docxTextParts.footnotes),
    endnotes: entries.has(docxTextParts.endnotes),
  };
  const areGone = (known.footnotes && !has.footnotes) || (known.endnotes && !has.endnotes);
  if (!footnotes && !endnotes && !areGone) return known;
  const read = readDocxNotes({ footnotes, endnotes });
  return {
    footnotes: read.footnotes ?? (has.footnotes ? known.footnotes : null),
    endnotes: read.endnotes ?? (has.endnotes ? known.endnotes : null),
  };
}

/** Some 15 ms of comparing, once for a file. */
const rereadWork = 4_000_000;

/**
 * The text of the head as it is read today, where the log has it as an earlier program read it: a version of its own, in which
 * nobody has written anything (docs/metrics.md#the-log). Null if they are the same.
 */
export function planReread(state: FileState): Reread | null {
  const { docx } = state;
  if (state.seq < 0 || !docx || docx.text === state.text) return null;
  const ops = toStoredOps(
    diffText(state.text, docx.text, sharedEnds(state, docx), createWorkBudget(rereadWork)),
  );
  const t = Math.floor((state.at - state.firstAt) / 1000);
  const { text } = docx;
  const length = lengthAfter(state.length, ops);
  const chain = chainAfter(state.chain, { t, text, ops, changes: [], followsText: true });
  const save = { bytes: state.body, origin: 'reread' as const, dirtyMs: null, userId: null };
  const next = { fileHash: state.fileHash, length, chain };
  return { text, length, chain, record: recordOf({ save, next, ops, changes: [] }) };
}

/** The version that goes before the next save; null if there is none. */
export function rereadOf(state: FileState): PlannedSave | null {
  if (!state.reread) return null;
  const { record, ...read } = state.reread;
  return { state: { ...state, ...read, seq: state.seq + 1, reread: null }, record, blobs: [] };
}

function sharedEnds(state: FileState, docx: DocxStep): SharedEnds {
  return { prefix: 0, suffix: 0, ...docx.shared, isBasic: state.length === state.text.length };
}

interface Step {
  state: FileState;
  save: IncomingSave;
  entries: ReadonlyMap<string, ZipEntry>;
  parts: readonly ChangedPart[];
  docx: DocxStep | null;
  ops: readonly StoredOp[];
  changes: readonly PartChange[];
}

function nextState(step: Step): FileState {
  const { state, save, docx, ops } = step;
  const at = Math.max(save.at, save.isDistinct ? state.at + 1 : state.at);
  const firstAt = state.seq < 0 ? at : state.firstAt;
  const text = docx ? docx.text : state.text;
  const t = Math.floor((at - firstAt) / 1000);
  const chain = chainAfter(state.chain, {
    t,
    text,
    ops,
    changes: step.changes,
    followsText: followsText(state.kind),
  });
  const contents = new Map(state.contents);
  // Only what has changed once is likely to change again.
  if (state.seq >= 0) for (const part of step.parts) contents.set(part.name, part.after);
  for (const name of contents.keys()) if (!step.entries.has(name)) contents.delete(name);
  return {
    ...state,
    seq: state.seq + 1,
    at,
    firstAt,
    body: save.bytes,
    kept: save.bytes,
    fileHash: sha256Hex(save.bytes),
    entries: step.entries,
    contents,
    docx: docx && withoutShared(docx),
    reread: null,
    text,
    length: lengthAfter(state.length, ops),
    chain,
  };
}

function withoutShared({ bytes, blocks, tail, notes, text }: DocxStep): DocxText {
  return { bytes, blocks, tail, notes, text };
}

function lengthAfter(length: number, ops: readonly StoredOp[]): number {
  return ops.reduce((sum, op) => sum + lengthOf(op.ins) - op.del, length);
}

function lengthOf(ins: string): number {
  let length = 0;
  for (const _ of ins) length++;
  return length;
}

/** The chain goes on with each change of the text; for other files, with each change of the parts (docs/metrics.md#certificate-chain). */
export function chainAfter(
  chain: string,
  step: {
    t: number;
    text: string;
    ops: readonly StoredOp[];
    changes: readonly PartChange[];
    followsText: boolean;
  },
): string {
  if (!step.followsText)
    return extendChain(chain, { t: step.t, text: changesDigest(step.changes) }, sha256Hex);
  return step.ops.length === 0 ? chain : extendChain(chain, { t: step.t, text: step.text }, sha256Hex);
}

const noHash = '0'.repeat(64);

/** The same changes give the same bytes, whether they come from a record or from a chunk. */
function changesDigest(parts: readonly PartChange[]): string {
  return sha256Hex(
    encodeRecord({
      origin: 'typed',
      dirtyMs: null,
      userId: null,
      size: 0,
      fileHash: noHash,
      chain: noHash,
      length: 0,
      ops: [],
      parts,
    }),
  );
}

function recordOf(item: {
  save: Omit<IncomingSave, 'at' | 'isDistinct'>;
  next: Pick<FileState, 'fileHash' | 'chain' | 'length'>;
  ops: readonly StoredOp[];
  changes: readonly PartChange[];
}): Uint8Array {
  const { save, next } = item;
  const record: RecordBody = {
    origin: save.origin,
    dirtyMs: save.dirtyMs,
    userId: save.userId,
    size: save.bytes.length,
    fileHash: next.fileHash,
    chain: next.chain,
    length: next.length,
    ops: item.ops,
    parts: item.changes,
  };
  return encodeRecord(record);
}
