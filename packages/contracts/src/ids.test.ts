import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileIdSchema, readFileId } from './ids.ts';

const texts = fc.oneof(
  fc.string(),
  fc.nat().map(String),
  fc.bigInt({ min: 0n, max: 2n ** 60n }).map(String),
  fc.constantFrom(
    '0',
    '00',
    '007',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '',
    '9007199254740991',
    '9007199254740992',
  ),
);

it('reads a file id in an address like the schema', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readFileId(text)).toBe(fileIdSchema.safeParse(text).data ?? null);
    }),
  );
});
