import { acceptAllChanges, createDocxWriter, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { acceptChanges } from './accept-changes.ts';
import { zipCodec } from './codecs.ts';

const write = createDocxWriter({ codec: zipCodec });

function withBody(body: string): Uint8Array {
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml' ? read().replace('<w:p></w:p>', () => body) : undefined;
  return rewriteParts({ bytes: write(''), codec: zipCodec, rewrite });
}

/** Varied enough that the zip does not look like a zip bomb. */
const each = (count: number, xml: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => xml(index)).join('');

const inserted = (count: number) =>
  each(
    count,
    (index) => `<w:p><w:ins w:id="${(index * 7919) % 65_521}"><w:r><w:t>a</w:t></w:r></w:ins></w:p>`,
  );

it.each([
  ['at once', 10],
  ['in a thread of its own, if it is long', 20_000],
])('accepting tracked changes is done %s, with the same result', async (_how, count) => {
  const bytes = withBody(inserted(count));
  expect(Buffer.from((await acceptChanges(bytes)) ?? [])).toEqual(
    Buffer.from(acceptAllChanges(bytes, zipCodec)),
  );
});

it.each([
  ['deletions', `<w:p>${'<w:del>'.repeat(64_000)}${'</w:del>'.repeat(64_000)}</w:p>`],
  ['insertions', `<w:p>${'<w:ins>'.repeat(64_000)}${'</w:ins>'.repeat(64_000)}</w:p>`],
  [
    'deleted marks',
    each(
      64_000,
      (index) => `<w:p w:rsidR="${(index * 7919) % 65_521}"><w:pPr><w:rPr><w:del/></w:rPr></w:pPr></w:p>`,
    ),
  ],
])('accepting tracked changes ends with 64,000 %s', async (_what, body) => {
  expect(await acceptChanges(withBody(`<w:p/>${body}`))).not.toBeNull();
});
