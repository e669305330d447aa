import { createTagCursor } from '@redraft/documents';
import { contentOf, escapeText, localName } from './xml-text.ts';

/** The text of `si` or `is` elements: their runs joined, without phonetic text. */
export function readStrings(xml: string, item: 'si' | 'is' | 'text'): string[] {
  const strings: string[] = [];
  const cursor = createTagCursor(xml);
  let words: string[] | null = null;
  let aid = 0;
  /** Offset of the text in the open `t` element; -1 if none is open. */
  let from = -1;
  while (cursor.next()) {
    const name = localName(cursor.name);
    if (cursor.kind === 'open' && name === item) words = [];
    else if (cursor.kind === 'empty' && name === item) strings.push('');
    else if (cursor.kind === 'close' && name === item && words !== null) {
      strings.push(escapeText(words.join('')));
      words = null;
    } else if (name === 'rPh' && cursor.kind !== 'empty') aid += cursor.kind === 'open' ? 1 : -1;
    else if (name === 't' && cursor.kind === 'open') from = cursor.end;
    else if (name === 't' && cursor.kind === 'close' && from >= 0) {
      if (aid === 0) words?.push(contentOf(xml.slice(from, cursor.start)));
      from = -1;
    }
  }
  return strings;
}
