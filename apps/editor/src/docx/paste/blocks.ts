import type { Direction } from '@redraft/sentences/languages';
/**
 * Copied content in the terms of this editor: structure and character formatting; of the appearance only cell shading, as it often has a meaning.
 * Plain data.
 */
export type PastedBlock = PastedParagraph | PastedTable;

export interface PastedParagraph {
  kind: 'paragraph';
  role: ParagraphRole;
  align: 'center' | 'left' | 'right' | null;
  /** Undefined where the source does not say: it is that of the text. */
  direction?: Direction;
  list: PastedListPosition | null;
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

export interface PastedListPosition {
  /** Paragraphs with the same key and kind share a numbering. */
  key: string;
  kind: 'bullet' | 'numbered';
  /** Zero-based. */
  level: number;
  /** The start number of the list. */
  start: number;
  /** A continuation paragraph of the previous item: indented like it, without a number. */
  isContinued: boolean;
}

export type PastedInline =
  | { kind: 'text'; text: string; marks: readonly TextMark[]; href: string | null }
  | { kind: 'break' }
  | { kind: 'tab' }
  | { kind: 'picture'; picture: PastedPicture }
  /** A note reference; `text` is the text of the note. */
  | { kind: 'note'; text: string };

export const textMarks = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const;
export type TextMark = (typeof textMarks)[number];

export interface PastedPicture {
  src: string;
  alt: string;
  /** In pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

export interface PastedTable {
  kind: 'table';
  /** The first column stands at the right. */
  isRightToLeft?: boolean;
  rows: PastedRow[];
}
export interface PastedRow {
  isHeader: boolean;
  cells: PastedCell[];
}
export interface PastedCell {
  colspan: number;
  rowspan: number;
  /** `RRGGBB`; null for none. */
  shading: string | null;
  blocks: PastedParagraph[];
}

/** The result of a paste, and what was lost. */
export interface Pasted {
  blocks: PastedBlock[];
  /** Pictures that were only linked. */
  lostPictures: number;
  isTruncated: boolean;
}
