import { createTagCursor } from '@redraft/documents';
import { createTag } from '../../../xml/element.ts';

type Attributes = ReadonlyMap<string, string>;

/** Markup with other attributes (quoted) where `change` gives some. One pass. */
export function mapTags(xml: string, change: (tag: string, name: string) => Attributes | null): string {
  const cursor = createTagCursor(xml);
  const parts: string[] = [];
  let offset = 0;
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const attributes = change(tag, cursor.name);
    if (attributes === null) continue;
    parts.push(xml.slice(offset, cursor.start), createTag(tag, attributes));
    offset = cursor.end;
  }
  return parts.join('') + xml.slice(offset);
}
