import { limits } from '@redraft/contracts';
import type { CommentedDocx, DocxComment } from '@redraft/documents';

/** Which comments of a file are feedback to its student, how each is identified, and which passage it is about. */

export interface FileComment {
  key: string;
  author: string;
  /** As stored in the file; null if missing or invalid. */
  date: Date | null;
  comment: string;
  /** In code points of the extracted text, half-open. */
  anchor: { from: number; to: number };
  isResolved: boolean;
  /** Number of replies. */
  replies: number;
}

export interface Student {
  firstName: string;
  lastName: string;
  email: string;
}

const maxNames = 200;

/** Comments by others; in a thread that the student began, the first reply by someone else. */
export function feedbackIn({ text, comments: all }: CommentedDocx, student: Student): FileComment[] {
  const characters = [...text];
  const comments = all.slice(0, limits.documentComments);
  const counts = new Map<string, number>();
  return comments.flatMap((thread) => {
    const messages = [thread, ...thread.replies];
    const index = messages.findIndex(
      (message) => message.text !== '' && !isWrittenBy(message.author, student),
    );
    const message = messages[index];
    const anchor = findPassage(characters, thread);
    if (!message || !anchor) return [];
    const author = truncateComment(message.author.trim(), maxNames);
    const authorName = `${author}\n${truncateComment(message.date ?? message.text, maxNames)}`;
    const count = counts.get(authorName) ?? 0;
    counts.set(authorName, count + 1);
    return {
      key: `${authorName}\n${count}`,
      author,
      date: dateOf(message.date),
      comment: truncateComment(message.text, limits.feedback),
      anchor,
      isResolved: thread.isResolved,
      replies: messages.length - index - 1,
    };
  });
}

/** Cut to what a column can store, without invalid characters. */
function truncateComment(text: string, length: number): string {
  return [...text.replaceAll('\0', '\ufffd')].slice(0, length).join('');
}

/** Editors write first and last name, last name and first name with a comma, or an email address. */
export function isWrittenBy(author: string, { firstName, lastName, email }: Student): boolean {
  const studentName = normaliseName(`${firstName} ${lastName}`);
  const authorName = normaliseName(author);
  return authorName !== '' && (authorName === studentName || authorName === normaliseName(email));
}

function normaliseName(authorName: string): string {
  const words = authorName
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/u);
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

/** Null before office programs existed: dates in a file can have years that a date column cannot store. */
function dateOf(date: string | null): Date | null {
  const time = date === null ? Number.NaN : Date.parse(date);
  return time >= 0 ? new Date(time) : null;
}

const isBlank = (character: string | undefined) => character === undefined || /^\s$/u.test(character);

/** The passage of a comment: for one on an empty position the word there, else the line, else the nearest line before or after. */
function findPassage(
  characters: readonly string[],
  { from, to }: Pick<DocxComment, 'from' | 'to'>,
): { from: number; to: number } | null {
  const selection = trimRange(characters, { from, to });
  const range = selection ?? findWordAt(characters, from) ?? findNearestLine(characters, from);
  return range && { from: range.from, to: Math.min(range.to, range.from + limits.passage) };
}

function trimRange(characters: readonly string[], range: { from: number; to: number }) {
  let { from, to } = range;
  while (from < to && isBlank(characters[from])) from++;
  while (to > from && isBlank(characters[to - 1])) to--;
  return from < to ? { from, to } : null;
}

function findWordAt(characters: readonly string[], at: number) {
  let from = at;
  let to = at;
  while (!isBlank(characters[from - 1])) from--;
  while (!isBlank(characters[to])) to++;
  return from < to ? { from, to } : null;
}

function findNearestLine(characters: readonly string[], at: number) {
  let before = at;
  while (before > 0 && isBlank(characters[before - 1])) before--;
  let after = at;
  while (after < characters.length && isBlank(characters[after])) after++;
  const range = before > 0 ? before - 1 : after;
  if (range >= characters.length) return null;
  let from = range;
  while (from > 0 && characters[from - 1] !== '\n') from--;
  let to = range;
  while (to < characters.length && characters[to] !== '\n') to++;
  return trimRange(characters, { from, to });
}
