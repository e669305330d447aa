import { decodeEntities } from './xml-entities.ts';
import { createTagCursor } from './xml-tags.ts';

export interface Token {
  /** The name of a tag; empty for text. */
  name: string;
  isClose: boolean;
  /** Begins an element that a later tag closes. */
  isOpen: boolean;
  attributes: string;
  text: string;
}

/** Tags and texts in order; of a truncated part, up to the last complete one. */
export function* tokenize(xml: string): Generator<Token> {
  const cursor = createTagCursor(xml);
  const createText = (from: number, to: number): Token => {
    return { name: '', isClose: false, isOpen: false, attributes: '', text: xml.slice(from, to) };
  };
  let offset = 0;
  while (cursor.next()) {
    const { kind, name, start, end } = cursor;
    if (start > offset) yield createText(offset, start);
    if (kind === 'cdata') yield createText(start + '<![CDATA['.length, end - ']]>'.length);
    else if (kind !== 'other') {
      const attributes = xml.slice(start, end - 1);
      yield { name, isClose: kind === 'close', isOpen: kind === 'open', attributes, text: '' };
    }
    offset = end;
  }
  if (!cursor.isBroken) yield createText(offset, xml.length);
}

/** The texts of elements with these names, nested ones with their parent; up to a maximum. */
export function readParagraphs(xml: string, paragraph: RegExp, max = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  let depth = 0;
  let line = '';
  for (const token of tokenize(xml)) {
    if (token.name === '') line += depth > 0 ? token.text : '';
    else if (paragraph.test(token.name)) {
      depth += token.isClose ? -1 : token.isOpen ? 1 : 0;
      if (depth > 0) continue;
      lines.push(decodeEntities(line));
      line = '';
      if (lines.length >= max) break;
    } else if (depth > 0 && /:(tab|s|line-break|br)$/.test(token.name)) line += ' ';
  }
  return lines;
}

/** The shared strings of a workbook by index, so none may be omitted. Without phonetic text (`rPh`). */
export function sharedStrings(xml: string): string[] {
  return xml
    .split(/<si>|<si [^<>]*>|<si\/>/)
    .slice(1)
    .map((item) => {
      let text = '';
      let isText = false;
      let isPhonetic = false;
      for (const token of tokenize(item)) {
        if (token.name === 'rPh') isPhonetic = !token.isClose;
        else if (token.name === 't') isText = token.isOpen;
        else if (token.name === '' && isText && !isPhonetic) text += token.text;
      }
      return decodeEntities(text);
    });
}
