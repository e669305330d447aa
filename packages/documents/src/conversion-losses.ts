import type { ZipCodec } from './codec.ts';
import { createTagCursor } from './xml-tags.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** What a file holds that can be counted before and after its conversion. */
type CountedContent =
  | 'words'
  | 'pictures'
  | 'tables'
  | 'notes'
  | 'comments'
  | 'changes'
  | 'sheets'
  | 'formulas'
  | 'charts'
  | 'slides';

type Counts = Readonly<Partial<Record<CountedContent, number>>>;

interface ConversionLoss {
  what: CountedContent;
  before: number;
  after: number;
}

type SourceKind = 'odt' | 'ods' | 'odp';

/** What is counted of each kind. */
const countedOf: Record<SourceKind, readonly CountedContent[]> = {
  odt: ['words', 'pictures', 'tables', 'notes', 'comments', 'changes'],
  ods: ['sheets', 'formulas', 'charts', 'pictures', 'comments'],
  odp: ['slides', 'words', 'pictures', 'charts', 'comments'],
};

/** Fields are written as other words, such as dates and page numbers: fewer words than this share are lost words. */
const expectedShareOfWords = 0.97;

/**
 * Of what the converted file has less than the OpenDocument file. More is none: a picture may be written in two formats. Linear in the unpacked parts;
 * throws a DocumentError for unreadable files.
 */
export function findConversionLosses(conversion: {
  source: Uint8Array;
  result: Uint8Array;
  kind: SourceKind;
  codec: ZipCodec;
}): ConversionLoss[] {
  const { source, result, kind, codec } = conversion;
  const counts = { before: countOpenDocument(source, codec), after: countOpenXml(result, codec) };
  return countedOf[kind].flatMap((what) => {
    const [before, after] = [counts.before[what] ?? 0, counts.after[what] ?? 0];
    return after < (what === 'words' ? before * expectedShareOfWords : before)
      ? [{ what, before, after }]
      : [];
  });
}

const decoder = new TextDecoder();

function readParts(bytes: Uint8Array, isCounted: RegExp, codec: ZipCodec): [name: string, xml: string][] {
  return readZip(bytes)
    .filter(({ name }) => isCounted.test(name))
    .map((entry) => [entry.name, decoder.decode(inflateEntry(entry, codec))]);
}

function countOpenDocument(bytes: Uint8Array, codec: ZipCodec): Counts {
  const parts = readParts(bytes, /^(?:content\.xml|.+\/content\.xml)$/, codec);
  const content = parts.find(([name]) => name === 'content.xml')?.[1] ?? '';
  const charts = parts.filter(
    ([name, xml]) => name !== 'content.xml' && /<office:chart[\s/>]/.test(xml),
  ).length;
  const tally = tallyOpenDocument(content);
  return { ...tally, charts };
}

/** Markers of changes, which are written as changes in any format. */
const anyChange = /<text:changed-region[\s/>]/;

function tallyOpenDocument(xml: string): Counts {
  const counts = {
    words: 0,
    pictures: 0,
    tables: 0,
    notes: 0,
    comments: 0,
    sheets: 0,
    formulas: 0,
    slides: 0,
  };
  const cursor = createTagCursor(xml);
  /** Open paragraphs, and open elements whose text is not in the body. */
  const depths = { paragraphs: 0, aside: 0, forms: 0, tables: 0 };
  let [offset, words, hasPicture] = [0, '', false];
  while (cursor.next()) {
    const { kind, name, start, end } = cursor;
    if (depths.paragraphs > 0 && depths.aside === 0) words += xml.slice(offset, start);
    offset = end;
    if (kind === 'other' || kind === 'cdata') continue;
    const step = kind === 'close' ? -1 : kind === 'empty' ? 0 : 1;
    const isOpening = kind !== 'close';
    switch (name) {
      case 'text:p':
      case 'text:h':
        depths.paragraphs += step;
        words += ' ';
        break;
      case 'text:s':
      case 'text:tab':
      case 'text:line-break':
        words += ' ';
        break;
      case 'office:annotation':
        if (isOpening) counts.comments += 1;
        depths.aside += step;
        break;
      case 'text:tracked-changes':
      case 'presentation:notes':
        depths.aside += step;
        break;
      case 'text:note':
        if (isOpening) counts.notes += 1;
        words += ' ';
        break;
      case 'draw:frame':
        hasPicture = false;
        break;
      case 'draw:image':
        // A frame may hold the same picture in several formats.
        if (isOpening && !hasPicture && depths.aside === 0) counts.pictures += 1;
        hasPicture = true;
        break;
      case 'draw:object':
      case 'draw:object-ole':
        // The picture beside an object is its preview.
        hasPicture = true;
        break;
      case 'table:table':
        // So it is beside a table in a frame.
        hasPicture = true;
        if (isOpening) counts.tables += 1;
        if (isOpening && depths.tables === 0) counts.sheets += 1;
        depths.tables += step;
        break;
      case 'table:table-cell':
        if (isOpening && /\stable:formula="/.test(xml.slice(start, end))) counts.formulas += 1;
        break;
      case 'draw:page':
        if (isOpening) counts.slides += 1;
        break;
    }
  }
  return { ...counts, words: countWords(words), ...(anyChange.test(xml) ? { changes: 1 } : {}) };
}

const openXmlPart =
  /^(?:word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml|word\/charts\/chart\d*\.xml|xl\/(?:workbook|comments\d*)\.xml|xl\/comments\/comment\d*\.xml|xl\/worksheets\/[^/]+\.xml|xl\/drawings\/drawing\d*\.xml|xl\/charts\/chart\d*\.xml|ppt\/presentation\.xml|ppt\/slides\/slide\d+\.xml|ppt\/comments\/[^/]+\.xml|ppt\/charts\/chart\d*\.xml)$/;

const count = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0;

function countOpenXml(bytes: Uint8Array, codec: ZipCodec): Counts {
  const parts = readParts(bytes, openXmlPart, codec);
  const sum = (pattern: RegExp) => parts.reduce((total, [, xml]) => total + count(xml, pattern), 0);
  const body = parts.filter(([name]) => /\/(?:document|footnotes|endnotes|slide\d+)\.xml$/.test(name));
  const document = parts.find(([name]) => name === 'word/document.xml')?.[1] ?? '';
  return {
    words: body.reduce((total, [, xml]) => total + countWords(wordsOf(xml)), 0),
    pictures: sum(/<a:blip[\s/>]|<v:imagedata[\s/>]/g),
    tables: sum(/<w:tbl[\s/>]/g),
    notes: count(document, /<w:(?:footnote|endnote)Reference[\s/>]/g),
    comments: sum(/<(?:w:comment|comment|p:cm)[\s/>]/g),
    changes: sum(/<w:(?:ins|del|moveFrom|moveTo|rPrChange|pPrChange)[\s/>]/g),
    sheets: sum(/<sheet\s/g),
    formulas: sum(/<f[\s/>]/g),
    charts: parts.filter(([name]) => name.includes('/charts/')).length,
    slides: sum(/<p:sldId\s/g),
  };
}

function wordsOf(xml: string): string {
  const cursor = createTagCursor(xml);
  let [words, offset, isText] = ['', 0, false];
  while (cursor.next()) {
    const { kind, name, start, end } = cursor;
    if (isText) words += xml.slice(offset, start);
    offset = end;
    if (kind === 'other' || kind === 'cdata') continue;
    if (name === 'w:t' || name === 'w:delText' || name === 'a:t') isText = kind === 'open';
    else if (/^(?:w:p|a:p|w:tab|w:br|a:br)$/.test(name)) words += ' ';
  }
  return words;
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
