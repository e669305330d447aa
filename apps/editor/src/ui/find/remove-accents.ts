/** Without accents and case: é is found under e. */
export function removeAccents(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
