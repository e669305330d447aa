import { createTagCursor, encodeAttribute } from '@redraft/documents';
import { readPartBytes } from '../../../canvas/format/package.ts';
import { createTag, type Element, getRawXml, parseAttributes } from '../../../xml/element.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { partAt } from '../read/reader.ts';
import { keyOf } from '../read/styles.ts';
import type { DocumentWriter } from './document-writer.ts';

/** Attributes that must be unique. */
const ids = ['xml:id', 'draw:id', 'form:id', 'office:name'];

/** The style family that an attribute refers to. */
const families: Readonly<Record<string, string>> = {
  'draw:text-style-name': 'paragraph',
  'presentation:style-name': 'presentation',
};

/** A copy of an element without its ids, and with the styles and parts of its source file imported. One pass. */
export function copyXml(
  writer: DocumentWriter,
  element: Element,
  { from, to }: { from: OpenedDrawing; to: OpenedDrawing },
): string {
  const xml = getRawXml(element);
  const isElsewhere = from !== to;
  const cursor = createTagCursor(xml);
  let at = 0;
  const parts: string[] = [];
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const attributes = parseAttributes(tag);
    const before = attributes.size;
    for (const id of ids) attributes.delete(id);
    const isChanged = isElsewhere && copyStyles(writer, { attributes, name: cursor.name, from, to });
    if (attributes.size === before && !isChanged) continue;
    parts.push(xml.slice(at, cursor.start), createTag(tag, attributes));
    at = cursor.end;
  }
  return parts.join('') + xml.slice(at);
}

interface StyleCopy {
  attributes: Map<string, string>;
  name: string;
  from: OpenedDrawing;
  to: OpenedDrawing;
}

function copyStyles(writer: DocumentWriter, { attributes, name, from, to }: StyleCopy): boolean {
  let isChanged = false;
  for (const [attribute, quoted] of attributes) {
    const value = quoted.slice(1, -1);
    const there =
      attribute === 'xlink:href'
        ? copyPart(writer, value, { from, to })
        : copyStyle(writer, { attribute, name, value, from });
    if (there === null || there === value) continue;
    attributes.set(attribute, `"${encodeAttribute(there)}"`);
    isChanged = true;
  }
  return isChanged;
}

function copyStyle(
  writer: DocumentWriter,
  { attribute, name, value, from }: { attribute: string; name: string; value: string; from: OpenedDrawing },
): string | null {
  const { styles } = from.drawing.content;
  if (attribute === 'text:style-name' && name === 'text:list') {
    const list = styles.lists.get(value);
    const here = writer.styles.lists.get(value);
    return list === undefined || (here !== undefined && getRawXml(here) === getRawXml(list))
      ? value
      : writer.takeList(list);
  }
  const family = families[attribute] ?? familyOf(attribute, name);
  if (family === null) return null;
  const style = styles.own.get(keyOf(family, value));
  const here = writer.styles.own.get(keyOf(family, value));
  if (style === undefined || (here !== undefined && getRawXml(here) === getRawXml(style))) return value;
  return writer.takeStyle(style, family);
}

function familyOf(attribute: string, name: string): string | null {
  if (attribute === 'draw:style-name') return name === 'draw:page' ? 'drawing-page' : 'graphic';
  if (attribute === 'text:style-name')
    return name === 'text:span' || name === 'text:a' ? 'text' : 'paragraph';
  if (attribute !== 'table:style-name')
    return attribute === 'table:default-cell-style-name' ? 'table-cell' : null;
  if (name === 'table:table-column') return 'table-column';
  if (name === 'table:table-row') return 'table-row';
  return /table-cell$/.test(name) ? 'table-cell' : 'table';
}

/** A part that only the source file has, or that differs, is copied, with everything in a folder of that name. */
function copyPart(
  writer: DocumentWriter,
  address: string,
  { from, to }: { from: OpenedDrawing; to: OpenedDrawing },
): string | null {
  const part = partAt(address);
  if (part === null) return null;
  const names = [...from.drawing.pack.entries.keys()].filter(
    (name) => name === part || name.startsWith(`${part}/`),
  );
  const isNew = names.some((name) => {
    const [mine, theirs] = [from.drawing.pack.entries.get(name), to.drawing.pack.entries.get(name)];
    return theirs === undefined || mine?.crc !== theirs.crc || mine.size !== theirs.size;
  });
  if (!isNew) return null;
  const { entries } = to.drawing.pack;
  let target = part;
  for (
    let count = 2;
    [...entries.keys()].some((name) => name === target || name.startsWith(`${target}/`));
    count++
  )
    target = part.replace(/(?=\.[^./]+$)|$/, `-${count}`);
  for (const name of [`${part}/`, ...names]) {
    const type = from.drawing.types.get(name) ?? '';
    const bytes = readPartBytes(from.drawing.pack, name);
    if (bytes !== null) writer.takePart(target + name.slice(part.length), bytes, type);
    else if (type !== '') writer.takeType(target + name.slice(part.length), type);
  }
  return address.replace(part, () => target);
}
