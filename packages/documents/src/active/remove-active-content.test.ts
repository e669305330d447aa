import { describe, expect, it } from 'vitest';
import { docxFromText } from '../docx-writer.ts';
import { fflateCodec } from '../fflate-codec.ts';
import { hasMacros } from '../macros.ts';
import { rewriteParts } from '../office-file.ts';
import { textOfDocx } from '../read-docx.ts';
import { inflateEntry, readZip } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';
import { removeActiveContent } from './remove-active-content.ts';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const settingsRels = 'word/_rels/settings.xml.rels';
const documentRels = 'word/_rels/document.xml.rels';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** A text document with additional or replaced parts. */
function documentWith(parts: Parts, text = 'Words stay'): Uint8Array {
  const entries = readZip(docxFromText(text)).filter((entry) => !(entry.name in parts));
  const added = Object.entries(parts).map(([name, content]) =>
    packEntry({
      name,
      content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
      codec: fflateCodec,
    }),
  );
  return writeZip([...entries, ...added]);
}

function changed(bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (part, read) => (part === name ? change(read()) : undefined),
  });
}

function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(
    readZip(bytes).map((entry) => [
      entry.name,
      new TextDecoder('latin1').decode(inflateEntry(entry, fflateCodec)),
    ]),
  );
}

const allOf = (bytes: Uint8Array) => [...partsOf(bytes)].flat().join('\n');
const clean = (bytes: Uint8Array) => removeActiveContent(bytes, fflateCodec);
const listOf = (...items: string[]) => `<Relationships>${items.join('')}</Relationships>`;
const template = (attributes: string) => listOf(`<Relationship Id="rId1" ${attributes}/>`);
const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]);

/** A document with additional XML at the end of its body. */
function documentHolding(xml: string, relationships = ''): Uint8Array {
  const more = xml === '' ? '' : `<w:p>${xml}</w:p>`;
  const bytes = changed(docxFromText('Words stay'), 'word/document.xml', (document) =>
    document.replace('<w:sectPr', `${more}<w:sectPr`),
  );
  return changed(bytes, documentRels, (rels) =>
    rels.replace('</Relationships>', `${relationships}</Relationships>`),
  );
}

