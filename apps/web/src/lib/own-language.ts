import { request } from './api.ts';
import { chooseLanguage, type Language } from './i18n.ts';
import { currentUser, storePreferences } from './session.ts';

/** Switches the language, and stores it in the account of a signed-in user, for mail and for other devices. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
  if (currentUser() === null) return;
  storePreferences({ language });
  await request(
    { method: 'PATCH', path: '/api/auth/preferences' },
    { body: { language }, isIncidental: true },
  );
}
