import { request } from './api.ts';
import { chooseLanguage, type Language } from './i18n.ts';
import { currentUser, storePreferences } from './session.ts';

/**
 * Shows the product in another language, and keeps it with the account of whoever is signed in: mail comes in it, and so do the pages on
 * another device.
 */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
  if (currentUser() === null) return;
  storePreferences({ language });
  await request(
    { method: 'PATCH', path: '/api/auth/preferences' },
    { body: { language }, isIncidental: true },
  );
}