describe('a file without active content', () => {
  it('a file without active content keeps its bytes if there was none', () => {
    const bytes = docxFromText('Words stay');
    expect(clean(bytes)).toBe(bytes);
  });

  it.each<[string, Parts]>([
    ['Visual Basic', { 'word/vbaProject.bin': 'evil' }],
    ['Visual Basic in another case', { 'word/VBAPROJECT.BIN': 'evil' }],
    ['Visual Basic with a percent sign', { 'word/vba%50roject.bin': 'evil' }],
    ['Visual Basic behind a backslash', { 'word\\vbaProject.bin': 'evil' }],
    ['the data of Visual Basic', { 'word/vbaData.xml': '<evil/>' }],
    ['a control', { 'word/activeX/activeX1.bin': 'evil' }],
    [
      'an embedded object',
      { 'word/embeddings/oleObject1.bin': new Uint8Array([...compound, ...encode('evil')]) },
    ],
    [
      'an object under the name of a picture',
      { 'word/media/a.png': new Uint8Array([...compound, ...encode('evil')]) },
    ],
    ['a ribbon that calls macros', { 'customUI/customUI14.xml': '<evil/>' }],
    ['an add-in from the web', { 'word/webextensions/taskpanes.xml': '<evil/>' }],
    ['a part in pieces', { 'word/vbaProject.bin/[0].piece': 'evil' }],
    ['a zip without an office file', { 'word/embeddings/a.bin': zipOf('evil.exe') }],
  ])('a file without active content does not contain %s', (_what, parts) => {
    const bytes = clean(documentWith(parts));
    expect(allOf(bytes)).not.toContain('evil');
    expect(partsOf(bytes).size).toBe(readZip(docxFromText('Words stay')).length);
    expect(textOfDocx(bytes)).toBe('Words stay');
  });

  it('a file without active content is not declared as a file with macros in its content types', () => {
    const declared = changed(docxFromText('Words stay'), '[Content_Types].xml', (xml) =>
      xml
        .replace(
          'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
          'vnd.ms-word.document.macroEnabled.main+xml',
        )
        .replace(
          '</Types>',
          '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
    );
    const bytes = clean(
      documentWith({ ...Object.fromEntries(partsOf(declared)), 'word/hidden.bin': 'evil' }),
    );
    expect(hasMacros(bytes, fflateCodec)).toBe(false);
    expect(allOf(bytes)).not.toContain('evil');
    expect(allOf(bytes)).toContain('wordprocessingml.document.main+xml');
  });

  it.each([
    [
      'an address',
      `Type="${types}/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"`,
    ],
    [
      'single quotes',
      `Type='${types}/attachedTemplate' Target='https://evil.example/t.dotm' TargetMode='External'`,
    ],
    [
      'numbered characters',
      `Type="${types}/attached&#x54;emplate" Target="https&#58;//evil.example/t" TargetMode="&#69;xternal"`,
    ],
    [
      'other cases',
      `Type="${types}/ATTACHEDTEMPLATE" Target="HTTPS://evil.example/t.dotm" TargetMode="external"`,
    ],
    [
      'the strict edition',
      'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate" Target="file:///evil" TargetMode="External"',
    ],
    ['no word of where it is', `Type="${types}/image" Target="https://evil.example/a.png"`],
    ['the folder of another machine', `Type="${types}/image" Target="\\\\evil.example\\a.png"`],
    [
      'a link that starts a program',
      `Type="${types}/hyperlink" Target="vnd.sun.star.script:evil" TargetMode="External"`,
    ],
    [
      'a link into another machine',
      `Type="${types}/hyperlink" Target="file://evil.example/a" TargetMode="External"`,
    ],
    ['another document', `Type="${types}/subDocument" Target="evil.docx"`],
    ['white space around', `Type=" ${types}/attachedTemplate\n" Target=" evil " TargetMode=" External "`],
  ])('a file without active content does not contain a relationship with %s', (_what, attributes) => {
    const bytes = clean(documentWith({ [settingsRels]: template(attributes) }));
    expect(allOf(bytes)).not.toMatch(/evil/i);
    expect(textOfDocx(bytes)).toBe('Words stay');
  });

  const remote = template(
    `Type="${types}/attachedTemplate" Target="https://evil.example/" TargetMode="External"`,
  );
  it.each<[string, string, string | Uint8Array]>([
    [
      'with a prefix',
      settingsRels,
      remote.replaceAll('Relationship', 'r:Relationship').replaceAll('</Rel', '</r:Rel'),
    ],
    [
      'behind a comment with a half of a tag',
      settingsRels,
      remote.replace('<Relationship ', '<!-- <x a=" --><Relationship '),
    ],
    [
      'in a declared type of document',
      settingsRels,
      `<!DOCTYPE r [<!ENTITY e "External">]>${remote.replace('"External"', '"&e;"')}`,
    ],
    ['in another encoding', settingsRels, utf16(remote)],
    [
      'in an encoding that nobody declares so',
      settingsRels,
      `<?xml version="1.0" encoding="utf-7"?>${remote}`,
    ],
    ['in a folder of another case', 'WORD/_RELS/Settings.XML.RELS', remote],
    ['beside a header', 'word/_rels/header1.xml.rels', remote],
    ['of the whole package', '_rels/other.rels', remote],
    [
      'in a section of its own',
      settingsRels,
      remote.replace('<Relationship ', '<x><Relationship ').replace('</Rel', '</x></Rel'),
    ],
  ])('a file without active content does not contain a list of relationships %s', (_what, name, list) => {
    const bytes = clean(documentWith({ [name]: list }));
    expect(allOf(bytes).replaceAll('\0', '')).not.toContain('evil');
    expect(textOfDocx(bytes)).toBe('Words stay');
  });

  it('a file without active content keeps links that a reader may click', () => {
    const link = `<Relationship Id="l" Type="${types}/hyperlink" Target="https://example.org/?a=1&amp;b" TargetMode="External"/>`;
    const bytes = documentHolding('<w:hyperlink r:id="l"><w:r><w:t>a link</w:t></w:r></w:hyperlink>', link);
    expect(clean(bytes)).toBe(bytes);
  });

  it('a file without active content loads nothing through links that a reader may click', () => {
    const link = `<Relationship Id="l" Type="${types}/hyperlink" Target="https://example.org/" TargetMode="External"/>`;
    const bytes = documentHolding('<w:r><w:drawing><a:blip r:link="l"/></w:drawing></w:r>', link);
    expect(allOf(clean(bytes))).not.toContain('r:link');
  });

  it('a link to a video is removed with its element, which would have no address', () => {
    const link = `<Relationship Id="l" Type="${types}/video" Target="https://example.org/v" TargetMode="External"/>`;
    const xml = '<w:r><w:drawing><p:nvPr><a:videoFile r:link="l"/><a:other/></p:nvPr></w:drawing></w:r>';
    const cleaned = allOf(clean(documentHolding(xml, link)));
    expect(cleaned).not.toContain('videoFile');
    expect(cleaned).toContain('<p:nvPr><a:other/></p:nvPr>');
  });

  it('a file without active content has no reference to a removed part, and keeps all its text', () => {
    const object = `<Relationship Id="o" Type="${types}/oleObject" Target="embeddings/oleObject1.bin"/>`;
    const xml =
      '<w:r><w:object><v:shape><v:imagedata r:id="p"/></v:shape><o:OLEObject Type="Embed" r:id="o"/></w:object></w:r>' +
      '<w:hyperlink r:id="o"><w:r><w:t>more words</w:t></w:r></w:hyperlink>';
    const picture = `<Relationship Id="p" Type="${types}/image" Target="media/a.png"/>`;
    const bytes = clean(documentHolding(xml, object + picture));
    const document = partsOf(bytes).get('word/document.xml');
    expect(document).not.toContain('OLEObject');
    expect(document).not.toContain('r:id="o"');
    expect(document).toContain('<v:imagedata r:id="p"/>');
    expect(textOfDocx(bytes)).toBe('Words stay\nmore words');
  });

  it('a file without active content keeps an embedded workbook, without its external references', () => {
    const inner = documentWith({ [settingsRels]: remote, 'word/vbaProject.bin': 'evil' });
    const bytes = clean(documentWith({ 'word/embeddings/sheet.xlsx': inner }));
    const embedded = readZip(bytes).find(({ name }) => name === 'word/embeddings/sheet.xlsx');
    const content = embedded && inflateEntry(embedded, fflateCodec);
    expect(content && allOf(content)).not.toContain('evil');
    expect(content && textOfDocx(content)).toBe('Words stay');
  });
});

describe('a field', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const shown = '<w:r><w:t>shown</w:t></w:r>';
  const field = (...codes: string[]) =>
    mark('begin') + codes.join('') + mark('separate') + shown + mark('end');

  it.each([
    ['by its name', field(code(' INCLUDEPICTURE "https://evil.example/a.png" '))],
    ['in small letters', field(code('ddeauto evil'))],
    ['in parts', field(code(' INCL'), code('UDETEXT evil'))],
    ['with numbered characters', field(code('&#68;DE evil'))],
    ['in a section of characters', field(code('<![CDATA[ DDE evil ]]>'))],
    ['in one element', `<w:fldSimple w:instr=" LINK Excel.Sheet evil ">${shown}</w:fldSimple>`],
    ['whose name another field makes', field(field(code('QUOTE 68 68 69')), code(' evil'))],
    ['within another', field(code('IF '), field(code('DDE evil')), code('= 1'))],
    ['that never ends', mark('begin') + code('DDEAUTO evil') + shown],
    [
      'with another prefix',
      field(code('DDE evil')).replaceAll('w:fldChar', 'x:fldChar').replaceAll('w:instrText', 'x:instrText'),
    ],
  ])('a field that loads external content is removed, %s, and its text stays', (_how, xml) => {
    const before = documentHolding(xml);
    const after = clean(before);
    expect(allOf(after)).not.toContain('evil');
    expect(textOfDocx(after)).toBe(textOfDocx(before));
    expect(textOfDocx(after)).toContain('shown');
  });

  it.each([
    ['of a page', field(code(' PAGE '))],
    ['of a link', field(code(' HYPERLINK "https://example.org/" '))],
    ['of a sum', field(code('='), field(code('NUMPAGES')), code(' - 1'))],
    ['of a table of contents', field(code(' TOC \\o "1-3" '))],
    ['in one element', `<w:fldSimple w:instr=" DATE ">${shown}</w:fldSimple>`],
  ])('a field that loads nothing is unchanged: one %s', (_which, xml) => {
    const bytes = documentHolding(xml);
    expect(clean(bytes)).toBe(bytes);
  });
});

