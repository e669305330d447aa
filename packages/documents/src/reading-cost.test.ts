import { expect, it } from 'vitest';
import { defaultMaxMarks, isReadable } from './reading-cost.ts';

const bytes = (xml: string) => new TextEncoder().encode(xml);

it('the reading cost of a text depends on its tags and entities, not on its words', () => {
  expect(isReadable([bytes('word '.repeat(100_000))], 10)).toBe(true);
  expect(isReadable([bytes('<a/>'.repeat(10))], 10)).toBe(true);
  expect(isReadable([bytes('<a/>'.repeat(6)), bytes('&amp;'.repeat(5))], 10)).toBe(false);
});

it('a text of five thousand paragraphs with ten runs each is far below the limit', () => {
  const run = '<w:r><w:rPr><w:lang w:val="en"/></w:rPr><w:t>a</w:t></w:r>';
  const part = bytes(`<w:p>${run.repeat(10)}</w:p>`.repeat(5000));
  expect(isReadable([part])).toBe(true);
  expect(isReadable([part], defaultMaxMarks / 2)).toBe(false);
});
