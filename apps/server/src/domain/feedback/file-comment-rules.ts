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
    const said = [thread, ...thread.replies];
    const index = said.findIndex((one) => one.text !== '' && !isOwn(one.author, student));
    const one = said[index];
    const anchor = placeOf(characters, thread);
    if (!one || !anchor) return [];
    const author = truncateComment(one.author.trim(), maxNames);
    const name = `${author}\n${truncateComment(one.date ?? one.text, maxNames)}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return {
      key: `${name}\n${count}`,
      author,
      date: dateOf(one.date),
      comment: truncateComment(one.text, limits.feedback),
      anchor,
      isResolved: thread.isResolved,
      replies: said.length - index - 1,
    };
  });
}

/** Cut to what a column can store, without invalid characters. */
function truncateComment(text: string, length: number): string {
  return [...text.replaceAll('\0', '\ufffd')].slice(0, length).join('');
}

/** Editors write first and last name, last name and first name with a comma, or an email address. */
export function isOwn(author: string, { firstName, lastName, email }: Student): boolean {
  const own = nameWords(`${firstName} ${lastName}`);
  const name = nameWords(author);
  return name !== '' && (name === own || name === nameWords(email));
}

function nameWords(name: string): string {
  const words = name
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
function placeOf(
  characters: readonly string[],
  { from, to }: Pick<DocxComment, 'from' | 'to'>,
): { from: number; to: number } | null {
  const about = trimmed(characters, { from, to });
  const place = about ?? wordAt(characters, from) ?? nearestLine(characters, from);
  return place && { from: place.from, to: Math.min(place.to, place.from + limits.passage) };
}

function trimmed(characters: readonly string[], range: { from: number; to: number }) {
  let { from, to } = range;
  while (from < to && isBlank(characters[from])) from++;
  while (to > from && isBlank(characters[to - 1])) to--;
  return from < to ? { from, to } : null;
}

function wordAt(characters: readonly string[], at: number) {
  let from = at;
  let to = at;
  while (!isBlank(characters[from - 1])) from--;
  while (!isBlank(characters[to])) to++;
  return from < to ? { from, to } : null;
}

function nearestLine(characters: readonly string[], at: number) {
  let before = at;
  while (before > 0 && isBlank(characters[before - 1])) before--;
  let behind = at;
  while (behind < characters.length && isBlank(characters[behind])) behind++;
  const place = before > 0 ? before - 1 : behind;
  if (place >= characters.length) return null;
  let from = place;
  while (from > 0 && characters[from - 1] !== '\n') from--;
  let to = place;
  while (to < characters.length && characters[to] !== '\n') to++;
  return trimmed(characters, { from, to });
}
