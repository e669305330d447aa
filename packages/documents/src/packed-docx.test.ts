import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocxText } from './docx-text.ts';
import { packDocx, unpackDocx } from './packed-docx.ts';
import { anyBlocks, documentOf, paragraph, run } from './testing/tracked-documents.ts';

const read = (body: string) => readDocxText(new TextEncoder().encode(documentOf(body)));

it('a text that was handed over is what was read, whatever is tracked, nested or hidden in it', () => {
  fc.assert(
    fc.property(anyBlocks, (body) => {
      const docx = read(body);
      const packed = packDocx(docx);
      expect(packed && unpackDocx(structuredClone(packed), docx)).toEqual(docx);
    }),
    { numRuns: 200 },
  );
});

it('a text of more paragraphs than are copied in some milliseconds is not handed over', () => {
  expect(packDocx(read(paragraph(run('a')).repeat(20_000)))).not.toBeNull();
  expect(packDocx(read(paragraph(run('a')).repeat(31_000)))).toBeNull();
  expect(packDocx(read(paragraph(run('e\u0301')).repeat(3100)))).toBeNull();
});
