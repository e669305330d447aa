import { encodeAttribute } from '@redraft/documents';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import {
  type ChangeAttributes,
  commentIdsOf,
  deletion,
  getChangeAttributes,
  insertion,
  reviewMarks,
} from './marks.ts';
import { markerOf } from './xml-text.ts';

/** The XML written at a marker, and whether the following text is deleted text. */
export interface ReviewPiece {
  xml: string;
  isDeletedAfter: boolean;
}

export interface ReviewWithMarkers {
  doc: Node;
  pieces: ReviewPiece[];
  /** Changes to a paragraph mark, formatting, row or cell are written by the library itself. */
  hasBlockChanges: boolean;
}

/** Ids of comments that are anchored in the text. */
export function findAnchoredComments(doc: Node): Set<number> {
  const ids = new Set<number>();
  doc.descendants((node) => {
    for (const id of commentIdsOf(node)) ids.add(id);
  });
  return ids;
}

const blockChanges = [
  'pPrIns',
  'pPrDel',
  'pPrChange',
  'trIns',
  'trDel',
  'trPrChange',
  'cellMarker',
  'tcPrChange',
];

/**
 * Replaces the marks of changes and comments by markers where each begins or ends. `replies`: ids of the replies to each comment; they have the same
 * range.
 */
export function replaceReviewMarks(
  doc: Node,
  replies: ReadonlyMap<number, readonly number[]>,
): ReviewWithMarkers {
  const replacer = new ReviewMarkReplacer(findCommentRanges(doc), replies);
  const marked = replacer.replaceInBlock(doc);
  return { doc: marked, pieces: replacer.pieces, hasBlockChanges: replacer.hasBlockChanges };
}

/** Comments by the index of the inline node at which they begin, and end. */
interface CommentRanges {
  startsByIndex: ReadonlyMap<number, number[]>;
  endsByIndex: ReadonlyMap<number, number[]>;
}

function findCommentRanges(doc: Node): CommentRanges {
  const startsByIndex = new Map<number, number>();
  const endsByIndex = new Map<number, number>();
  let inlineIndex = 0;
  doc.descendants((node) => {
    if (!node.isInline) return;
    for (const id of commentIdsOf(node)) {
      if (!startsByIndex.has(id)) startsByIndex.set(id, inlineIndex);
      endsByIndex.set(id, inlineIndex);
    }
    inlineIndex += 1;
  });
  return { startsByIndex: groupByIndex(startsByIndex), endsByIndex: groupByIndex(endsByIndex) };
}

function groupByIndex(commentRanges: ReadonlyMap<number, number>): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const [id, inlineIndex] of commentRanges) ids.set(inlineIndex, [...(ids.get(inlineIndex) ?? []), id]);
  return ids;
}

/** Inline nodes collected for one parent, with the change that is open. */
interface InlineOutput {
  nodes: Node[];
  openChange: { key: string; closing: string; marks: readonly Mark[] } | null;
  /** The change of the enclosing content control, which applies to all of them. */
  enclosingChange: Change | null;
}

class ReviewMarkReplacer {
  readonly pieces: ReviewPiece[] = [];
  private readonly commentRanges: CommentRanges;
  private readonly replies: ReadonlyMap<number, readonly number[]>;
  /** Index of the next inline node. */
  private inlineIndex = 0;
  hasBlockChanges = false;

  constructor(commentRanges: CommentRanges, replies: ReadonlyMap<number, readonly number[]>) {
    this.commentRanges = commentRanges;
    this.replies = replies;
  }

  replaceInBlock(node: Node): Node {
    this.hasBlockChanges ||= blockChanges.some((name) => (node.attrs[name] ?? null) !== null);
    if (node.isTextblock) return node.copy(Fragment.from(this.replaceInInline(node)));
    return node.childCount === 0
      ? node
      : node.copy(Fragment.from(node.children.map((one) => this.replaceInBlock(one))));
  }

