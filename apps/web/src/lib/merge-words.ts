/** As the server keeps words: blanks at their ends and the form of their letters aside. */
export const trimWords = (words: string): string => words.normalize('NFC').trim();

/** What was typed in a field since `before`, on top of what another window has kept in it: of two words none is lost. */
export function mergeWords({ before, typed, stored }: Record<'before' | 'typed' | 'stored', string>): string {
  const here = trimWords(typed);
  const there = trimWords(stored);
  const was = trimWords(before);
  // A blank at the end belongs to the next word.
  if (here === there) return typed;
  if (here === was) return stored;
  if (there === was || here.includes(there)) return typed;
  return there.includes(here) ? stored : `${typed}\n\n${stored}`;
}
