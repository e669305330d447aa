import { createStoredValue } from '../../../ui/stored-value.ts';

/** Finds characters by the query: the character itself, its base letter, or its name. */
export function findCharacters(
  query: string,
  signs: readonly string[],
  wordsOf: (sign: string) => string,
): string[] {
  const requested = plain(query);
  if (requested === '') return [];
  return signs.filter((sign) => {
    if (sign === query.trim() || plainLetter(sign) === requested) return true;
    if (requested.length < 2) return false;
    return plain(wordsOf(sign))
      .split(/[\s,]+/)
      .some((word) => word.startsWith(requested));
  });
}

/** Without accents and case: é is found under e. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const plainOf: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

function plainLetter(sign: string): string {
  const low = sign.toLowerCase();
  return plainOf[low] ?? plain(low);
}

const maxRecent = 14;

/** Recently inserted characters, newest first. */
export const recentCharacters = createStoredValue('redraft.recent-signs', (found): readonly string[] =>
  Array.isArray(found) ? found.filter((sign) => typeof sign === 'string' && sign.length <= 2) : [],
);

export function rememberCharacter(sign: string): void {
  const others = recentCharacters.get().filter((one) => one !== sign);
  recentCharacters.set([sign, ...others].slice(0, maxRecent));
}
