import { countWords } from '@redraft/analytics';

/**
 * How many words of a text are its student's: paragraphs of the template that stand as they were are the instructor's, each as often as
 * the template has it. A paragraph in which something was changed or filled in is the student's whole.
 */
export function ownLength(text: string, template: string): { words: number; templateWords: number } {
  const left = new Map<string, number>();
  for (const line of linesOf(template)) left.set(line, (left.get(line) ?? 0) + 1);
  let words = 0;
  let templateWords = 0;
  for (const line of linesOf(text)) {
    const given = left.get(line) ?? 0;
    if (given > 0) left.set(line, given - 1);
    if (given > 0) templateWords += countWords(line);
    else words += countWords(line);
  }
  return { words, templateWords };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
