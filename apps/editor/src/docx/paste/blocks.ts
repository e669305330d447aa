/** What was copied elsewhere, in the terms of a document of ours: what it is, and of how it looked only the shading of cells, which often says something. Plain data. */
export type PastedBlock = PastedParagraph | PastedTable;

export interface PastedParagraph {
  kind: 'paragraph';
  role: ParagraphRole;
  align: 'center' | 'right' | null;
  list: PastedListPlace | null;
  content: PastedInline[];
}

export type ParagraphRole =
  | 'body'
  | 'title'
  | 'subtitle'
  | 'quote'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'heading5'
  | 'heading6';

export interface PastedListPlace {
  /** Paragraphs with one key and one kind are counted together. */
  key: string;
  kind: 'bullet' | 'numbered';
  /** From 0. */
  level: number;
  /** The number that the list begins with. */
  start: number;
  /** A further paragraph of the item before: indented like it, with no number of its own. */
  isContinued: boolean;
}

export type PastedInline =
  | { kind: 'text'; text: string; marks: readonly TextMark[]; href: string | null }
  | { kind: 'break' }
  | { kind: 'tab' }
  | { kind: 'picture'; picture: PastedPicture }
  /** The place of a note; `text` is what stands in it. */
  | { kind: 'note'; text: string };

export const textMarks = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const;
export type TextMark = (typeof textMarks)[number];

export interface PastedPicture {
  src: string;
  alt: string;
  /** In pixels; null where nothing says so. */
  width: number | null;
  height: number | null;
}

export interface PastedTable {
  kind: 'table';
  rows: PastedRow[];
}
export interface PastedRow {
  isHeader: boolean;
  cells: PastedCell[];
}
export interface PastedCell {
  colspan: number;
  rowspan: number;
  /** `RRGGBB`; null for paper. */
  shading: string | null;
  blocks: PastedParagraph[];
}

/** What a paste came to, and what of it could not come along. */
export interface Pasted {
  blocks: PastedBlock[];
  /** Pictures that were only pointed at. */
  lostPictures: number;
  isCut: boolean;
}
