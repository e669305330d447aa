import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankPptx } from './blank-pptx.ts';
import { blankXlsx } from './blank-xlsx.ts';
import { blankDocx } from './docx-writer.ts';
import { DocumentError } from './errors.ts';
import { fflateCodec } from './fflate-codec.ts';
import { detectOfficeKind } from './office-kind.ts';
import { textOfDocx } from './read-docx.ts';
import { defaultZipLimits, inflateEntry, readZip } from './zip-read.ts';
import { createZipWriter, packEntry, writeZip } from './zip-write.ts';

const nativeCodec = {
  inflateRaw: (bytes: Uint8Array, maxOutput: number) =>
    inflateRawSync(bytes, { maxOutputLength: Math.max(1, maxOutput) }),
  deflateRaw: (bytes: Uint8Array) => deflateRawSync(bytes),
  crc32: (bytes: Uint8Array) => crc32(bytes),
};

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return error instanceof DocumentError ? error.code : 'another error';
  }
  return 'no error';
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('zip files have the same bytes written entry by entry and at once', () => {
  const contents = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 });
  fc.assert(
    fc.property(contents, (all) => {
      const entries = all.map((content, at) =>
        packEntry({ name: `${'ü'.repeat(at)}${at}.txt`, content, codec: nativeCodec }),
      );
      const zip = createZipWriter();
      const pieces = [...entries.flatMap((entry) => zip.add(entry)), ...zip.end()];
      expect(Buffer.concat(pieces).equals(writeZip(entries))).toBe(true);
    }),
  );
});

it('zip files written entry by entry stay within the limits of the format', () => {
  const zip = createZipWriter();
  const data = new Uint8Array();
  const entry = { name: 'a', method: 'stored' as const, crc: 0, size: 0, data };
  for (let count = 0; count < 0xffff; count += 1) zip.add(entry);
  expect(() => zip.add(entry)).toThrow(RangeError);
});

it('zip files survive a round trip with either codec', () => {
  const parts = fc.uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1 }).filter((name) => !name.endsWith('/')),
      content: fc.uint8Array({ maxLength: 500 }),
    }),
    {
      selector: (part) => part.name,
      maxLength: 6,
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(parts, fc.constantFrom(fflateCodec, nativeCodec), (list, codec) => {
      const zip = writeZip(list.map((part) => packEntry({ ...part, codec: nativeCodec })));
      const read = readZip(zip).map((entry) => ({
        name: entry.name,
        content: Uint8Array.from(inflateEntry(entry, codec)),
      }));
      expect(read).toEqual(list.map((part) => ({ name: part.name, content: Uint8Array.from(part.content) })));
    }),
  );
});

it('zip files never throw anything but a DocumentError, however a file is damaged', () => {
  const file = blankDocx();
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(255), fc.boolean(), (at, value, cut) => {
      const damaged = cut ? file.slice(0, at) : file.slice();
      if (!cut) damaged[at] = value;
      expect(codeOf(() => textOfDocx(damaged))).not.toBe('another error');
    }),
    { numRuns: 500 },
  );
});

it('an invalid document is reported as no zip if it is a text file', () => {
  expect(codeOf(() => readZip(bytesOf('Dear diary, this is plain text.')))).toBe('not_a_zip');
  expect(codeOf(() => readZip(new Uint8Array()))).toBe('not_a_zip');
});

it('an invalid document is reported as truncated if the zip ends early', () => {
  const file = blankDocx();
  expect(codeOf(() => readZip(file.subarray(0, file.length - 30)))).toBe('truncated');
  expect(codeOf(() => readZip(file.subarray(0, 100)))).toBe('truncated');
});

it('an invalid document is rejected if it is a zip bomb, before inflating it', () => {
  const content = new Uint8Array(8_000_000);
  const stored = packEntry({ name: 'word/document.xml', content, codec: nativeCodec, store: true });
  const bomb = { ...stored, method: 'deflated' as const, data: nativeCodec.deflateRaw(content) };
  expect(codeOf(() => readZip(writeZip([bomb])))).toBe('zip_bomb');
});

