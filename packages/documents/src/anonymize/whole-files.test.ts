import { describe, expect, it } from 'vitest';
import { getSourcePart, resolveTarget } from '../active/part-name.ts';
import { blankOdg } from '../blank-odg.ts';
import { blankPptx } from '../blank-pptx.ts';
import { blankXlsx } from '../blank-xlsx.ts';
import { docxFromText } from '../docx-writer.ts';
import { fflateCodec } from '../fflate-codec.ts';
import { rewriteParts } from '../office-file.ts';
import { detectOfficeKind } from '../office-kind.ts';
import { textOfDocx } from '../read-docx.ts';
import { readRelationships } from '../relationships.ts';
import { createJpeg, createPng, exif, jpeg, jpegSegment, pngChunk } from '../testing/pictures.ts';
import { inflateEntry, readZip } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';
import { anonymizeDocument } from './anonymize-document.ts';

const name = 'Ada Quill';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006/relationships';
const utf8 = new TextEncoder();
type Parts = Record<string, string | Uint8Array>;

function withParts(bytes: Uint8Array, parts: Parts): Uint8Array {
  const added = Object.entries(parts).map(([part, content]) =>
    packEntry({
      name: part,
      content: typeof content === 'string' ? utf8.encode(content) : content,
      codec: fflateCodec,
    }),
  );
  return writeZip([...readZip(bytes).filter((entry) => !(entry.name in parts)), ...added]);
}

function related(...targets: (readonly [type: string, target: string])[]): string {
  const items = targets.map(
    ([type, target], index) => `<Relationship Id="rIdX${index}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${pack}">${items.join('')}</Relationships>`;
}

const contentsOf = (bytes: Uint8Array): Map<string, Uint8Array> =>
  new Map(readZip(bytes).map((entry) => [entry.name, inflateEntry(entry, fflateCodec)]));

function everythingIn(bytes: Uint8Array): string {
  return [...contentsOf(bytes)]
    .map(([part, content]) =>
      /\.(docx|xlsx)$/.test(part)
        ? everythingIn(content)
        : `${part} ${new TextDecoder('latin1').decode(content)}`,
    )
    .join('\n');
}

/** Referenced or declared parts that do not exist. */
function missingIn(bytes: Uint8Array): string[] {
  const contents = contentsOf(bytes);
  const there = new Set([...contents.keys()].map((part) => part.toLowerCase()));
  const requested = [...contents].flatMap(([part, content]) => {
    const xml = new TextDecoder().decode(content);
    if (part.endsWith('.rels'))
      return [
        getSourcePart(part),
        ...readRelationships(xml)
          .filter(({ isExternal }) => !isExternal)
          .map(({ target }) => resolveTarget(part, target)),
      ];
    if (part === '[Content_Types].xml')
      return [...xml.matchAll(/PartName="\/([^"]*)"/g)].map(([, one]) => one);
    if (part === 'META-INF/manifest.xml')
      return [...xml.matchAll(/full-path="([^"]*[^"/])"/g)].map(([, one]) => one);
    return [];
  });
  return requested.filter((one = '') => one !== '' && !there.has(one.toLowerCase())).map(String);
}

const picture = createJpeg(jpegSegment(0xe1, 'Exif\0\0', exif({ orientation: 1, name })));
const compound = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...utf8.encode(name));

/** Parts that any OOXML file may have. */
const everywhere: Parts = {
  '_rels/.rels': '',
  'package/services/metadata/core-properties/abc.psmdcp': `<coreProperties xmlns="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"><creator>${name}</creator></coreProperties>`,
  'other/properties.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Manager>${name}</Manager></Properties>`,
  'docProps/thumbnail.jpeg': picture,
  '_xmlsignatures/origin.sigs': '',
  '_xmlsignatures/_rels/origin.sigs.rels': related([`${pack}/digital-signature/signature`, 'sig1.xml']),
  '_xmlsignatures/sig1.xml': `<Signature>${name}</Signature>`,
};

const firstParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;
const blank = { docx: () => docxFromText('Words'), xlsx: () => blankXlsx(), pptx: () => blankPptx() };

function openXml(kind: keyof typeof firstParts): Uint8Array {
  const lists = related(
    [`${office}/officeDocument`, firstParts[kind]],
    [`${pack}/metadata/core-properties`, 'package/services/metadata/core-properties/abc.psmdcp'],
    [`${office}/extended-properties`, 'other/properties.xml'],
    [`${pack}/metadata/thumbnail`, 'docProps/thumbnail.jpeg'],
    [`${pack}/digital-signature/origin`, '_xmlsignatures/origin.sigs'],
  );
  const declared =
    '<Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="png" ContentType="image/png"/>' +
    '<Default Extension="psmdcp" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
    '<Override PartName="/_xmlsignatures/sig1.xml" ContentType="application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml"/>';
  return rewriteParts({
    bytes: withParts(blank[kind](), { ...everywhere, '_rels/.rels': lists }),
    codec: fflateCodec,
    rewrite: (part, read) =>
      part === '[Content_Types].xml' ? read().replace('</Types>', `${declared}</Types>`) : undefined,
  });
}

