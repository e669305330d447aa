/** As the server keeps words: blanks at their ends and the form of their letters aside. */
export const tidyWords = (words: string): string => words.normalize('NFC').trim();

/** What was typed in a field since `before`, on top of what another window has kept in it: of two words none is lost. */
export function mergedWords({ before, typed, kept }: Record<'before' | 'typed' | 'kept', string>): string {
  const here = tidyWords(typed);
  const there = tidyWords(kept);
  const was = tidyWords(before);
  // A blank at the end belongs to the next word.
  if (here === there) return typed;
  if (here === was) return kept;
  if (there === was || here.includes(there)) return typed;
  return there.includes(here) ? kept : `${typed}\n\n${kept}`;
}
