import { countWords } from './words.ts';

/** A line of a text without the blanks around it, and how many words it has. */
export interface CountedLine {
  line: string;
  words: number;
}

export interface OwnLength {
  /** Of the student. */
  words: number;
  /** In lines of the template that stand as they were. */
  templateWords: number;
}

/**
 * How many words of a text are its student's: paragraphs of the template that stand as they were are the instructor's, each as often as
 * the template has it. A paragraph in which something was changed or filled in is the student's whole.
 */
export function countOwnLength(text: Iterable<CountedLine>, template: Iterable<CountedLine>): OwnLength {
  const left = new Map<string, number>();
  for (const { line } of template) left.set(line, (left.get(line) ?? 0) + 1);
  const length = { words: 0, templateWords: 0 };
  for (const { line, words } of text) {
    const available = left.get(line) ?? 0;
    if (available > 0) left.set(line, available - 1);
    length[available > 0 ? 'templateWords' : 'words'] += words;
  }
  return length;
}

/** The lines of a text that hold anything. */
export function countedLines(text: string): CountedLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ line, words: countWords(line) }));
}
