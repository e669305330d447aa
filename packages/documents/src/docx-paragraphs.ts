import { decodeEntities } from './xml-entities.ts';

/**
 * The text of WordprocessingML by scanning for tags, without a tree (spec 4 §0, spec 7).
 *
 * Works on a one-byte string: the XML bytes decoded as Latin-1, so that a string index is a byte offset and
 * an unchanged paragraph never has to be decoded. Only run text is decoded as UTF-8.
 *
 * A top-level paragraph is one *block*. Paragraphs nested in it (text boxes) follow it as lines of the same
 * block. Tracked insertions are text; tracked deletions, moved-away text, comments and the fallback copy of
 * alternate content are not. A paragraph whose mark is deleted runs on into the next line.
 */
export interface DocxBlock {
  start: number;
  end: number;
  text: string;
  /** The paragraph mark is deleted: no line break before the next block. */
  runsOn: boolean;
}

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder();

export function latin1Of(bytes: Uint8Array): string {
  return latin1.decode(bytes);
}

const notAscii = /[\u0080-\uffff]/;

function decodeText(
  bytes: Uint8Array,
  xml: string,
  range: { start: number; end: number; origin: number },
): string {
  const raw = xml.slice(range.start - range.origin, range.end - range.origin);
  const text = notAscii.test(raw) ? utf8.decode(bytes.subarray(range.start, range.end)) : raw;
  const spaced = /[\r\n\t]/.test(text) ? text.replace(/\r\n?|[\n\t]/g, ' ') : text;
  return decodeEntities(spaced);
}

/** Elements whose content is not part of the text. */
const skipped: ReadonlySet<string> = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:rPr',
  'w:tblPr',
  'w:sectPr',
  'w:rt',
  'w:instrText',
  'w:delText',
]);
const insteadOf: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

interface OpenLine {
  text: string;
  runsOn: boolean;
}

interface Tag {
  name: string;
  kind: 'open' | 'close' | 'empty';
  end: number;
}

function readTag(xml: string, at: number): Tag | null {
  const end = xml.indexOf('>', at);
  if (end === -1) return null;
  const isClose = xml.charCodeAt(at + 1) === 47;
  const from = isClose ? at + 2 : at + 1;
  let to = from;
  for (; to < end; to++) {
    const unit = xml.charCodeAt(to);
    if (unit === 32 || unit === 47 || unit === 10 || unit === 13 || unit === 9) break;
  }
  const isEmpty = xml.charCodeAt(end - 1) === 47;
  return { name: xml.slice(from, to), kind: isClose ? 'close' : isEmpty ? 'empty' : 'open', end: end + 1 };
}

/** Where the element opened just before `from` ends (behind its closing tag); nested ones of its name counted. */
function endOfElement(xml: string, name: string, from: number): number {
  let depth = 1;
  let at = from;
  for (;;) {
    const close = xml.indexOf(`</${name}>`, at);
    if (close === -1) return xml.length;
    for (let open = indexOfOpening(xml, name, at); open !== -1 && open < close; ) {
      const tag = readTag(xml, open);
      if (tag?.kind === 'open') depth++;
      open = indexOfOpening(xml, name, tag ? tag.end : close);
    }
    depth--;
    at = close + name.length + 3;
    if (depth === 0) return at;
  }
}

function indexOfOpening(xml: string, name: string, from: number): number {
  const token = `<${name}`;
  for (let at = xml.indexOf(token, from); at !== -1; at = xml.indexOf(token, at + token.length)) {
    const unit = xml.charCodeAt(at + token.length);
    if (unit === 32 || unit === 62 || unit === 47 || unit === 10 || unit === 13 || unit === 9) return at;
  }
  return -1;
}

/** The lines of one block: `xml` is the block's own slice, which begins at byte `start` of the part. */
function readLines(xml: string, bytes: Uint8Array, start: number): OpenLine[] {
  const lines: OpenLine[] = [];
  const open: OpenLine[] = [];
  let at = xml.indexOf('<');
  while (at !== -1) {
    const tag = readTag(xml, at);
    if (!tag) break;
    let next = tag.end;
    const line = open.at(-1);
    if (tag.name === 'w:p') {
      if (tag.kind === 'close') open.pop();
      else {
        const fresh = { text: '', runsOn: false };
        lines.push(fresh);
        if (tag.kind === 'open') open.push(fresh);
      }
    } else if (tag.kind === 'open' && (tag.name === 'w:t' || tag.name === 'm:t')) {
      const close = xml.indexOf('<', next);
      if (close === -1) break;
      if (line)
        line.text += decodeText(bytes, xml, { start: start + next, end: start + close, origin: start });
      next = close;
    } else if (tag.kind === 'open' && tag.name === 'w:pPr') {
      const end = endOfElement(xml, 'w:pPr', next);
      if (line && /<w:(del|moveFrom)[ />]/.test(xml.slice(next, end))) line.runsOn = true;
      next = end;
    } else if (tag.kind === 'open' && skipped.has(tag.name)) {
      next = endOfElement(xml, tag.name, next);
    } else if (tag.kind !== 'close' && line) {
      line.text += insteadOf[tag.name] ?? '';
    }
    at = xml.indexOf('<', next);
  }
  return lines;
}

function joinLines(lines: readonly OpenLine[]): string {
  let text = '';
  lines.forEach((line, index) => {
    text += line.text;
    if (index < lines.length - 1 && !line.runsOn) text += '\n';
  });
  return text;
}

/** Only text that can differ under NFC pays for the normalisation: everything below U+0300 is composed already. */
function toNfc(text: string): string {
  return /[\u0300-\uffff]/.test(text) ? text.normalize('NFC') : text;
}

/** The block whose bytes are [start, end) of the part. */
export function readBlock(
  bytes: Uint8Array,
  xml: string,
  range: { start: number; end: number; origin: number },
): DocxBlock {
  const { start, end, origin } = range;
  const lines = readLines(xml.slice(start - origin, end - origin), bytes, start);
  return { start, end, text: toNfc(joinLines(lines)), runsOn: lines[0]?.runsOn ?? false };
}

/** A place searched for once and again only when it has been passed: no quadratic search for what is absent. */
function makeCursor(xml: string, name: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = indexOfOpening(xml, name, from);
      found = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return found;
  };
}

/** Byte ranges of the top-level paragraphs in `xml`, which begins at byte `origin` of the part. */
export function findBlocks(xml: string, origin: number): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const nextParagraph = makeCursor(xml, 'w:p');
  const nextTextBox = makeCursor(xml, 'w:txbxContent');
  const nextFallback = makeCursor(xml, 'mc:Fallback');
  let at = 0;
  for (;;) {
    const start = nextParagraph(at);
    const fallback = nextFallback(at);
    if (start === Number.POSITIVE_INFINITY) return ranges;
    if (fallback < start) {
      // Its paragraphs are counted already, in the choice before it.
      at = endOfElement(xml, 'mc:Fallback', fallback + 1);
      continue;
    }
    at = endOfBlock(xml, start, nextTextBox);
    ranges.push({ start: start + origin, end: at + origin });
  }
}

function endOfBlock(xml: string, start: number, nextTextBox: (from: number) => number): number {
  const tag = readTag(xml, start);
  if (tag?.kind === 'empty') return tag.end;
  const close = xml.indexOf('</w:p>', start);
  if (close === -1) return xml.length;
  return nextTextBox(start) < close ? endOfElement(xml, 'w:p', tag?.end ?? start) : close + '</w:p>'.length;
}
