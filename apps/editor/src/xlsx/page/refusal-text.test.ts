import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Refusal } from '../workbook/refusals.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import { getRefusalText } from './refusal-text.ts';

const createTranslation = async (lng: string, page: typeof english | typeof german) => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources: { [lng]: { page } }, interpolation: { escapeValue: false } });
  return i18n.t;
};
const translations = [await createTranslation('en', english), await createTranslation('de', german)];

const refusals: readonly Refusal[] = [
  { reason: 'locked' },
  { reason: 'block' },
  { reason: 'bookLocked' },
  { reason: 'full' },
  { reason: 'tooLong' },
  { reason: 'lastSheet' },
  { reason: 'readElsewhere' },
  { reason: 'mergedRows' },
  { reason: 'tablePart' },
  { reason: 'badName' },
  { reason: 'thread' },
  { reason: 'spilled', place: { row: 4, column: 27 } },
  { reason: 'name', problem: 'empty' },
  { reason: 'name', problem: 'long' },
  { reason: 'name', problem: 'sign' },
  { reason: 'name', problem: 'taken' },
  { reason: 'fixed', lock: 'table' },
  { reason: 'fixed', lock: 'pivot' },
  { reason: 'fixed', lock: 'block' },
  { reason: 'fixed', lock: 'thread' },
  { reason: 'fixed', lock: 'extension' },
  { reason: 'fixed', lock: 'control' },
  { reason: 'fixed', lock: 'protected' },
];

it.each(refusals)('the refusal %j is a sentence in English and in German', (refusal) => {
  const [englishText = '', germanText = ''] = translations.map((t) => getRefusalText(refusal, t));
  // A missing text is shown as its key, without a space.
  expect(englishText).toMatch(/^\p{Lu}.* .*\.$/u);
  expect(germanText).toMatch(/^\p{Lu}.* .*\.$/u);
  expect(germanText).not.toBe(englishText);
});

it('each reason has a text of its own', () => {
  const [translate] = translations;
  if (translate === undefined) throw new Error('No translation');
  expect(new Set(refusals.map((refusal) => getRefusalText(refusal, translate))).size).toBe(refusals.length);
});

it('a refusal about a result names the cell with its formula', () => {
  const texts = translations.map((t) =>
    getRefusalText({ reason: 'spilled', place: { row: 4, column: 27 } }, t),
  );
  expect(texts.every((text) => text.includes('AB5'))).toBe(true);
});
