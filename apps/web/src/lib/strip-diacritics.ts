/** Removes diacritics for searching: "Muller" finds "Müller". */
export function stripDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
