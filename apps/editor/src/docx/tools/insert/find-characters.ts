import { removeAccents } from '../../../ui/find/remove-accents.ts';
import { createStoredValue } from '../../../ui/stored-value.ts';

/** Finds characters by the query: the character itself, its base letter, or its name. */
export function findCharacters(
  query: string,
  candidates: readonly string[],
  getKeywords: (character: string) => string,
): string[] {
  const normalizedQuery = removeAccents(query);
  if (normalizedQuery === '') return [];
  return candidates.filter((character) => {
    if (character === query.trim() || toBaseLetter(character) === normalizedQuery) return true;
    if (normalizedQuery.length < 2) return false;
    return removeAccents(getKeywords(character))
      .split(/[\s,]+/)
      .some((word) => word.startsWith(normalizedQuery));
  });
}

const baseLetters: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

function toBaseLetter(character: string): string {
  const lowerCase = character.toLowerCase();
  return baseLetters[lowerCase] ?? removeAccents(lowerCase);
}

const maxRecent = 14;

/** Recently inserted characters, newest first. */
export const recentCharacters = createStoredValue('redraft.recent-signs', (stored): readonly string[] =>
  Array.isArray(stored)
    ? stored.filter((character) => typeof character === 'string' && character.length <= 2)
    : [],
);

export function rememberCharacter(character: string): void {
  const otherCharacters = recentCharacters.get().filter((one) => one !== character);
  recentCharacters.set([character, ...otherCharacters].slice(0, maxRecent));
}
