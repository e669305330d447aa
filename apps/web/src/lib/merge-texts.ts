/** Normalizes text as the server stores it: trimmed and in Unicode NFC. */
export const normalizeText = (text: string): string => text.normalize('NFC').trim();

/** Merges what was typed in a field since `before` with what another window saved, so that neither is lost. */
export function mergeTexts({ before, typed, stored }: Record<'before' | 'typed' | 'stored', string>): string {
  const typedText = normalizeText(typed);
  const storedText = normalizeText(stored);
  const baseText = normalizeText(before);
  // A trailing space belongs to the next word.
  if (typedText === storedText) return typed;
  if (typedText === baseText) return stored;
  if (storedText === baseText || typedText.includes(storedText)) return typed;
  return storedText.includes(typedText) ? stored : `${typed}\n\n${stored}`;
}
