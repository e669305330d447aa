import { directionOf } from '@redraft/sentences/languages';
import { isolateBidi } from './bidi-isolation.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The numbering systems (CLDR) that Arabic is written with: 0–9 or ٠–٩. */
export const numberingSystems = ['latn', 'arab'] as const;
export type NumberingSystem = (typeof numberingSystems)[number];

const storageKey = 'redraft.digits';
export const isNumberingSystem = (value: unknown): value is NumberingSystem =>
  numberingSystems.some((system) => system === value);

/** The stored choice, otherwise that of the browser's Arabic region, such as Egypt or Morocco. */
export function preferredDigits(browserLanguages = navigator.languages): NumberingSystem {
  const stored = readStored('local', storageKey);
  if (isNumberingSystem(stored)) return stored;
  const arabicTag = browserLanguages.find((tag) => /^ar\b/i.test(tag));
  const system = new Intl.NumberFormat(arabicTag ?? 'ar').resolvedOptions().numberingSystem;
  return isNumberingSystem(system) ? system : 'latn';
}

export function storeDigits(system: NumberingSystem): void {
  writeStored('local', storageKey, system);
}

/** A date, time or number in the digits of a BCP 47 tag. */
export const toDigitsOf = (tag: string, text: string): string =>
  tag.endsWith('-u-nu-arab')
    ? text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    : text;

/** The same for a value that is part of a sentence: names and other texts with letters keep their digits. */
export const toDigitsUnlessWords = (tag: string, text: string): string =>
  /\p{L}/u.test(text) ? text : toDigitsOf(tag, text);

/** A calendar day, 'YYYY-MM-DD' or 'MM-DD', after a word: after Arabic letters its parts would be shown in reverse order. */
export const formatDayAfterWord = (tag: string, day: string): string =>
  isolateBidi(toDigitsOf(tag, day), directionOf(tag));
