import { expect, it } from 'vitest';
import { type Language, loadTexts } from '../../i18n.ts';
import { formatAriaShortcut, formatShortcut } from './key-names.ts';

it.each<[string, Language, boolean, string]>([
  ['Mod-Shift-l', 'en', false, 'Ctrl+Shift+L'],
  ['Mod-Shift-l', 'de', false, 'Strg+Umschalt+L'],
  ['Mod-Alt-Enter', 'de', false, 'Strg+Alt+Eingabe'],
  ['Alt-Shift-ArrowLeft', 'de', false, 'Alt+Umschalt+Links'],
  ['Mod--', 'en', false, 'Ctrl+-'],
  ['F6', 'de', false, 'F6'],
  ['Mod-Shift-l', 'en', true, '⇧⌘L'],
  ['Mod-Alt-1', 'de', true, '⌥⌘1'],
])('a key is named %s in %s, on a Mac: %s, as "%s"', async (keys, language, isMac, name) => {
  expect(formatShortcut(keys, await loadTexts(language), isMac)).toBe(name);
});
it('a key is named for screen readers in words that they know', () => {
  expect(formatAriaShortcut('Mod-Shift-l', false)).toBe('Control+Shift+L');
  expect(formatAriaShortcut('Mod-b', true)).toBe('Meta+B');
  expect(formatAriaShortcut('Alt-Shift-ArrowUp', false)).toBe('Alt+Shift+ArrowUp');
});
