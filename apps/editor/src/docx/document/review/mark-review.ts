import { encodeAttribute } from '@redraft/documents';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { commentIdsOf, deletion, insertion, type Revision, reviewMarks, revisionOf } from './marks.ts';
import { markerOf } from './xml-text.ts';

/** The XML written at a marker, and whether the following text is deleted text. */
export interface ReviewPiece {
  xml: string;
  isDeletedAfter: boolean;
}

export interface MarkedReview {
  doc: Node;
  pieces: ReviewPiece[];
  /** Changes to a paragraph mark, formatting, row or cell are written by the library itself. */
  hasBlockChanges: boolean;
}

/** Ids of comments that are anchored in the text. */
export function anchoredComments(doc: Node): Set<number> {
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
export function markReview(doc: Node, replies: ReadonlyMap<number, readonly number[]>): MarkedReview {
  const marking = new Marking(placesOf(doc), replies);
  const marked = marking.block(doc);
  return { doc: marked, pieces: marking.pieces, hasBlockChanges: marking.hasBlockChanges };
}

/** Comments by the index of the inline node at which they begin, and end. */
interface Places {
  first: ReadonlyMap<number, number[]>;
  last: ReadonlyMap<number, number[]>;
}

function placesOf(doc: Node): Places {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  let at = 0;
  doc.descendants((node) => {
    if (!node.isInline) return;
    for (const id of commentIdsOf(node)) {
      if (!first.has(id)) first.set(id, at);
      last.set(id, at);
    }
    at += 1;
  });
  return { first: byPlace(first), last: byPlace(last) };
}

function byPlace(places: ReadonlyMap<number, number>): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const [id, at] of places) ids.set(at, [...(ids.get(at) ?? []), id]);
  return ids;
}

/** Inline nodes collected for one parent, with the change that is open. */
interface Line {
  nodes: Node[];
  open: { key: string; closing: string; marks: readonly Mark[] } | null;
  /** The change of the enclosing content control, which applies to all of them. */
  around: Change | null;
}

class Marking {
  readonly pieces: ReviewPiece[] = [];
  private readonly places: Places;
  private readonly replies: ReadonlyMap<number, readonly number[]>;
  /** Index of the next inline node. */
  private at = 0;
  hasBlockChanges = false;

  constructor(places: Places, replies: ReadonlyMap<number, readonly number[]>) {
    this.places = places;
    this.replies = replies;
  }

  block(node: Node): Node {
    this.hasBlockChanges ||= blockChanges.some((name) => (node.attrs[name] ?? null) !== null);
    if (node.isTextblock) return node.copy(Fragment.from(this.inline(node)));
    return node.childCount === 0
      ? node
      : node.copy(Fragment.from(node.children.map((one) => this.block(one))));
  }

  private inline(parent: Node, around: Change | null = null): Node[] {
    const line: Line = { nodes: [], open: null, around };
    for (const child of parent.children) this.take(child, line);
    this.close(line);
    return line.nodes;
  }

  private take(child: Node, line: Line): void {
    const begins = this.places.first.get(this.at) ?? [];
    const ends = this.places.last.get(this.at) ?? [];
    this.at += 1;
    const marks = child.marks.filter(({ type }) => !reviewMarks.includes(type));
    const whole = changeOf(child);
    const change = whole?.opening === line.around?.opening ? null : whole;
    if (line.open !== null && (line.open.key !== change?.key || begins.length > 0)) this.close(line);
    const starts = this.anchors(begins).map((id) => `<w:commentRangeStart w:id="${id}"/>`);
    const isOpening = change !== null && line.open === null;
    if (starts.length > 0 || isOpening) {
      const xml = starts.join('') + (isOpening ? change.opening : '');
      this.mark(line, marks, { xml, isDeletedAfter: whole?.isDeleted ?? false });
    }
    if (isOpening) line.open = { key: change.key, closing: change.closing, marks };
    if (line.open !== null) line.open.marks = marks;
    const bare = child.isLeaf ? child : child.copy(Fragment.from(this.inline(child, whole)));
    line.nodes.push(bare.mark(marks));
    if (ends.length === 0) return;
    this.close(line);
    const isDeletedAfter = line.around?.isDeleted ?? false;
    this.mark(line, marks, { xml: this.anchors(ends).map(commentEnd).join(''), isDeletedAfter });
  }

  private close(line: Line): void {
    if (line.open === null) return;
    const isDeletedAfter = line.around?.isDeleted ?? false;
    this.mark(line, line.open.marks, { xml: line.open.closing, isDeletedAfter });
    line.open = null;
  }

  private anchors(ids: readonly number[]): number[] {
    return ids.flatMap((id) => [id, ...(this.replies.get(id) ?? [])]);
  }

  private mark(line: Line, marks: readonly Mark[], piece: ReviewPiece): void {
    const index = this.pieces.push(piece) - 1;
    // Takes the marks of its neighbour, so that it is in the same link; a note reference is not text.
    const plain = marks.filter(({ type }) => type.name !== 'footnoteRef');
    line.nodes.push(deletion.schema.text(markerOf(index), plain));
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
  const inserted = revisionOf(insertion, node.marks);
  const deleted = revisionOf(deletion, node.marks);
  if (inserted === null && deleted === null) return null;
  const opening =
    (inserted === null ? '' : openingOf('w:ins', inserted)) +
    (deleted === null ? '' : openingOf('w:del', deleted));
  const closing = (deleted === null ? '' : '</w:del>') + (inserted === null ? '' : '</w:ins>');
  const link = node.marks.find(({ type }) => type.name === 'hyperlink');
  return {
    key: opening + JSON.stringify(link?.attrs ?? null),
    opening,
    closing,
    isDeleted: deleted !== null,
  };
}

function openingOf(tag: string, { author, date }: Revision): string {
  const when = date === null ? '' : ` w:date="${encodeAttribute(date)}"`;
  return `<${tag} w:id="0" w:author="${encodeAttribute(author)}"${when}>`;
}

function commentEnd(id: number): string {
  const reference = `<w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/>`;
  return `<w:commentRangeEnd w:id="${id}"/><w:r>${reference}</w:r>`;
}
