import type { OpenDocumentKind, TemplateKind } from '@redraft/contracts';
import {
  blankOdg,
  blankPptx,
  blankXlsx,
  docxFromText,
  fflateCodec,
  mediaTypes,
  packEntry,
  readZip as readEntries,
  rewriteParts,
  writeZip,
} from '@redraft/documents';

const utf8 = new TextEncoder();

/** A small office file of each kind that can be a template; text documents carry the text. */
export function officeFile(kind: TemplateKind, text = 'Outline'): Uint8Array {
  switch (kind) {
    case 'docx':
      return docxFromText(text);
    case 'dotx':
      return declared(docxFromText(text), 'document.main+xml', 'template.main+xml');
    case 'xlsx':
      return blankXlsx();
    case 'xltx':
      return declared(blankXlsx(), 'sheet.main+xml', 'template.main+xml');
    case 'pptx':
      return blankPptx();
    case 'potx':
      return declared(blankPptx(), 'presentation.main+xml', 'template.main+xml');
    case 'odt':
      return openDocumentText(text);
    case 'otg':
      return declared(blankOdg(), 'opendocument.graphics', 'opendocument.graphics-template');
  }
}

/** The same file with another declared type inside. */
export function declared(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const declaring = ['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml'];
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (declaring.includes(name) ? read().replaceAll(from, to) : undefined),
  });
}

/** A docx whose text inflates to a thousand times its size. */
export function zipBomb(): Uint8Array {
  const content = new Uint8Array(9_000_000);
  const stored = packEntry({ name: 'word/document.xml', content, codec: fflateCodec, store: true });
  return writeZip([{ ...stored, method: 'deflated', data: fflateCodec.deflateRaw(content) }]);
}

/** The same file with an additional part. */
export function withPart(bytes: Uint8Array, name: string, content: string): Uint8Array {
  const added = packEntry({ name, content: utf8.encode(content), codec: fflateCodec });
  return writeZip([...readEntries(bytes), added]);
}

const openDocumentBody = {
  odt: (text: string) => `<office:text><text:p>${text}</text:p></office:text>`,
  ods: (text: string) =>
    `<office:spreadsheet><table:table table:name="Sheet1"><table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
  odp: (text: string) =>
    `<office:presentation><draw:page draw:name="1"><draw:frame svg:width="10cm" svg:height="2cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page></office:presentation>`,
} as const satisfies Record<OpenDocumentKind, (text: string) => string>;

/** An OpenDocument file with a text, and with further parts. */
export function openDocumentFile(
  kind: OpenDocumentKind,
  text = 'Outline',
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
  const names = ['office', 'text', 'table', 'drawing', 'meta'].map(
    (name) => `xmlns:${name === 'drawing' ? 'draw' : name}="${oasis}:${name}:1.0"`,
  );
  const declared = [
    ...names,
    `xmlns:svg="${oasis}:svg-compatible:1.0"`,
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ');
  const listed = ['/', 'content.xml'].map((path) => {
    const type = path === '/' ? mediaTypes[kind] : 'text/xml';
    return `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  });
  const files = {
    mimetype: mediaTypes[kind],
    'content.xml': `<office:document-content ${declared} office:version="1.2"><office:body>${openDocumentBody[kind](text)}</office:body></office:document-content>`,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.2">${listed.join('')}</manifest:manifest>`,
    ...parts,
  };
  return writeZip(
    Object.entries(files).map(([name, content]) =>
      packEntry({ name, content: utf8.encode(content), codec: fflateCodec }),
    ),
  );
}

/** Metadata of an OpenDocument file by this author. */
export function openDocumentMeta(author: string): string {
  return `<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2"><office:meta><dc:creator>${author}</dc:creator></office:meta></office:document-meta>`;
}

function openDocumentText(text: string): Uint8Array {
  const office = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"';
  const words = 'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';
  const content =
    `<office:document-content ${office} ${words} office:version="1.2"><office:body><office:text>` +
    `<text:p>${text}</text:p></office:text></office:body></office:document-content>`;
  const pack = (name: string, body: string) =>
    packEntry({ name, content: utf8.encode(body), codec: fflateCodec });
  return writeZip([
    pack('mimetype', 'application/vnd.oasis.opendocument.text'),
    pack('content.xml', content),
  ]);
}
