import { isLanguage } from '@redraft/sentences/languages';
import { request } from './api.ts';
import { chooseLanguage, type ShownLanguage } from './i18n.ts';
import { currentUser, storePreferences } from './session.ts';

/** Switches the language, and stores it in the account of a signed-in user, for mail and for other devices. A pseudo-language stays on this device. */
export async function chooseOwnLanguage(language: ShownLanguage): Promise<void> {
  await chooseLanguage(language);
  if (!isLanguage(language) || currentUser() === null) return;
  storePreferences({ language });
  await request(
    { method: 'PATCH', path: '/api/auth/preferences' },
    { body: { language }, isIncidental: true },
  );
}
