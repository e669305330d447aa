import { expect, it } from 'vitest';
import { dayInWords, timeInWords } from './time-in-words.ts';

const now = Date.parse('2026-11-25T12:00:00Z');

it.each([
  ['near', '2026-11-28T22:59:00Z', 'Saturday, 28 November, 23:59', 'Samstag, 28. November, 23:59 Uhr'],
  [
    'a little while ago',
    '2026-11-20T08:05:00Z',
    'Friday, 20 November, 09:05',
    'Freitag, 20. November, 09:05 Uhr',
  ],
  ['further away', '2026-12-24T17:00:00Z', '24 December, 18:00', '24. Dezember, 18:00 Uhr'],
  ['in another year', '2027-03-01T17:00:00Z', '1 March 2027, 18:00', '1. März 2027, 18:00 Uhr'],
])('a time in a sentence %s', (_, iso, english, german) => {
  const reader = { zone: 'Europe/Berlin', now };
  expect(timeInWords(Date.parse(iso), { ...reader, language: 'en' })).toBe(english);
  expect(timeInWords(Date.parse(iso), { ...reader, language: 'de' })).toBe(german);
});

it.each([
  ['fr', '2026-11-28T22:59:00Z', 'samedi 28 novembre, 23:59'],
  ['fr', '2027-03-01T17:00:00Z', '1er mars 2027, 18:00'],
  ['fr-CA', '2026-12-24T17:00:00Z', '24 décembre, 18:00'],
  ['es', '2026-11-28T22:59:00Z', 'sábado, 28 de noviembre, 23:59'],
  ['es', '2027-03-01T17:00:00Z', '1 de marzo de 2027, 18:00'],
  ['ar', '2026-11-28T22:59:00Z', 'السبت، 28 نوفمبر، 23:59'],
  ['ar', '2027-03-01T17:00:00Z', '1 مارس 2027، 18:00'],
])('a time in a sentence is written as in the language %s: %s', (language, iso, expected) => {
  expect(timeInWords(Date.parse(iso), { zone: 'Europe/Berlin', now, language })).toBe(expected);
});

it('a time in a sentence has the day of the zone, and no year across the turn of one', () => {
  const eve = Date.parse('2026-12-30T12:00:00Z');
  const soon = Date.parse('2027-01-01T03:00:00Z');
  const words = (zone: string) => timeInWords(soon, { zone, language: 'en', now: eve });
  expect(words('UTC')).toBe('Friday, 1 January, 03:00');
  expect(words('America/New_York')).toBe('Thursday, 31 December, 22:00');
});

it('a day in a sentence has its weekday where it is near, and its year where that is another one', () => {
  const reader = { zone: 'Europe/Berlin', now };
  expect(dayInWords('2026-11-27', { ...reader, language: 'en' })).toBe('Friday, 27 November');
  expect(dayInWords('2026-12-24', { ...reader, language: 'de' })).toBe('24. Dezember');
  expect(dayInWords('2025-12-24', { ...reader, language: 'en' })).toBe('24 December 2025');
});
