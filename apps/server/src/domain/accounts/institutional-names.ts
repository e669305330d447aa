import { limits } from '@redraft/contracts';

/** Derives names from an institution's claims, which may contain anything, or nothing. */
export interface InstitutionalName {
  email: string;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The full name, if the institution does not send its parts. */
  fullName: string | null;
}

/** First and last name; if only a full name is known, its last word is the last name. */
export function personNameOf(names: InstitutionalName): { firstName: string; lastName: string } {
  const [first, last] = [toSingleLine(names.firstName), toSingleLine(names.lastName)];
  if (first !== '' && last !== '') return { firstName: first, lastName: last };
  const wholeName = toSingleLine(names.fullName) || [first, last].filter((name) => name !== '').join(' ');
  const nameParts = wholeName === '' ? [names.email.split('@')[0] ?? ''] : wholeName.split(' ');
  const lastName = nameParts.at(-1) ?? '';
  return {
    firstName: nameParts.slice(0, -1).join(' ') || lastName,
    lastName: nameParts.length > 1 ? lastName : '',
  };
}

/** Without control and bidirectional formatting characters, cut to the maximum length of names. */
function toSingleLine(name: string | null): string {
  const cleaned = (name ?? '').normalize('NFC').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
  return [...cleaned.replaceAll(/\s+/gu, ' ').trim()].slice(0, limits.personName).join('').trim();
}
