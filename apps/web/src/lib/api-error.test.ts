import { de } from '@redraft/sentences/de';
import { en } from '@redraft/sentences/en';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messageOf, toApiError } from './api-error.ts';

beforeAll(() =>
  i18next.init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: { sentences: en }, de: { sentences: de } },
  }),
);
afterEach(() => i18next.changeLanguage('en'));

const rateLimited = (count: number) => ({
  code: 'request.rate_limited',
  params: { count },
  message: 'In English.',
});

describe('the message of an API error', () => {
  it.each([
    [429, rateLimited(42), null, 'Too many attempts. Wait 42 seconds and try again.'],
    [429, rateLimited(1), null, 'Too many attempts. Wait one second and try again.'],
    [429, '<html>', '42', 'Too many attempts. Wait 42 seconds and try again.'],
    [503, '<html>', '5', 'This is not possible at the moment. Try again in 5 seconds.'],
    [
      503,
      '<html>',
      'Wed, 21 Oct 2026 07:28:00 GMT',
      'The server sent a response that cannot be read (status 503). Try again in a minute.',
    ],
    [404, { code: 'not_found', params: {}, message: 'In English.' }, null, "There's nothing here!"],
  ])(
    'the message of an API error %i with %j and %j is its translation',
    (status, body, retryAfter, sentence) => {
      expect(messageOf(toApiError(status, body, retryAfter))).toBe(sentence);
    },
  );

  it.each([
    [rateLimited(42), 'Zu viele Versuche. Warten Sie 42 Sekunden und versuchen Sie es erneut.'],
    [{ code: 'auth.wrong_credentials', message: 'No.' }, 'Benutzername oder Passwort stimmt nicht.'],
  ])("the message of an API error is in the user's language", async (body, sentence) => {
    await i18next.changeLanguage('de');
    expect(messageOf(toApiError(400, body))).toBe(sentence);
  });

  it("the message of an API error is the server's text if its code or parameters are unknown", () => {
    expect(messageOf(toApiError(409, { code: 'moon.full', message: 'The moon is full.' }))).toBe(
      'The moon is full.',
    );
    const { params: _, ...bare } = rateLimited(42);
    expect(messageOf(toApiError(429, bare))).toBe(bare.message);
  });

  const invalid = (issue: object) =>
    messageOf(
      toApiError(400, {
        code: 'request.invalid',
        message: 'path: wrong',
        issues: [{ path: 'x', message: 'wrong', ...issue }],
      }),
    );

  it('the message of invalid values is that of the first issue if it is specific', () => {
    const params = { max: '100' };
    expect(invalid({ code: 'assignment.too_many_drafts', params })).toBe(
      'An assignment can have up to 100 drafts.',
    );
    expect(invalid({ code: 'value.required', params: {} })).toBe(
      'Some fields are not valid. Check them and try again.',
    );
  });
});
