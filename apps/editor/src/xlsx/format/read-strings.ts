import { createTagCursor } from '@redraft/documents';
import { decodeContent, decodeEscapes, getLocalName } from './xml-text.ts';

/** The text of `si` or `is` elements: their runs joined, without phonetic text. */
export function readStrings(xml: string, item: 'si' | 'is' | 'text'): string[] {
  const strings: string[] = [];
  const cursor = createTagCursor(xml);
  let texts: string[] | null = null;
  let phoneticDepth = 0;
  /** Offset of the text in the open `t` element; -1 if none is open. */
  let textStart = -1;
  while (cursor.next()) {
    const name = getLocalName(cursor.name);
    if (cursor.kind === 'open' && name === item) texts = [];
    else if (cursor.kind === 'empty' && name === item) strings.push('');
    else if (cursor.kind === 'close' && name === item && texts !== null) {
      strings.push(decodeEscapes(texts.join('')));
      texts = null;
    } else if (name === 'rPh' && cursor.kind !== 'empty') phoneticDepth += cursor.kind === 'open' ? 1 : -1;
    else if (name === 't' && cursor.kind === 'open') textStart = cursor.end;
    else if (name === 't' && cursor.kind === 'close' && textStart >= 0) {
      if (phoneticDepth === 0) texts?.push(decodeContent(xml.slice(textStart, cursor.start)));
      textStart = -1;
    }
  }
  return strings;
}
