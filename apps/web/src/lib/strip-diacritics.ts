/** "Muller" finds "Müller": marks on letters are left out where words are looked for. */
export function stripDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
