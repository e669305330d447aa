import type { PastedBlock, PastedListPosition, PastedParagraph } from './blocks.ts';
import type { Budget } from './budget.ts';
import type { ClassStyles } from './cell-shading.ts';
import type { CopiedNotes } from './copied-notes.ts';
import {
  createParagraph,
  type ParagraphBuilder,
  type ParagraphProperties,
  type TextStyle,
} from './paragraph-builder.ts';

/** The state of the traversal that applies to all descendants. */
export interface ReadingPosition {
  text: TextStyle;
  frame: Omit<ParagraphProperties, 'list'>;
  list: Omit<PastedListPosition, 'isContinued'> | null;
  /** The current list item; its first paragraph takes the number. */
  item: { isStarted: boolean } | null;
  depth: number;
  isInCell: boolean;
}

/** The result so far. */
export interface Reading {
  readonly budget: Budget;
  readonly notes: CopiedNotes;
  readonly classes: ClassStyles;
  blocks: PastedBlock[];
  paragraph: ParagraphBuilder | null;
  lostPictures: number;
  lists: number;
}

export const bodyProperties = { role: 'body', align: null } as const;

export const startPosition: ReadingPosition = {
  text: { marks: new Set(), href: null, isPreformatted: false },
  frame: bodyProperties,
  list: null,
  item: null,
  depth: 0,
  isInCell: false,
};

export function createReading(budget: Budget, notes: CopiedNotes, classes: ClassStyles): Reading {
  return { budget, notes, classes, blocks: [], paragraph: null, lostPictures: 0, lists: 0 };
}

/** The current paragraph, or a new one. */
export function openParagraph(reading: Reading, position: ReadingPosition): ParagraphBuilder {
  if (reading.paragraph !== null) return reading.paragraph;
  const isContinued = position.item?.isStarted ?? false;
  if (position.item !== null) position.item.isStarted = true;
  const list = position.list === null ? null : { ...position.list, isContinued };
  reading.paragraph = createParagraph({ ...position.frame, list });
  return reading.paragraph;
}

export function closeParagraph(reading: Reading): void {
  const { paragraph, budget, blocks } = reading;
  if (paragraph !== null && budget.use('paragraphs')) blocks.push(paragraph.finish());
  reading.paragraph = null;
}

export function addText(reading: Reading, text: string, position: ReadingPosition): void {
  // White space between blocks is only source formatting.
  if (reading.paragraph === null && !position.text.isPreformatted && text.trim() === '') return;
  if (reading.budget.use('characters', text.length)) {
    openParagraph(reading, position).addText(text, position.text);
  }
}

/** Reads blocks separately from the current ones. */
export function readNested(reading: Reading, read: () => void): PastedBlock[] {
  const outerBlocks = reading.blocks;
  reading.blocks = [];
  reading.paragraph = null;
  read();
  closeParagraph(reading);
  const nestedBlocks = reading.blocks;
  reading.blocks = outerBlocks;
  return trimEmptyParagraphs(nestedBlocks);
}

/** Removes empty paragraphs at both ends. */
export function trimEmptyParagraphs<Block extends PastedBlock>(blocks: readonly Block[]): Block[] {
  const hasContent = (block: Block): boolean => !isEmptyParagraph(block);
  const first = blocks.findIndex(hasContent);
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex(hasContent) + 1);
}

function isEmptyParagraph(block: PastedBlock): block is PastedParagraph {
  return block.kind === 'paragraph' && block.content.length === 0 && block.list === null;
}
