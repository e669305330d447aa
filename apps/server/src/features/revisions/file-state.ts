import type { DocxText, OfficeKind, ZipEntry } from '@redraft/documents';

/** What is kept in memory of an open file: enough to find out what a save changed. Never mutated. */
export interface FileState {
  kind: OfficeKind;
  name: string;
  /** -1 before the first revision. */
  seq: number;
  at: number;
  /** Of the first revision: the origin of the chain's times. */
  firstAt: number;
  /** The file as it is handed out. */
  body: Uint8Array;
  fileHash: string;
  entries: ReadonlyMap<string, ZipEntry>;
  /** Inflated contents of parts that change from save to save. */
  contents: ReadonlyMap<string, Uint8Array>;
  docx: DocxText | null;
  text: string;
  /** Of the text, in code points. */
  length: number;
  chain: string;
}

/** Rough, for the bound of the memory. */
export function sizeOfState(state: FileState): number {
  let size = 4096 + state.body.length + state.text.length * 2;
  for (const content of state.contents.values()) size += content.length;
  return size + (state.docx ? state.docx.blocks.length * 160 + state.text.length * 2 : 0);
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
