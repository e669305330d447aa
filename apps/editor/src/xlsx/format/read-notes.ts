import { insideOf, rawOf, readElement, tagOf } from '../../xml/element.ts';
import { parseAddress } from '../workbook/area.ts';
import type { Note } from '../workbook/workbook.ts';
import { readStrings } from './read-strings.ts';
import { named } from './read-styles.ts';
import { attributeIn, contentOf, numberIn } from './xml-text.ts';

/** Reads the notes of a sheet, each with author and cell. */
export function readNotes(xml: string): Note[] {
  const root = readElement(xml);
  if (root === null) return [];
  const authors = (named(root, 'authors')?.children ?? []).map((one) => contentOf(insideOf(one)));
  return (named(root, 'commentList')?.children ?? []).flatMap((comment) => {
    const tag = tagOf(comment);
    const place = parseAddress(attributeIn(tag, 'ref') ?? '');
    if (place === null) return [];
    const text = named(comment, 'text');
    return [
      {
        ...place,
        author: authors[numberIn(tag, 'authorId') ?? 0] ?? '',
        text: text === null ? '' : (readStrings(rawOf(text), 'text')[0] ?? ''),
        source: comment.start,
      },
    ];
  });
}
