import { limits, usernamePattern } from '@redraft/contracts';

/** What another system says: its own username of a person, which may be anything, and an address. */
interface RequestedUsername {
  username: string | null;
  email: string;
}

interface ChosenUsername {
  username: string;
  /** Why it is not the one that was requested; null if it is. */
  reason: 'missing' | 'invalid' | 'taken' | null;
}

/**
 * The username as it is if it is valid and free; else one that is made of it, or of the address.
 *
 * @param usedNames In lower case.
 */
export function chooseUsername(requested: RequestedUsername, usedNames: ReadonlySet<string>): ChosenUsername {
  const given = requested.username ?? '';
  const isFree = (name: string) => !usedNames.has(name.toLowerCase());
  if (isValidUsername(given) && isFree(given)) return { username: given, reason: null };
  for (const username of usernamesFor(requested))
    if (isFree(username)) {
      const reason = given === '' ? 'missing' : isValidUsername(given) ? 'taken' : 'invalid';
      return { username, reason };
    }
  throw new Error('Numbers do not end.');
}

/** The names, in lower case, whose accounts have to be known before a choice, with those that differ only by a trailing number. */
export function listUsernamesToKnow(requested: RequestedUsername): string[] {
  const [first, second] = usernamesFor(requested);
  return [requested.username, first, second].flatMap((name) => (name ? [name.toLowerCase()] : []));
}

export function isValidUsername(username: string): boolean {
  return usernamePattern.test(username) && username.length <= limits.username;
}

const shortestUsername = 6;
const maxUsernameLength = 40;

/** Valid usernames for somebody, best first; numbered ones follow in case the others are taken. */
export function* usernamesFor({ username, email }: RequestedUsername): Generator<string> {
  const local = (text: string) => text.split('@')[0] ?? '';
  const [requested = ''] = [username ?? '', email]
    .map((text) => toUsernameCharacters(local(text)))
    .filter((text) => text.length >= 2);
  const name = (requested || 'person').slice(0, maxUsernameLength);
  if (name.length >= shortestUsername) yield name;
  for (let number = 1; ; number++) yield `${name}_${String(number).padStart(shortestUsername - 2, '0')}`;
}

/** Letters without diacritics, digits and underscores. */
function toUsernameCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|(?<!_)_+$/g, '');
}
