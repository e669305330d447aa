import { getInnerXml, getRawXml, getTag, readElement } from '../../xml/element.ts';
import { parseAddress } from '../workbook/area.ts';
import type { Note } from '../workbook/workbook.ts';
import { readStrings } from './read-strings.ts';
import { findChild } from './read-styles.ts';
import { decodeContent, readAttribute, readNumber } from './xml-text.ts';

/** Reads the notes of a sheet, each with author and cell. */
export function readNotes(xml: string): Note[] {
  const root = readElement(xml);
  if (root === null) return [];
  const authors = (findChild(root, 'authors')?.children ?? []).map((author) =>
    decodeContent(getInnerXml(author)),
  );
  return (findChild(root, 'commentList')?.children ?? []).flatMap((comment) => {
    const tag = getTag(comment);
    const address = parseAddress(readAttribute(tag, 'ref') ?? '');
    if (address === null) return [];
    const text = findChild(comment, 'text');
    return [
      {
        ...address,
        author: authors[readNumber(tag, 'authorId') ?? 0] ?? '',
        text: text === null ? '' : (readStrings(getRawXml(text), 'text')[0] ?? ''),
        source: comment.start,
      },
    ];
  });
}
