import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocxText } from './docx-text.ts';
import { packDocx, unpackDocx } from './packed-docx.ts';
import { anyBlocks, paragraph, run, wrapBody } from './testing/tracked-documents.ts';

const read = (body: string) => readDocxText(new TextEncoder().encode(wrapBody(body)));

it('a packed docx unpacks to the original, whatever is tracked, nested or hidden in it', () => {
  fc.assert(
    fc.property(anyBlocks, (body) => {
      const docx = read(body);
      const packed = packDocx(docx);
      expect(packed && unpackDocx(structuredClone(packed), docx)).toEqual(docx);
    }),
    { numRuns: 200 },
  );
});

it('a packed docx is not created for a text that takes too long to copy', () => {
  expect(packDocx(read(paragraph(run('a')).repeat(20_000)))).not.toBeNull();
  expect(packDocx(read(paragraph(run('a')).repeat(31_000)))).toBeNull();
  expect(packDocx(read(paragraph(run('e\u0301')).repeat(3100)))).toBeNull();
});
