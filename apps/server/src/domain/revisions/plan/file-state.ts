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

/** What is kept in memory of an open file: enough to find out what a save changed. Never mutated. */
export interface FileState {
  kind: OfficeKind;
  name: string;
  /** -1 before the first revision. */
  seq: number;
  at: number;
  /** Of the first revision: the origin of the chain's times. */
  firstAt: number;
  /** The file as it is handed out: without active content. */
  body: Uint8Array;
  /** The file as the log has it: the same, unless an earlier program took it as it came. */
  kept: Uint8Array;
  fileHash: string;
  entries: ReadonlyMap<string, ZipEntry>;
  /** Inflated contents of parts that change from save to save. */
  contents: ReadonlyMap<string, Uint8Array>;
  docx: DocxText | null;
  /** What saves of few parts need to know of the others; null until one comes. */
  clean: CleanedParts | null;
  /** Where the text is read otherwise today than the log has it. */
  reread: Reread | null;
  text: string;
  /** Of the text, in code points. */
  length: number;
  chain: string;
  /** What the log keeps for it, in bytes. */
  storedBytes: number;
}

/** The version that brings the difference in, before the next save. */
export interface Reread {
  text: string;
  /** Of the text, in code points. */
  length: number;
  chain: string;
  record: Uint8Array;
}

/** What is kept holds no active content. */
export function isClean({ body, kept }: Pick<FileState, 'body' | 'kept'>): boolean {
  return body === kept;
}

/** What cannot be read again from the file itself. */
export type FileBasis = Omit<FileState, 'entries' | 'contents' | 'docx' | 'clean' | 'reread'>;

export function basisOf({
  entries: _entries,
  contents: _contents,
  docx: _docx,
  clean: _clean,
  reread: _reread,
  ...basis
}: FileState): FileBasis {
  return basis;
}

/** The main part, where it is in memory anyway. */
export function contentsOf(docx: DocxText | null): FileState['contents'] {
  return docx?.isVerbatim ? new Map([[docxTextParts.document, docx.bytes]]) : new Map();
}

/** The state itself with its entries, and a block of the text, as the heap was seen to grow by them. */
const stateOverheadBytes = 10_240;
const blockOverheadBytes = 200;
/** Text with any of these takes two bytes a character. */
const wide = /[\u0100-\uffff]/;

/** Rough, for the bound of the memory. */
export function sizeOfState({ body, contents, docx, text }: FileState): number {
  // Once as a whole and once in its blocks.
  const copies = docx ? 2 : 1;
  let size = stateOverheadBytes + body.length + text.length * copies * (wide.test(text) ? 2 : 1);
  for (const content of contents.values()) size += content.length;
  return size + (docx ? docx.blocks.length * blockOverheadBytes : 0);
}

const twins: Readonly<Partial<Record<OfficeKind, OfficeKind>>> = {
  dotx: 'docx',
  xltx: 'xlsx',
  potx: 'pptx',
  ott: 'odt',
  otg: 'odg',
};

/** A template and the document made from it hold the same. */
export function isSameKind(a: OfficeKind, b: OfficeKind): boolean {
  return (twins[a] ?? a) === (twins[b] ?? b);
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
    kept: noFile,
    fileHash: '',
    entries: new Map(),
    contents: new Map(),
    docx: null,
    clean: null,
    reread: null,
    text: '',
    length: 0,
    chain: startChain(String(id), sha256Hex),
    storedBytes: 0,
  };
}