  private replaceInInline(parent: Node, enclosingChange: Change | null = null): Node[] {
    const output: InlineOutput = { nodes: [], openChange: null, enclosingChange };
    for (const child of parent.children) this.addChild(child, output);
    this.closeChange(output);
    return output.nodes;
  }

  private addChild(child: Node, output: InlineOutput): void {
    const begins = this.commentRanges.startsByIndex.get(this.inlineIndex) ?? [];
    const ends = this.commentRanges.endsByIndex.get(this.inlineIndex) ?? [];
    this.inlineIndex += 1;
    const marks = child.marks.filter(({ type }) => !reviewMarks.includes(type));
    const ownChange = changeOf(child);
    const change = ownChange?.opening === output.enclosingChange?.opening ? null : ownChange;
    if (output.openChange !== null && (output.openChange.key !== change?.key || begins.length > 0))
      this.closeChange(output);
    const startTags = this.withReplies(begins).map((id) => `<w:commentRangeStart w:id="${id}"/>`);
    const isOpening = change !== null && output.openChange === null;
    if (startTags.length > 0 || isOpening) {
      const xml = startTags.join('') + (isOpening ? change.opening : '');
      this.addMarker(output, marks, { xml, isDeletedAfter: ownChange?.isDeleted ?? false });
    }
    if (isOpening) output.openChange = { key: change.key, closing: change.closing, marks };
    if (output.openChange !== null) output.openChange.marks = marks;
    const withoutReviewMarks = child.isLeaf
      ? child
      : child.copy(Fragment.from(this.replaceInInline(child, ownChange)));
    output.nodes.push(withoutReviewMarks.mark(marks));
    if (ends.length === 0) return;
    this.closeChange(output);
    const isDeletedAfter = output.enclosingChange?.isDeleted ?? false;
    this.addMarker(output, marks, {
      xml: this.withReplies(ends).map(createCommentEnd).join(''),
      isDeletedAfter,
    });
  }

  private closeChange(output: InlineOutput): void {
    if (output.openChange === null) return;
    const isDeletedAfter = output.enclosingChange?.isDeleted ?? false;
    this.addMarker(output, output.openChange.marks, { xml: output.openChange.closing, isDeletedAfter });
    output.openChange = null;
  }

  private withReplies(ids: readonly number[]): number[] {
    return ids.flatMap((id) => [id, ...(this.replies.get(id) ?? [])]);
  }

  private addMarker(output: InlineOutput, marks: readonly Mark[], piece: ReviewPiece): void {
    const index = this.pieces.push(piece) - 1;
    // Takes the marks of its neighbour, so that it is in the same link; a note reference is not text.
    const marksOfText = marks.filter(({ type }) => type.name !== 'footnoteRef');
    output.nodes.push(deletion.schema.text(markerOf(index), marksOfText));
  }
}

interface Change {
  /** Equal for parts of the same change. */
  key: string;
  opening: string;
  closing: string;
  isDeleted: boolean;
}

function changeOf(node: Node): Change | null {
  const inserted = getChangeAttributes(insertion, node.marks);
  const deleted = getChangeAttributes(deletion, node.marks);
  if (inserted === null && deleted === null) return null;
  const opening =
    (inserted === null ? '' : createOpeningTag('w:ins', inserted)) +
    (deleted === null ? '' : createOpeningTag('w:del', deleted));
  const closing = (deleted === null ? '' : '</w:del>') + (inserted === null ? '' : '</w:ins>');
  const link = node.marks.find(({ type }) => type.name === 'hyperlink');
  return {
    key: opening + JSON.stringify(link?.attrs ?? null),
    opening,
    closing,
    isDeleted: deleted !== null,
  };
}

function createOpeningTag(tag: string, { author, date }: ChangeAttributes): string {
  const dateAttribute = date === null ? '' : ` w:date="${encodeAttribute(date)}"`;
  return `<${tag} w:id="0" w:author="${encodeAttribute(author)}"${dateAttribute}>`;
}

function createCommentEnd(id: number): string {
  const reference = `<w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/>`;
  return `<w:commentRangeEnd w:id="${id}"/><w:r>${reference}</w:r>`;
}
