import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankOdg } from './blank-odg.ts';
import { blankPptx } from './blank-pptx.ts';
import { blankXlsx } from './blank-xlsx.ts';
import { blankDocx, docxFromText } from './docx-writer.ts';
import { embeddedThumbnail } from './embedded-thumbnail.ts';
import { fflateCodec } from './fflate-codec.ts';
import { hasMacros } from './macros.ts';
import { rewriteParts } from './office-file.ts';
import type { OfficeKind } from './office-kind.ts';
import { thumbnailSvg } from './thumbnail-svg.ts';
import { readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const utf8 = new TextEncoder();

/** The same file with additional or replaced parts. */
function withParts(bytes: Uint8Array, parts: Record<string, string | Uint8Array>): Uint8Array {
  const kept = readZip(bytes).filter((entry) => !(entry.name in parts));
  const added = Object.entries(parts).map(([name, content]) => {
    const packed = typeof content === 'string' ? utf8.encode(content) : content;
    return packEntry({ name, content: packed, codec: fflateCodec });
  });
  return writeZip([...kept, ...added]);
}

const draw = (bytes: Uint8Array, kind: OfficeKind) => thumbnailSvg(bytes, kind, fflateCodec);

/** The text of a picture, by rows. */
const wordsIn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);

const sheetOf = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

