import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { DateTimeText } from './date-time-text.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} }));

/** The text content without styles. */
const renderTime = (iso: string | null, zone = 'Europe/Berlin') =>
  renderToStaticMarkup(createElement(DateTimeText, { iso, zone }))
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '');

it.each([
  ['2026-10-24T21:59:00Z', '2026-10-24 23:59'],
  ['2026-10-25T00:30:00Z', '2026-10-25 02:30 (UTC+2)'],
  ['2026-10-25T01:30:00Z', '2026-10-25 02:30 (UTC+1)'],
  ['2026-10-25T02:30:00Z', '2026-10-25 03:30'],
  ['2026-03-29T01:30:00Z', '2026-03-29 03:30'],
])('the time %s is shown as %s, with its offset only if the clock shows it twice', (iso, expected) => {
  expect(renderTime(iso)).toBe(expected);
});

it('a missing time is shown as a dash', () => {
  expect(renderTime(null)).toBe('-');
});

it('a time is shown in the digits that the reader prefers', async () => {
  await i18next.changeLanguage('ar-u-nu-arab');
  expect(renderTime('2026-10-24T21:59:00Z')).toBe('٢٠٢٦-١٠-٢٤ ٢٣:٥٩');
  await i18next.changeLanguage('en');
});
