import type { ZipCodec } from './codec.ts';
import { tokenize } from './xml-tokens.ts';
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

type Counts = Readonly<Record<CountedContent, number>>;

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
    const [before, after] = [counts.before[what], counts.after[what]()];
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

function tallyOpenDocument(xml: string): Omit<Counts, 'charts'> {
  const counts = {
    words: 0,
    pictures: 0,
    tables: 0,
    notes: 0,
    comments: 0,
    changes: 0,
    sheets: 0,
    formulas: 0,
    slides: 0,
  };
  /** Open paragraphs, and open elements whose text is not in the body. */
  const depths = { paragraphs: 0, aside: 0, tables: 0 };
  let [words, hasPicture] = ['', false];
  for (const { name, isClose, isOpen, attributes, text } of tokenize(xml)) {
    const isOpening = !isClose;
    const step = isClose ? -1 : isOpen ? 1 : 0;
    switch (name) {
      case '':
        if (depths.paragraphs > 0 && depths.aside === 0) words += text;
        break;
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
      case 'text:changed-region':
        // Formats divide changes differently: any number counts as one.
        if (isOpening) counts.changes = 1;
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
        if (isOpening && /\stable:formula="/.test(attributes)) counts.formulas += 1;
        break;
      case 'draw:page':
        if (isOpening) counts.slides += 1;
        break;
    }
  }
  return { ...counts, words: countWords(words) };
}

const openXmlPart =
  /^(?:word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml|word\/charts\/chart\d*\.xml|xl\/(?:workbook|comments\d*)\.xml|xl\/comments\/comment\d*\.xml|xl\/worksheets\/[^/]+\.xml|xl\/drawings\/drawing\d*\.xml|xl\/charts\/chart\d*\.xml|ppt\/presentation\.xml|ppt\/slides\/slide\d+\.xml|ppt\/comments\/[^/]+\.xml|ppt\/charts\/chart\d*\.xml)$/;

const count = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0;

/** Each is counted when it is asked for, because a type of file has few of them. */
function countOpenXml(bytes: Uint8Array, codec: ZipCodec): Record<CountedContent, () => number> {
  const parts = readParts(bytes, openXmlPart, codec);
  const sum = (pattern: RegExp) => parts.reduce((total, [, xml]) => total + count(xml, pattern), 0);
  const body = parts.filter(([name]) => /\/(?:document|footnotes|endnotes|slide\d+)\.xml$/.test(name));
  const document = parts.find(([name]) => name === 'word/document.xml')?.[1] ?? '';
  return {
    words: () => body.reduce((total, [, xml]) => total + countWords(wordsOf(xml)), 0),
    pictures: () => sum(/<a:blip[\s/>]|<v:imagedata[\s/>]/g),
    tables: () => sum(/<w:tbl[\s/>]/g),
    notes: () => count(document, /<w:(?:footnote|endnote)Reference[\s/>]/g),
    comments: () => sum(/<(?:w:comment|comment|p:cm)[\s/>]/g),
    changes: () => sum(/<w:(?:ins|del|moveFrom|moveTo|rPrChange|pPrChange)[\s/>]/g),
    sheets: () => sum(/<sheet\s/g),
    formulas: () => sum(/<f[\s/>]/g),
    charts: () => parts.filter(([name]) => name.includes('/charts/')).length,
    slides: () => sum(/<p:sldId\s/g),
  };
}

function wordsOf(xml: string): string {
  let [words, isText] = ['', false];
  for (const { name, isOpen, text } of tokenize(xml)) {
    if (name === '') words += isText ? text : '';
    else if (name === 'w:t' || name === 'w:delText' || name === 'a:t') isText = isOpen;
    else if (/^(?:w:p|a:p|w:tab|w:br|a:br)$/.test(name)) words += ' ';
  }
  return words;
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
