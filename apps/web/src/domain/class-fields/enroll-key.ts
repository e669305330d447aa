const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const keyCharacters = `${letters}0123456789`;
const randomLength = 5;

/** A random number from 0 to below `limit`; by default from the Web Crypto API. */
type RandomBelow = (limit: number) => number;

/**
 * An enrollment key: initials, a hyphen and five random upper-case letters or digits. Diacritics are removed; a name without Latin letters gives X.
 */
export function generateEnrollKey(
  person: { firstName: string; lastName: string },
  randomBelow: RandomBelow = secureRandomBelow,
): string {
  const random = Array.from({ length: randomLength }, () => keyCharacters[randomBelow(keyCharacters.length)]);
  return `${initialOf(person.firstName)}${initialOf(person.lastName)}-${random.join('')}`;
}

function initialOf(name: string): string {
  const asciiName = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return [...asciiName].find((character) => letters.includes(character)) ?? 'X';
}

/** Rejection sampling: values above the last multiple of the limit would introduce modulo bias. */
function secureRandomBelow(limit: number): number {
  const usable = 256 - (256 % limit);
  const bytes = new Uint8Array(1);
  do {
    crypto.getRandomValues(bytes);
  } while ((bytes[0] ?? usable) >= usable);
  return (bytes[0] ?? 0) % limit;
}
