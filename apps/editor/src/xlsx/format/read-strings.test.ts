import { expect, it } from 'vitest';
import { readStrings } from './read-strings.ts';

it('the runs of a shared string are joined without phonetic text', () => {
  const item = '<si><r><t>Har</t></r><r><t>bour</t></r><rPh><t>no</t></rPh></si>';
  expect(readStrings(`<sst>${item}<si/></sst>`, 'si')).toEqual(['Harbour', '']);
});

// Unmatched end tags must not read the text since the last start tag again: that would be gigabytes.
it('unmatched end tags do not repeat the text of a shared string', () => {
  const count = 100_000;
  const [text = ''] = readStrings(`<sst><si>${'<t>a'.repeat(count)}${'</t>'.repeat(count)}</si></sst>`, 'si');
  expect(text).toBe('a');
});