it('cleaning a file removes scripts and linked pictures from an OpenDocument text', () => {
  const content =
    '<office:document-content><office:scripts><script:event-listeners/></office:scripts><office:body>' +
    '<text:p>Words stay<draw:image xlink:href="https://evil.example/a.png"/><draw:image xlink:href="Pictures/b.png"/>' +
    '<text:a xlink:href="https://example.org/">link</text:a><text:a xlink:href="macro:evil">x</text:a></text:p></office:body></office:document-content>';
  const text = (name: string, xml: string) => packEntry({ name, content: encode(xml), codec: fflateCodec });
  const bytes = writeZip([
    text('mimetype', 'application/vnd.oasis.opendocument.text'),
    text('content.xml', content),
    text('Basic/Standard/evil.xml', '<evil/>'),
    text(
      'META-INF/manifest.xml',
      '<m:manifest><m:file-entry m:full-path="content.xml"/><m:file-entry m:full-path="Basic/Standard/evil.xml"/></m:manifest>',
    ),
  ]);
  const all = allOf(clean(bytes));
  expect(all).not.toMatch(/evil|script/);
  expect(all).toContain('Words stay');
  expect(all).toContain('Pictures/b.png');
  expect(all).toContain('https://example.org/');
  expect(all).toContain('"content.xml"');
});

