import { expect, it } from 'vitest';
import { isolateBidi } from './bidi-isolation.ts';

it.each(['שלום', 'رسالة', 'Essay: שלום (2)'])('the text %s is isolated in a sentence', (text) => {
  expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`);
});

it.each(['Essay', 'Überarbeitung', '2026-11-22', '作文', ''])('the text %o stays unchanged', (text) => {
  expect(isolateBidi(text)).toBe(text);
});
