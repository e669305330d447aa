import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankOdg } from './blank-odg.ts';
import { blankPptx } from './blank-pptx.ts';
import { blankXlsx } from './blank-xlsx.ts';
import { convertTemplate } from './convert-template.ts';
import { blankDocx } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import { detectOfficeKind, type OfficeKind } from './office-kind.ts';
import { readZip, type ZipEntry } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const declaring = ['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml'];

/** A document declared as a template. */
function templateOf(document: Uint8Array, from: string, to: string): Uint8Array {
  return rewriteParts({
    bytes: document,
    codec: fflateCodec,
    rewrite: (name, read) => (declaring.includes(name) ? read().replaceAll(from, to) : undefined),
  });
}

const templates: readonly (readonly [OfficeKind, OfficeKind, Uint8Array])[] = [
  ['dotx', 'docx', templateOf(blankDocx(), 'document.main+xml', 'template.main+xml')],
  ['xltx', 'xlsx', templateOf(blankXlsx(), 'sheet.main+xml', 'template.main+xml')],
  ['potx', 'pptx', templateOf(blankPptx(), 'presentation.main+xml', 'template.main+xml')],
  ['otg', 'odg', templateOf(blankOdg(), 'opendocument.graphics', 'opendocument.graphics-template')],
];

const others = (bytes: Uint8Array) =>
  readZip(bytes)
    .filter((entry) => !declaring.includes(entry.name))
    .map((entry) => ({ ...entry, data: Buffer.from(entry.data).toString('hex') }));

const anyPart = fc.record({
  name: fc.stringMatching(/^custom\/[a-z]{1,12}\.(xml|bin)$/),
  content: fc.uint8Array({ maxLength: 400 }),
});
const anyParts = fc.uniqueArray(anyPart, { maxLength: 6, selector: (part) => part.name });

it.each(templates)('converting a template to a document turns %s into %s', (from, to, bytes) => {
  expect(detectOfficeKind(bytes, fflateCodec)).toBe(from);
  const document = convertTemplate(bytes, from, fflateCodec);
  expect(document.kind).toBe(to);
  expect(detectOfficeKind(document.bytes, fflateCodec)).toBe(to);
});

it.each(templates)(
  'a template as a document keeps every other part of a %s byte for byte, in its order',
  (kind, _to, bytes) => {
    fc.assert(
      fc.property(anyParts, fc.boolean(), (parts, areFirst) => {
        const added: ZipEntry[] = parts.map((part) => packEntry({ ...part, codec: fflateCodec }));
        const own = readZip(bytes);
        const whole = writeZip(areFirst ? [...added, ...own] : [...own, ...added]);
        expect(others(convertTemplate(whole, kind, fflateCodec).bytes)).toEqual(others(whole));
      }),
      { numRuns: 40 },
    );
  },
);

it('converting a template to a document puts the mimetype of OpenDocument first and uncompressed, wherever it was', () => {
  const [mimetype, ...rest] = readZip(templates[3]?.[2] ?? new Uint8Array());
  if (!mimetype) throw new Error('The template has no mimetype.');
  const moved = writeZip([...rest, mimetype]);
  const [first] = readZip(convertTemplate(moved, 'otg', fflateCodec).bytes);
  expect(first).toMatchObject({ name: 'mimetype', method: 'stored' });
});

it('converting a template to a document leaves documents unchanged', () => {
  const bytes = blankDocx();
  expect(convertTemplate(bytes, 'docx', fflateCodec)).toEqual({ bytes, kind: 'docx' });
});

it('converting a template to a document refuses a file without a declared type', () => {
  const bytes = writeZip([packEntry({ name: 'a', content: new Uint8Array([1]), codec: fflateCodec })]);
  expect(() => convertTemplate(bytes, 'dotx', fflateCodec)).toThrow('Nothing says');
});