describe('an anonymized package', () => {
  it.each(['docx', 'xlsx', 'pptx'] as const)(
    'a whole file without names names nobody in a %s, and every list agrees with what is there',
    (kind) => {
      const file = openXml(kind);
      expect(everythingIn(file)).toContain(name);
      const nameless = anonymizeDocument(file, { alias: 'Author' });
      expect(everythingIn(nameless)).not.toContain('Quill');
      expect(missingIn(nameless)).toEqual([]);
      expect(detectOfficeKind(nameless, fflateCodec)).toBe(kind);
      const contents = contentsOf(nameless);
      expect(contents.has('package/services/metadata/core-properties/abc.psmdcp')).toBe(true);
      expect(contents.get('docProps/thumbnail.jpeg')).toEqual(jpeg);
      expect(anonymizeDocument(nameless, { alias: 'Author' })).toEqual(nameless);
    },
  );

  it('an anonymized package has no name in a drawing, and a matching manifest', () => {
    const file = withParts(blankOdg(), {
      'meta.xml': `<office:document-meta><dc:creator>${name}</dc:creator></office:document-meta>`,
      'Thumbnails/thumbnail.png': createPng(pngChunk('tEXt', `Author\0${name}`)),
      'Pictures/one.jpg': picture,
      'META-INF/documentsignatures.xml': `<document-signatures>${name}</document-signatures>`,
    });
    const nameless = anonymizeDocument(file, { alias: 'Author' });
    expect(everythingIn(file)).toContain(name);
    expect(everythingIn(nameless)).not.toContain('Quill');
    expect(missingIn(nameless)).toEqual([]);
    expect(detectOfficeKind(nameless, fflateCodec)).toBe('odg');
    expect(readZip(nameless)[0]?.name).toBe('mimetype');
  });

  const w = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"`;

  it('an anonymized package cleans comments and people parts under any name, and XML in any encoding', () => {
    const utf16 = `<?xml version="1.0" encoding="UTF-16"?><w:ftr ${w}><w:ins w:author="${name}"/></w:ftr>`;
    const units = Uint16Array.from(`\ufeff${utf16}`, (unit) => unit.charCodeAt(0));
    const file = withParts(docxFromText('Words'), {
      'notes/remarks.xml': `<w:comments ${w}><w:comment w:author="${name}" w:initials="AQ"/></w:comments>`,
      'notes/who.xml': `<x xmlns="x"><one>${name}</one></x>`,
      'notes/footer.xml': new Uint8Array(units.buffer),
      'word/_rels/document.xml.rels': related(
        [`${office}/comments`, '../notes/remarks.xml'],
        ['http://schemas.microsoft.com/office/2011/relationships/people', '/notes/who.xml'],
        [`${office}/footer`, '../notes/footer.xml'],
      ),
    });
    const all = everythingIn(anonymizeDocument(file, { alias: 'Author' }));
    expect(all).not.toMatch(/Quill|Q\0u\0i\0l\0l|AQ/);
    expect(all).toContain('w:author="Author" w:initials="A"');
    expect(all).toMatch(/encoding="UTF-8"\?><w:ftr [^<>]*><w:ins w:author="Author"/);
  });

  it('an anonymized package cleans an embedded file as well, without the files embedded in that one', () => {
    const inner = withParts(openXml('xlsx'), { 'xl/embeddings/deep.xlsx': openXml('xlsx') });
    const file = withParts(docxFromText('Words'), { 'word/embeddings/table.xlsx': inner });
    const kept = contentsOf(anonymizeDocument(file, { alias: 'Author' })).get('word/embeddings/table.xlsx');
    expect(everythingIn(kept ?? new Uint8Array())).not.toContain('Quill');
    expect(missingIn(kept ?? new Uint8Array())).toEqual([]);
    expect([...contentsOf(kept ?? new Uint8Array()).keys()]).not.toContain('xl/embeddings/deep.xlsx');
  });

  it('an anonymized package drops an object in a proprietary format, and keeps its picture', () => {
    const object =
      '<w:object><v:shape id="s"><v:imagedata r:id="rIdX0"/></v:shape><o:OLEObject Type="Embed" ProgID="Package" r:id="rIdX1"/></w:object>';
    const file = withParts(docxFromText('Words'), {
      'word/document.xml': `<w:document ${w}><w:body><w:p><w:r><w:t>Words</w:t></w:r><w:r>${object}</w:r></w:p></w:body></w:document>`,
      'word/media/image1.jpeg': picture,
      'word/embeddings/oleObject1.bin': compound,
      'word/_rels/document.xml.rels': related(
        [`${office}/image`, 'media/image1.jpeg'],
        [`${office}/oleObject`, 'embeddings/oleObject1.bin'],
      ),
    });
    const nameless = anonymizeDocument(file, { alias: 'Author' });
    expect(everythingIn(nameless)).not.toMatch(/Quill|OLEObject/);
    expect(contentsOf(nameless).get('word/media/image1.jpeg')).toEqual(jpeg);
    expect(everythingIn(nameless)).toContain('<v:imagedata r:id="rIdX0"/>');
    expect(missingIn(nameless)).toEqual([]);
    expect(textOfDocx(nameless)).toBe(textOfDocx(file));
  });

  it('an anonymized package drops printer settings and the references to them', () => {
    const file = withParts(blankXlsx(), {
      'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="${office}"><sheetData/><pageSetup orientation="portrait" r:id="rIdX0"/></worksheet>`,
      'xl/printerSettings/printerSettings1.bin': utf8.encode(`\0\\\\server\\${name}`),
      'xl/worksheets/_rels/sheet1.xml.rels': related([
        `${office}/printerSettings`,
        '../printerSettings/printerSettings1.bin',
      ]),
    });
    const nameless = anonymizeDocument(file, { alias: 'Author' });
    expect(everythingIn(nameless)).not.toMatch(/Quill|rIdX0/);
    expect(everythingIn(nameless)).toContain('<pageSetup orientation="portrait"/>');
    expect(missingIn(nameless)).toEqual([]);
  });
});
