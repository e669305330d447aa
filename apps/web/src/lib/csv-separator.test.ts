import { expect, it } from 'vitest';
import { chooseCsvSeparator } from './csv-separator.ts';

it.each([
  ['en', ['en-US'], 'comma'],
  ['de', ['de-DE', 'en'], 'semicolon'],
  ['de', ['de-CH'], 'semicolon'],
  ['fr', ['fr-CA'], 'semicolon'],
  ['es', ['es-ES'], 'semicolon'],
  ['es', ['es-MX'], 'comma'],
  ['es', ['en-US', 'ES-mx', 'es-ES'], 'comma'],
  ['es', ['en-US'], 'semicolon'],
  ['en', ['pt-BR', 'fr-FR'], 'comma'],
  ['fr', [], 'semicolon'],
  ['ar-u-nu-latn', ['ar-MA'], 'semicolon'],
  ['ar-u-nu-arab', ['ar-EG'], 'comma'],
] as const)(
  'a CSV file in %s for a browser that prefers %j has the separator %s',
  (language, tags, separator) => {
    expect(chooseCsvSeparator(language, tags)).toBe(separator);
  },
);
