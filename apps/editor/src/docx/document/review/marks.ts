import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Mark, MarkType, Node } from 'prosemirror-model';

function getMarkType(name: string): MarkType {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`The schema has no mark ${name}`);
  return type;
}

export const insertion = getMarkType('insertion');
export const deletion = getMarkType('deletion');
export const comment = getMarkType('comment');

// In the library a comment replaces another on the same text. In Word comments can overlap: ProseMirror decides this by `excluded`, which can be set
// only from outside.
Object.assign(comment, { excluded: [] });

export const reviewMarks: readonly MarkType[] = [insertion, deletion, comment];

/** Author and time of a change; the mark and the attribute of a paragraph mark have the same form. */
export interface ChangeAttributes {
  revisionId: number;
  author: string;
  date: string | null;
}

export function getChangeAttributes(type: MarkType, marks: readonly Mark[]): ChangeAttributes | null {
  const mark = type.isInSet(marks);
  return mark ? parseChangeAttributes(mark.attrs) : null;
}

/** Reads an attribute of the library; null if it is not a revision. */
export function parseChangeAttributes(value: unknown): ChangeAttributes | null {
  if (typeof value !== 'object' || value === null || !('author' in value)) return null;
  const { author } = value;
  const date = 'date' in value && typeof value.date === 'string' ? value.date : null;
  const id = 'revisionId' in value && typeof value.revisionId === 'number' ? value.revisionId : 0;
  return typeof author === 'string' ? { revisionId: id, author, date } : null;
}

export function commentIdsOf(node: Node): number[] {
  const ids: number[] = [];
  for (const mark of node.marks) {
    const id: unknown = mark.attrs.commentId;
    if (mark.type === comment && typeof id === 'number') ids.push(id);
  }
  return ids;
}

/** Rounded to the minute, as in Word: typing within one minute is one change. */
export function createChangeAttributes(author: string): ChangeAttributes {
  return { revisionId: 0, author, date: `${new Date().toISOString().slice(0, 16)}:00Z` };
}
