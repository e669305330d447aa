import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import german from '../locales/de/ui.json' with { type: 'json' };
import english from '../locales/en/ui.json' with { type: 'json' };
import { messageOf, toApiError } from './api-error.ts';

beforeAll(() =>
  i18next.init({ lng: 'en', fallbackLng: false, resources: { en: { ui: english }, de: { ui: german } } }),
);

const body = { code: 'request.rate_limited', message: 'Too many attempts. Please wait a minute.' };
const unavailable = { code: 'service.unavailable', message: 'Not possible at the moment.' };

describe('what is said of a refusal for now', () => {
  test.each([
    [429, body, '42', 'Too many attempts. Please wait 42 seconds and try again.'],
    [429, body, '1', 'Too many attempts. Please wait one second and try again.'],
    [503, unavailable, '5', 'This is not possible at the moment. Please try again in 5 seconds.'],
    [503, '<html>', '5', 'This is not possible at the moment. Please try again in 5 seconds.'],
  ])('names the seconds of %i', (status, sent, retryAfter, sentence) => {
    expect(messageOf(toApiError(status, sent, retryAfter))).toBe(sentence);
  });

  test.each([null, '', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1', '0'])(
    'is the sentence of the server where it names none: %s',
    (retryAfter) => {
      expect(messageOf(toApiError(429, body, retryAfter))).toBe(body.message);
    },
  );

  test('is said of no other refusal', () => {
    const gone = { code: 'not_found', message: "There's nothing here!" };
    expect(messageOf(toApiError(404, gone, '42'))).toBe(gone.message);
  });

  test('is said in the language of the reader', async () => {
    await i18next.changeLanguage('de');
    expect(messageOf(toApiError(429, body, '42'))).toBe(
      'Zu viele Versuche. Bitte warten Sie 42 Sekunden und versuchen Sie es noch einmal.',
    );
    await i18next.changeLanguage('en');
  });
});
