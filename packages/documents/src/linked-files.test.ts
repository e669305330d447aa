import { expect, it } from 'vitest';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { withoutLinkedFiles } from './linked-files.ts';
import { rewriteParts } from './office-file.ts';
import { textOfDocx } from './read-docx.ts';
import { inflateEntry, readZip } from './zip-read.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function documentWith(relationships: string): Uint8Array {
  return rewriteParts({
    bytes: docxFromText('Words stay'),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/_rels/document.xml.rels'
        ? read().replace('</Relationships>', `${relationships}</Relationships>`)
        : undefined,
  });
}

function relationshipsOf(bytes: Uint8Array): string {
  const entry = readZip(bytes).find(({ name }) => name === 'word/_rels/document.xml.rels');
  return entry ? new TextDecoder().decode(inflateEntry(entry, fflateCodec)) : '';
}

it.each([
  [
    'a picture',
    `<Relationship Id="x" Type="${type}/image" Target="https://evil.example/a.png" TargetMode="External"/>`,
  ],
  [
    'one on the disk',
    `<Relationship TargetMode='External' Id="x" Type="${type}/image" Target="file:///evil.example"/>`,
  ],
  [
    'another document',
    `<r:Relationship Id="x" Type="${type}/aFChunk" Target="evil.example" TargetMode="External"></r:Relationship>`,
  ],
])('takes %s that lies elsewhere out of a document', (_what, relationship) => {
  const before = documentWith(relationship);
  const bytes = withoutLinkedFiles(before, fflateCodec);
  expect(relationshipsOf(before)).toContain('evil.example');
  expect(relationshipsOf(bytes)).not.toContain('evil.example');
  expect(relationshipsOf(bytes)).toContain('styles.xml');
  expect(textOfDocx(bytes)).toBe('Words stay');
});

it('leaves what a reader may click', () => {
  const link = `<Relationship Id="x" Type="${type}/hyperlink" Target="https://example.org/" TargetMode="External"/>`;
  expect(relationshipsOf(withoutLinkedFiles(documentWith(link), fflateCodec))).toContain('example.org');
});
