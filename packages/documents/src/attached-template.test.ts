import { expect, it } from 'vitest';
import { withoutAttachedTemplate } from './attached-template.ts';
import { blankDocx, docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { textOfDocx } from './read-docx.ts';
import { inflateEntry, readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

/** A document whose settings name a template far away, and keep a picture of their own. */
function documentWithTemplate(): Uint8Array {
  const rels =
    `<Relationships><Relationship Id="rId1" Type="${type}attachedTemplate" Target="https://example.org/t.dotm" TargetMode="External"/>` +
    `<Relationship Id="rId2" Type="${type}image" Target="media/a.png"/></Relationships>`;
  const entries = readZip(docxFromText('Words stay')).map((entry) => {
    if (entry.name !== 'word/settings.xml') return entry;
    const xml = new TextDecoder().decode(inflateEntry(entry, fflateCodec));
    const named = xml.replace('<w:zoom', '<w:attachedTemplate r:id="rId1"/><w:zoom');
    return packEntry({ name: entry.name, content: new TextEncoder().encode(named), codec: fflateCodec });
  });
  const name = 'word/_rels/settings.xml.rels';
  return writeZip([
    ...entries,
    packEntry({ name, content: new TextEncoder().encode(rels), codec: fflateCodec }),
  ]);
}

it('takes the named template out of a text document, and nothing else', () => {
  const bytes = withoutAttachedTemplate(documentWithTemplate(), fflateCodec);
  const all = readZip(bytes)
    .map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec)))
    .join('\n');
  expect(all).not.toContain('attachedTemplate');
  expect(all).not.toContain('example.org');
  expect(all).toContain('media/a.png');
  expect(all).toContain('<w:zoom');
  expect(textOfDocx(bytes)).toBe('Words stay');
});

it('leaves a document that names none as it is', () => {
  const bytes = blankDocx();
  expect(withoutAttachedTemplate(bytes, fflateCodec)).toBe(bytes);
});
