import { expect, test } from 'vitest';
import { isolated } from './isolated-words.ts';

test.each(['שלום', 'رسالة', 'Essay: שלום (2)'])('%s is isolated in a sentence', (words) => {
  expect(isolated(words)).toBe(`\u2068${words}\u2069`);
});

test.each(['Essay', 'Überarbeitung', '2026-11-22', '作文', ''])('%o stays as it is', (words) => {
  expect(isolated(words)).toBe(words);
});