/** Seeded pseudo-random numbers. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

it('cleaning a file keeps the text, gives a readable file and is idempotent, whatever the body contains', () => {
  const pieces = [
    '<w:fldChar w:fldCharType="begin"/>',
    '<w:fldChar w:fldCharType="separate"/>',
    '<w:fldChar w:fldCharType="end"/>',
    '<w:fldChar w:fldCharType="begin"><w:ffData/></w:fldChar>',
    '<w:instrText> DDE evil </w:instrText>',
    '<w:instrText>PAGE</w:instrText>',
    '<w:t>a word </w:t>',
    '<w:t>DDEAUTO</w:t>',
    '<w:fldSimple w:instr="INCLUDETEXT evil"><w:r><w:t>in it</w:t></w:r></w:fldSimple>',
    '<w:hyperlink r:id="x"><w:r><w:t>a link</w:t></w:r></w:hyperlink>',
    '<w:control r:id="x"><w:r><w:t>odd</w:t></w:r></w:control>',
    '<w:mailMerge><w:query w:val="evil"/></w:mailMerge>',
    '<w:mailMerge><w:r><w:t>merged</w:t></w:r></w:mailMerge>',
    '<a:blip r:link="x" r:embed="y"/>',
    '<v:imagedata src="https://evil.example/a.png"/>',
    '<!-- <w:instrText>DDE</w:instrText> -->',
    '</w:p><w:p>',
  ];
  const external = `<Relationship Id="x" Type="${types}/image" Target="https://evil.example/a.png" TargetMode="External"/>`;
  for (let seed = 1; seed <= 25; seed++) {
    const next = random(seed);
    const xml = Array.from({ length: 1 + next(30) }, () => pieces[next(pieces.length)]).join('');
    const before = documentHolding(xml, external);
    const after = clean(before);
    expect(textOfDocx(after), xml).toBe(textOfDocx(before));
    expect(clean(after), xml).toBe(after);
    expect(partsOf(after).get(documentRels)).not.toContain('evil');
    expect(partsOf(after).get('word/document.xml'), xml).not.toContain('evil.example');
  }
});

it('cleaning a file takes one pass, whatever is repeated in it', () => {
  const repeated = [
    '<w:mailMerge>'.repeat(60_000),
    '<w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText>'.repeat(15_000),
    '<w:instrText>'.repeat(60_000),
    `<!DOCTYPE ${'<!--'.repeat(100_000)}`,
    `<w:x ${'a '.repeat(200_000)}/>`,
    '<w:control r:id="x">'.repeat(40_000),
  ];
  for (const xml of repeated) {
    const parts = {
      'word/header1.xml': `<a>src instrText${xml}`,
      'word/_rels/header1.xml.rels': `<Relationships>${xml}`,
    };
    expect(textOfDocx(clean(documentWith(parts)))).toBe('Words stay');
  }
});

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

function zipOf(name: string): Uint8Array {
  return writeZip([packEntry({ name, content: encode('evil'), codec: fflateCodec })]);
}