it('an invalid document is rejected if an entry inflates to more than its declared size', () => {
  const honest = packEntry({ name: 'a.xml', content: new Uint8Array(900_000), codec: nativeCodec });
  const [lying] = readZip(writeZip([{ ...honest, size: 1000 }]));
  expect(lying && codeOf(() => inflateEntry(lying, nativeCodec))).toBe('zip_bomb');
  expect(lying && codeOf(() => inflateEntry(lying, fflateCodec))).toBe('zip_bomb');
});

it('an invalid document is rejected if it has too many entries or too many bytes', () => {
  const entries = Array.from({ length: 20 }, (_, index) =>
    packEntry({ name: `${index}`, content: bytesOf('x'), codec: nativeCodec }),
  );
  expect(codeOf(() => readZip(writeZip(entries), { ...defaultZipLimits, maxEntries: 10 }))).toBe('zip_bomb');
  expect(codeOf(() => readZip(writeZip(entries), { ...defaultZipLimits, maxBytes: 100 }))).toBe('too_large');
});

it('an invalid document is rejected if the content of a part was altered', () => {
  const entry = packEntry({ name: 'a.xml', content: bytesOf('hello'), codec: nativeCodec, store: true });
  expect(codeOf(() => inflateEntry({ ...entry, data: bytesOf('hallo') }, nativeCodec))).toBe('malformed');
});

it('an invalid document is reported as of the wrong type if it is another zip', () => {
  const zip = writeZip([packEntry({ name: 'a.txt', content: bytesOf('hello'), codec: nativeCodec })]);
  expect(codeOf(() => detectOfficeKind(zip, nativeCodec))).toBe('wrong_type');
  expect(codeOf(() => textOfDocx(zip))).toBe('wrong_type');
});

it('the kind of an office file is read from its content', () => {
  expect(detectOfficeKind(blankDocx(), fflateCodec)).toBe('docx');
  const drawing = writeZip([
    packEntry({
      name: 'mimetype',
      content: bytesOf('application/vnd.oasis.opendocument.graphics-template'),
      codec: fflateCodec,
    }),
  ]);
  expect(detectOfficeKind(drawing, fflateCodec)).toBe('otg');
});

it.each<[string, () => Uint8Array, string]>([
  ['presentationml.slideshow.main+xml', blankPptx, 'pptx'],
  ['ms-powerpoint.slideshow.macroEnabled.main+xml', blankPptx, 'pptx'],
  ['ms-powerpoint.presentation.macroEnabled.main+xml', blankPptx, 'pptx'],
  ['ms-excel.sheet.macroEnabled.main+xml', blankXlsx, 'xlsx'],
  ['ms-word.document.macroEnabled.main+xml', blankDocx, 'docx'],
])('the kind of an office file is detected from a main part of type %s', (type, make, kind) => {
  const mainType = /(?:word|spreadsheet|presentation)ml\.(?:document|sheet|presentation)\.main\+xml/g;
  const entries = readZip(make()).map((entry) => {
    if (entry.name !== '[Content_Types].xml') return entry;
    const types = new TextDecoder().decode(inflateEntry(entry, fflateCodec)).replaceAll(mainType, type);
    return packEntry({ name: entry.name, content: new TextEncoder().encode(types), codec: fflateCodec });
  });
  expect(detectOfficeKind(writeZip(entries), fflateCodec)).toBe(kind);
});

it('the zip reader rejects a part whose local name differs from the directory', () => {
  const bytes = writeZip([
    packEntry({ name: 'word/a.xml', content: new Uint8Array([65]), codec: fflateCodec }),
  ]);
  bytes[30] = 'v'.charCodeAt(0);
  expect(() => readZip(bytes)).toThrow(expect.objectContaining({ code: 'malformed' }));
});

it('packs no part so small that it would be refused as a bomb', () => {
  const content = new Uint8Array(2_000_000).fill(97);
  const bytes = writeZip([packEntry({ name: 'word/document.xml', content, codec: fflateCodec })]);
  const [entry] = readZip(bytes);
  expect(entry && inflateEntry(entry, fflateCodec)).toEqual(content);
});
