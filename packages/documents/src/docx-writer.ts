import type { ZipCodec } from './codec.ts';
import {
  appXml,
  contentTypesXml,
  coreXml,
  documentEnd,
  documentRelsXml,
  documentStart,
  escapeXml,
  fontTableXml,
  packageRelsXml,
  settingsXml,
  stylesXml,
} from './docx-parts.ts';
import { fflateCodec } from './fflate-codec.ts';
import type { ZipEntry } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

export interface DocxWriterOptions {
  codec?: ZipCodec;
  title?: string;
  createdAt?: Date;
  /** Leaves changing parts uncompressed: a valid docx in a fraction of the time, for large imports. */
  store?: boolean;
  /** Formats the first line as the title. */
  titleStyle?: boolean;
}

export type WriteDocx = (text: string, modifiedAt?: Date) => Uint8Array;

const utf8 = new TextEncoder();
/** A fixed date for documents without one, so that equal text gives equal bytes. */
const defaultDate = new Date(Date.UTC(2026, 0, 1));

/** Returns a function that writes a text as a docx: static parts are compressed once, paragraphs are cached. One line of text is one paragraph. */
export function createDocxWriter(options: DocxWriterOptions = {}): WriteDocx {
  const codec = options.codec ?? fflateCodec;
  const pack = (name: string, xml: string, store = false): ZipEntry =>
    packEntry({ name, content: utf8.encode(xml), codec, store });
  const before = [pack('[Content_Types].xml', contentTypesXml), pack('_rels/.rels', packageRelsXml)];
  const after = [
    pack('word/_rels/document.xml.rels', documentRelsXml),
    pack('word/styles.xml', stylesXml),
    pack('word/settings.xml', settingsXml),
    pack('word/fontTable.xml', fontTableXml),
  ];
  const title = options.title ?? '';
  const createdAt = options.createdAt ?? defaultDate;
  const paragraphOf = createParagraphCache();
  return (text, modifiedAt = createdAt) => {
    const lines = text.split('\n');
    let body = documentStart;
    lines.forEach((line, index) => {
      body += paragraphOf(line, options.titleStyle === true && index === 0 ? 'Title' : null);
    });
    return writeZip([
      ...before,
      pack('word/document.xml', body + documentEnd, options.store),
      ...after,
      pack('docProps/core.xml', coreXml({ title, createdAt, modifiedAt }), options.store),
      pack('docProps/app.xml', appXml(countText(text, lines.length)), options.store),
    ]);
  };
}

/** Enough for any essay; beyond it the cache is cleared. */
const maxCachedParagraphs = 4096;

function createParagraphCache(): (line: string, style: string | null) => string {
  const cache = new Map<string, string>();
  return (line, style) => {
    if (style !== null) return paragraphXml(line, style);
    const cached = cache.get(line);
    if (cached !== undefined) return cached;
    if (cache.size >= maxCachedParagraphs) cache.clear();
    const xml = paragraphXml(line, null);
    cache.set(line, xml);
    return xml;
  };
}

function paragraphXml(line: string, style: string | null): string {
  const properties = style === null ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  if (line === '') return `<w:p>${properties}</w:p>`;
  const runs = line
    .split('\t')
    .map((lineText) => (lineText === '' ? '' : `<w:t xml:space="preserve">${escapeXml(lineText)}</w:t>`))
    .join('<w:tab/>');
  return `<w:p>${properties}<w:r>${runs}</w:r></w:p>`;
}

/** Counted without building lists, as this runs once per version. */
function countText(text: string, paragraphs: number) {
  let words = 0;
  let spaces = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const isSpace = unit === 32 || unit === 10 || unit === 9 || unit === 160;
    if (isSpace) spaces++;
    else if (!inWord) words++;
    inWord = !isSpace;
  }
  const breaks = paragraphs - 1;
  return { words, characters: text.length - spaces, charactersWithSpaces: text.length - breaks, paragraphs };
}

/** A docx of this text: one paragraph per line, tabs as tab stops. */
export function docxFromText(text: string, options: DocxWriterOptions = {}): Uint8Array {
  return createDocxWriter(options)(text);
}

/** An empty document with the built-in styles. */
export function blankDocx(options: DocxWriterOptions = {}): Uint8Array {
  return docxFromText('', options);
}
