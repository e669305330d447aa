import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it.each([
  ['nothing', null],
  ['text', 'large'],
  ['unknown values', { textSize: '900', font: 'comic', lineFocus: 3, other: 'x' }],
])('%s in storage gives the defaults', (_, stored) => {
  expect(parsePreferences(stored)).toEqual(defaultPreferences);
});

it('stored choices are kept, and others of the same record get their default', () => {
  const stored = { textSize: '150', font: 'lexend', lineFocus: '3', speechRate: 7 };
  expect(parsePreferences(stored)).toEqual({
    ...defaultPreferences,
    textSize: '150',
    font: 'lexend',
    lineFocus: '3',
  });
});
