import type { FileId } from '@redraft/contracts';
import {
  type CleanedParts,
  type DocxText,
  docxTextParts,
  type OfficeKind,
  type ZipEntry,
} from '@redraft/documents';
import { startChain } from '@redraft/revision-log';
import { sha256Hex } from '../codecs.ts';

/** The cached state of an open file: enough to find out what a save changed. Immutable. */
export interface FileState {
  kind: OfficeKind;
  name: string;
  /** -1 before the first revision. */
  seq: number;
  at: number;
  /** Time of the first revision: the origin of the chain's times. */
  firstAt: number;
  /** The file as sent to readers: without active content. */
  body: Uint8Array;
  /** The file according to the log: the same, unless an earlier version of the program stored it with active content. */
  storedBody: Uint8Array;
  fileHash: string;
  entries: ReadonlyMap<string, ZipEntry>;
  /** Inflated contents of parts that change from save to save. */
  contents: ReadonlyMap<string, Uint8Array>;
  docx: DocxText | null;
  /** What saves of few parts need to know about the others; null until the first such save. */
  cleanParts: CleanedParts | null;
  /** Set if the current program extracts another text than the log has. */
  pendingReread: Reread | null;
  text: string;
  /** Of the text, in code points. */
  length: number;
  chain: string;
  /** Bytes that the log stores for the file. */
  storedBytes: number;
}

/** The version that records the difference, before the next save. */
export interface Reread {
  text: string;
  /** Of the text, in code points. */
  length: number;
  chain: string;
  record: Uint8Array;
}

/** Whether the stored file has no active content. */
export function isClean({ body, storedBody }: Pick<FileState, 'body' | 'storedBody'>): boolean {
  return body === storedBody;
}

/** What cannot be derived from the file itself. */
export type FileBasis = Omit<FileState, 'entries' | 'contents' | 'docx' | 'cleanParts' | 'pendingReread'>;

export function basisOf({
  entries: _entries,
  contents: _contents,
  docx: _docx,
  cleanParts: _clean,
  pendingReread: _reread,
  ...basis
}: FileState): FileBasis {
  return basis;
}

/** The main part, which is in memory anyway. */
export function contentsOf(docx: DocxText | null): FileState['contents'] {
  return docx?.isVerbatim ? new Map([[docxTextParts.document, docx.bytes]]) : new Map();
}

/** Measured heap use of a state with its entries, and of a block of the text. */
const stateOverheadBytes = 10_240;
const blockOverheadBytes = 200;
/** A string with any of these takes two bytes per character. */
const twoByteCharacter = /[\u0100-\uffff]/;

/** An estimate, for the memory limit. */
export function sizeOfState({ body, contents, docx, text }: FileState): number {
  // Once as a whole and once in blocks.
  const copies = docx ? 2 : 1;
  let size = stateOverheadBytes + body.length + text.length * copies * (twoByteCharacter.test(text) ? 2 : 1);
  for (const content of contents.values()) size += content.length;
  return size + (docx ? docx.blocks.length * blockOverheadBytes : 0);
}

const documentKindOf: Readonly<Partial<Record<OfficeKind, OfficeKind>>> = {
  dotx: 'docx',
  xltx: 'xlsx',
  potx: 'pptx',
  ott: 'odt',
  otg: 'odg',
};

/** A template and a document created from it have the same content. */
export function isSameKind(a: OfficeKind, b: OfficeKind): boolean {
  return (documentKindOf[a] ?? a) === (documentKindOf[b] ?? b);
}

const noFile = new Uint8Array();

export function stateBeforeFirst(id: FileId, file: Pick<FileState, 'kind' | 'name'>): FileState {
  return {
    kind: file.kind,
    name: file.name,
    seq: -1,
    at: 0,
    firstAt: 0,
    body: noFile,
    storedBody: noFile,
    fileHash: '',
    entries: new Map(),
    contents: new Map(),
    docx: null,
    cleanParts: null,
    pendingReread: null,
    text: '',
    length: 0,
    chain: startChain(String(id), sha256Hex),
    storedBytes: 0,
  };
}
