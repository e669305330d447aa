import { expect, it } from 'vitest';
import { createFontEntries } from './font-entries.ts';

it('each entry of the font menu is shown in its font', () => {
  const entries = createFontEntries({ currentFont: 'Verdana', isEnabled: true, choose: () => undefined });
  for (const { label, style } of entries) expect(style?.fontFamily).toContain(label);
  expect(entries.filter(({ checked }) => checked).map(({ label }) => label)).toEqual(['Verdana']);
});
