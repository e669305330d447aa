import type { Comment, Document } from '@eigenpal/docx-editor-core/types/document';
import { fflateCodec, removeComments, rewriteParts } from '@redraft/documents';
import type { Node } from 'prosemirror-model';
import { bodyPart } from '../../patch/text-parts.ts';
import { findCommentsOutsideText } from './comments-outside-text.ts';
import { extractReview, type ReviewEvent } from './extract-review.ts';
import { insertReviewMarkup } from './insert-review.ts';
import { findAnchoredComments, type ReviewPiece, replaceReviewMarks } from './mark-review.ts';
import { restoreReviewMarks } from './place-review.ts';

/** The bytes that the library can read, and the review markup that was removed from them: see `ExtractedReview`. */
export interface ReadableBytes {
  bytes: Uint8Array;
  events: ReviewEvent[];
}

export function extractReviewMarkup(bytes: Uint8Array): ReadableBytes {
  let events: ReviewEvent[] = [];
  // An accepted change leaves no event.
  let isChanged = false;
  const rewrite = (name: string, read: () => string): string | undefined => {
    if (name !== bodyPart) return undefined;
    const xml = read();
    const extracted = extractReview(xml);
    events = extracted.events;
    isChanged = extracted.xml !== xml;
    return isChanged ? extracted.xml : undefined;
  };
  const rewritten = rewriteParts({ bytes, codec: fflateCodec, rewrite });
  return { bytes: isChanged ? rewritten : bytes, events };
}

/** Restores changes and comments in the text. */
export function restoreReviewMarkup(doc: Node, model: Document, events: readonly ReviewEvent[]): Node {
  const comments = model.package.document.comments ?? [];
  const ids = new Set(comments.map(({ id }) => id));
  const roots = comments.filter(({ parentId }) => parentId === undefined || !ids.has(parentId));
  return restoreReviewMarks(doc, events, new Set(roots.map(({ id }) => id)));
}

/** A document that the library can write, and the function that finishes the written bytes. */
export interface WritableDocument {
  doc: Node;
  model: Document;
  finish: (bytes: Uint8Array) => Uint8Array;
}

/** A comment is removed with its text, as in Word; with the last comment the parts are removed. */
export function prepareForWriting(doc: Node, model: Document): WritableDocument {
  const allComments = model.package.document.comments ?? [];
  const comments = remainingComments(allComments, doc, model);
  const { doc: marked, pieces, hasBlockChanges } = replaceReviewMarks(doc, groupReplies(comments));
  return {
    doc: marked,
    model: allComments.length === comments.length ? model : withComments(model, comments),
    finish: (bytes) => {
      const written = pieces.length > 0 || hasBlockChanges ? writePieces(bytes, pieces) : bytes;
      return allComments.length > 0 && comments.length === 0 ? removeComments(written) : written;
    },
  };
}

function withComments(model: Document, comments: Comment[]): Document {
  const document = { ...model.package.document, comments };
  return { ...model, package: { ...model.package, document } };
}

function remainingComments(allComments: Comment[], doc: Node, { package: parts }: Document): Comment[] {
  if (allComments.length === 0) return allComments;
  const anchored = findAnchoredComments(doc);
  for (const id of findCommentsOutsideText(parts)) anchored.add(id);
  const keptIds = new Set(anchored);
  // A reply may precede its parent in the list, and may itself have replies.
  for (let size = -1; size !== keptIds.size; ) {
    size = keptIds.size;
    for (const { id, parentId } of allComments)
      if (parentId !== undefined && keptIds.has(parentId)) keptIds.add(id);
  }
  return allComments.filter(({ id }) => keptIds.has(id));
}

/** All replies of a thread, by the comment that started it. */
function groupReplies(comments: readonly Comment[]): Map<number, number[]> {
  const parents = new Map(comments.map(({ id, parentId }) => [id, parentId]));
  const replies = new Map<number, number[]>();
  for (const { id } of comments) {
    const root = findRoot(id, parents);
    if (root !== id) replies.set(root, [...(replies.get(root) ?? []), id]);
  }
  return replies;
}

function findRoot(id: number, parents: ReadonlyMap<number, number | undefined>): number {
  const visited = new Set([id]);
  let root = id;
  for (
    let parent = parents.get(root);
    parent !== undefined && parents.has(parent) && !visited.has(parent);
    parent = parents.get(root)
  ) {
    visited.add(parent);
    root = parent;
  }
  return root;
}

function writePieces(bytes: Uint8Array, pieces: readonly ReviewPiece[]): Uint8Array {
  const rewrite = (name: string, read: () => string): string | undefined =>
    name === bodyPart ? insertReviewMarkup(read(), pieces) : undefined;
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}
