import type { Preferences } from '@redraft/contracts';
import type { AccountRow } from './queries.ts';

/** The fields of a person that actor, session and profile share. */
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
