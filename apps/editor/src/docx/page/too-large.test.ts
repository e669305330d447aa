import { docxFromText, fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { isTooLarge } from './too-large.ts';

function withMainPart(bytes: number): Uint8Array {
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml' ? read().padEnd(bytes) : undefined;
  return rewriteParts({ bytes: docxFromText('Words'), codec: fflateCodec, rewrite });
}

it('a text is read-only if its main part is larger than 8 MB', () => {
  expect(isTooLarge(withMainPart(8_000_000))).toBe(false);
  expect(isTooLarge(withMainPart(8_000_001))).toBe(true);
});

it('a file that is no document is not too large: reading it reports the error', () => {
  expect(isTooLarge(new TextEncoder().encode('PK and nothing more'))).toBe(false);
});