describe('the thumbnail of a first page', () => {
  it('the thumbnail of a first page shows the lines of a text, broken between words', () => {
    const svg = draw(
      docxFromText('Title\n\nA sentence that is quite a lot longer than one line of the picture.'),
      'docx',
    );
    expect(wordsIn(svg)).toEqual([
      'Title',
      'A sentence that is quite a lot longer than',
      'one line of the picture.',
    ]);
  });

  it('the thumbnail of a first page shows the paragraphs and headings of an OpenDocument text', () => {
    const content =
      '<office:text><text:h>Plan &amp; aim</text:h><text:p>One<text:tab/><text:span>two</text:span></text:p><text:p/></office:text>';
    expect(wordsIn(draw(withParts(blankOdg(), { 'content.xml': content }), 'odt'))).toEqual([
      'Plan &amp; aim',
      'One two',
    ]);
  });

  it('the thumbnail of a first page shows cells in place: numbers, inline and shared strings, results instead of formulas', () => {
    const cells =
      '<c r="A1" t="s"><v>1</v></c><c r="C1"><f>1+1</f><v>2</v></c><c r="D1" t="inlineStr"><is><t>In</t></is></c><c r="AB1"><v>9</v></c>';
    const bytes = withParts(blankXlsx(), {
      'xl/worksheets/sheet1.xml': sheetOf(cells),
      'xl/sharedStrings.xml': '<sst><si><t>no</t></si><si><r><t>Sha</t></r><r><t>red</t></r></si></sst>',
    });
    expect(wordsIn(draw(bytes, 'xlsx'))).toEqual(['Shared', '2', 'In']);
  });

  it('the thumbnail of a first page shows title and lines of the first slide, whatever its file is called', () => {
    const shape = (text: string, mark = '') =>
      `<p:sp><p:nvSpPr><p:nvPr>${mark}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const slide = shape('First point') + shape('Welcome', '<p:ph type="ctrTitle"/>');
    const bytes = rewriteParts({
      bytes: withParts(blankPptx(), { 'ppt/slides/slide7.xml': `<p:sld>${slide}</p:sld>` }),
      codec: fflateCodec,
      rewrite: (name, read) =>
        name === 'ppt/_rels/presentation.xml.rels' ? read().replace('slide1.xml', 'slide7.xml') : undefined,
    });
    expect(wordsIn(draw(bytes, 'pptx'))).toEqual(['Welcome', 'First point']);
  });

  it.each([
    ['docx', blankDocx()],
    ['xlsx', blankXlsx()],
    ['pptx', blankPptx()],
    ['odg', blankOdg()],
  ] as const)('the picture of a first page of a blank %s is an empty page', (kind, bytes) => {
    expect(wordsIn(draw(bytes, kind))).toEqual([]);
    expect(draw(bytes, kind)).toMatch(/^<svg .*<\/svg>$/);
  });

  it('the thumbnail of a first page is an empty page for a damaged file', () => {
    expect(wordsIn(draw(new Uint8Array([1, 2, 3]), 'docx'))).toEqual([]);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><image href="https://example.org/x"/>',
      ']]><a xlink:href="javascript:1">',
      '&lt;script&gt;',
      '\u0000\ud800',
    ),
  );

  it('the thumbnail of a first page never contains markup from a text', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 60 }), (lines) => {
        const svg = draw(docxFromText(lines.join('\n')), 'docx');
        expect(svg.replace(/<(svg|rect|text)\b[^<>]*>|<\/(svg|text)>/g, '')).not.toMatch(/[<>]/);
        expect(svg.replace(/&(amp|lt|gt);/g, '')).not.toContain('&');
        expect(svg.length).toBeLessThan(64 * 1024);
      }),
    );
  });

  it('the thumbnail of a first page is drawn from any part, whatever its content', () => {
    const parts = [
      'xl/worksheets/sheet1.xml',
      'xl/sharedStrings.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
    ];
    const pieces = fc.array(
      fc.oneof(
        hostile,
        fc.constantFrom('<c r="B2" t="s">', '<v>', '0', '</v>', '</c>', '<si>', '<t>', '</si>', '<f>'),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...parts), pieces, (name, xml) => {
        const svg = draw(withParts(blankXlsx(), { [name]: xml.join('') }), 'xlsx');
        expect(svg.replace(/<(svg|rect|text|path)\b[^<>]*>|<\/(svg|text)>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it('the thumbnail of a first page takes bounded time for a hostile part', () => {
    const content = '<text:p'.repeat(200_000);
    const startedAt = performance.now();
    draw(withParts(blankOdg(), { 'content.xml': content }), 'odt');
    draw(withParts(blankXlsx(), { 'xl/worksheets/sheet1.xml': '<c r="A1" '.repeat(200_000) }), 'xlsx');
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

/** The start of a PNG with this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, index) => {
    view.setUint32(4 * index, word);
  });
  return bytes;
}

/** The start of a JPEG: a table, then the frame header. */
function jpeg(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 1, 1]);
}

describe('an embedded thumbnail', () => {
  const found = (name: string, content: Uint8Array) =>
    embeddedThumbnail(withParts(blankDocx(), { [name]: content }), fflateCodec);

  it.each([
    ['docProps/thumbnail.jpeg', jpeg(256, 200), 'image/jpeg'],
    ['docProps/thumbnail.png', png(256, 256), 'image/png'],
    ['Thumbnails/thumbnail.png', png(256, 256), 'image/png'],
    ['docProps/thumbnail.jpeg', png(10, 10), 'image/png'],
  ])('an embedded thumbnail is found as %s and typed by its content', (name, content, type) => {
    expect(found(name, content)).toEqual({ bytes: content, type });
  });

  it.each([
    ['elsewhere', 'word/media/thumbnail.png', png(10, 10)],
    ['of another format', 'docProps/thumbnail.emf', png(10, 10)],
    ['that is a page', 'docProps/thumbnail.png', utf8.encode('<svg onload="alert(1)">                ')],
    ['too wide', 'docProps/thumbnail.png', png(20_000, 10)],
    ['too high', 'docProps/thumbnail.jpeg', jpeg(10, 20_000)],
    ['without an area', 'docProps/thumbnail.png', png(0, 10)],
    [
      'that is too large',
      'docProps/thumbnail.png',
      new Uint8Array([...png(10, 10), ...new Uint8Array(300_000).fill(7)]),
    ],
    ['cut off', 'docProps/thumbnail.jpeg', jpeg(10, 10).subarray(0, 9)],
    ['of nothing', 'docProps/thumbnail.jpeg', new Uint8Array()],
  ])('an embedded thumbnail is not used %s', (_why, name, content) => {
    expect(found(name, content)).toBeNull();
  });

  it('an embedded thumbnail is null in a damaged file, and never makes reading fail', () => {
    expect(embeddedThumbnail(new Uint8Array([80, 75]), fflateCodec)).toBeNull();
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 80 }),
        fc.constantFrom(jpeg(9, 9), png(9, 9)),
        (noise, start) => {
          const picture = found(
            'docProps/thumbnail.jpeg',
            new Uint8Array([...start.subarray(0, 12), ...noise]),
          );
          expect([null, 'image/png', 'image/jpeg']).toContain(picture?.type ?? null);
        },
      ),
    );
  });
});

it.each([
  'word/vbaProject.bin',
  'word/vbaData.xml',
  'xl/macrosheets/sheet1.xml',
  'word/activeX/activeX1.xml',
  'Basic/Standard/script-lb.xml',
  'Scripts/python/a.py',
])('macros are found in %s', (name) => {
  expect(hasMacros(withParts(blankDocx(), { [name]: 'x' }), fflateCodec)).toBe(true);
});

it.each(['word/media/Basic.png', 'customXml/scripts.xml', 'word/evba.xml'])(
  'macros are none in %s',
  (name) => {
    expect(hasMacros(withParts(blankDocx(), { [name]: 'x' }), fflateCodec)).toBe(false);
  },
);

it('macros are found in the content types of a file', () => {
  const types =
    '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  expect(hasMacros(withParts(blankDocx(), { '[Content_Types].xml': types }), fflateCodec)).toBe(true);
});
