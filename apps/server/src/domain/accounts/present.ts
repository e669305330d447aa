import type { Preferences } from '@redraft/contracts';
import type { AccountRow } from './queries.ts';

/** What an actor, a session and a profile all tell of a person. */
export function personOf(account: AccountRow) {
  return {
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    roles: account.roles,
  };
}

export function preferencesOf(account: AccountRow): Preferences {
  return { language: account.language, timeZone: account.time_zone, plainText: account.plain_text };
}
