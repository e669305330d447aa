/** Normalizes text as the server stores it: trimmed and in Unicode NFC. */
export const trimWords = (words: string): string => words.normalize('NFC').trim();

/** Merges what was typed in a field since `before` with what another window saved, so that neither is lost. */
export function mergeWords({ before, typed, stored }: Record<'before' | 'typed' | 'stored', string>): string {
  const here = trimWords(typed);
  const there = trimWords(stored);
  const was = trimWords(before);
  // A trailing space belongs to the next word.
  if (here === there) return typed;
  if (here === was) return stored;
  if (there === was || here.includes(there)) return typed;
  return there.includes(here) ? stored : `${typed}\n\n${stored}`;
}
