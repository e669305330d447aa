import type { Comment, Paragraph } from '@eigenpal/docx-editor-core/types/document';
import type { Anchor } from './anchors.ts';

/** A comment with its replies. */
export interface Thread {
  root: Comment;
  replies: readonly Comment[];
  /** Null for a comment in a note, header or footer. */
  anchor: Anchor | null;
}

/**
 * Threads in document order. A comment whose text was deleted is left out: it disappears with its text and returns on undo, as in Word. `elsewhere`:
 * ids anchored outside the body.
 */
export function listThreads(
  comments: readonly Comment[],
  anchors: ReadonlyMap<number, Anchor>,
  idsOutsideText: ReadonlySet<number>,
): Thread[] {
  const ids = new Set(comments.map(({ id }) => id));
  const isRoot = ({ parentId }: Comment): boolean => parentId === undefined || !ids.has(parentId);
  const threads: Thread[] = [];
  for (const root of comments.filter(isRoot)) {
    const anchor = anchors.get(root.id) ?? null;
    if (anchor === null && !idsOutsideText.has(root.id)) continue;
    threads.push({ root, replies: listReplies(root.id, comments), anchor });
  }
  return threads.sort((a, b) => getSortPosition(a) - getSortPosition(b));
}

function getSortPosition({ anchor }: Thread): number {
  return anchor?.from ?? Number.POSITIVE_INFINITY;
}

/** Including replies to replies, by time. */
function listReplies(id: number, comments: readonly Comment[]): Comment[] {
  const found = new Set([id]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const comment of comments)
      if (comment.parentId !== undefined && found.has(comment.parentId)) found.add(comment.id);
  }
  return comments.filter((comment) => comment.id !== id && found.has(comment.id));
}

/** The text of a comment: one line per paragraph. */
export function getCommentText(comment: Comment): string {
  return comment.content.map(getParagraphText).join('\n');
}

function getParagraphText({ content }: Paragraph): string {
  return content
    .map((item) => {
      if (item.type === 'hyperlink') return item.children.map((child) => getRunText(child)).join('');
      return getRunText(item);
    })
    .join('');
}

function getRunText(item: Paragraph['content'][number]): string {
  if (item.type !== 'run') return '';
  return item.content
    .map((part) => {
      if (part.type === 'text') return part.text;
      return part.type === 'break' ? '\n' : part.type === 'tab' ? '\t' : '';
    })
    .join('');
}

export function createCommentContent(text: string): Paragraph[] {
  return text.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'run', content: [{ type: 'text', text: line }] }],
  }));
}
