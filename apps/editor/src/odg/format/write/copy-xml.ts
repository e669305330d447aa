import { encodeAttribute } from '@redraft/documents';
import { readPartBytes } from '../../../canvas/format/package.ts';
import { type Element, getRawXml, parseAttributes } from '../../../xml/element.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { resolvePart } from '../read/reader.ts';
import { toKey } from '../read/styles.ts';
import type { DocumentWriter } from './document-writer.ts';
import { mapTags } from './map-tags.ts';

/** Attributes that must be unique. */
const idAttributes = ['xml:id', 'draw:id', 'form:id', 'office:name'];

/** The style family that an attribute refers to. */
const familyByAttribute: Readonly<Record<string, string>> = {
  'draw:text-style-name': 'paragraph',
  'presentation:style-name': 'presentation',
};

/** A copy of an element without its ids, and with the styles and parts of its source file imported. One pass. */
export function copyXml(
  writer: DocumentWriter,
  element: Element,
  { from, to }: { from: OpenedDrawing; to: OpenedDrawing },
): string {
  const isFromOtherFile = from !== to;
  return mapTags(getRawXml(element), (tag, name) => {
    const attributes = parseAttributes(tag);
    const attributeCount = attributes.size;
    for (const id of idAttributes) attributes.delete(id);
    const isChanged = isFromOtherFile && copyStyles(writer, { attributes, name, from, to });
    return attributes.size === attributeCount && !isChanged ? null : attributes;
  });
}

interface StyleCopyOptions {
  attributes: Map<string, string>;
  name: string;
  from: OpenedDrawing;
  to: OpenedDrawing;
}

function copyStyles(writer: DocumentWriter, { attributes, name, from, to }: StyleCopyOptions): boolean {
  let isChanged = false;
  for (const [attribute, quotedValue] of attributes) {
    const value = quotedValue.slice(1, -1);
    const copiedValue =
      attribute === 'xlink:href'
        ? copyPart(writer, value, { from, to })
        : copyStyle(writer, { attribute, name, value, from });
    if (copiedValue === null || copiedValue === value) continue;
    attributes.set(attribute, `"${encodeAttribute(copiedValue)}"`);
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
    const existing = writer.styles.lists.get(value);
    return list === undefined || (existing !== undefined && getRawXml(existing) === getRawXml(list))
      ? value
      : writer.importList(list);
  }
  const family = familyByAttribute[attribute] ?? getStyleFamily(attribute, name);
  if (family === null) return null;
  const style = styles.automatic.get(toKey(family, value));
  const existing = writer.styles.automatic.get(toKey(family, value));
  if (style === undefined || (existing !== undefined && getRawXml(existing) === getRawXml(style)))
    return value;
  return writer.importStyle(style, family);
}

function getStyleFamily(attribute: string, name: string): string | null {
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
  const part = resolvePart(address);
  if (part === null) return null;
  const names = [...from.drawing.pack.entries.keys()].filter(
    (name) => name === part || name.startsWith(`${part}/`),
  );
  const mustCopy = names.some((name) => {
    const [sourceEntry, targetEntry] = [
      from.drawing.pack.entries.get(name),
      to.drawing.pack.entries.get(name),
    ];
    return (
      targetEntry === undefined ||
      sourceEntry?.crc !== targetEntry.crc ||
      sourceEntry.size !== targetEntry.size
    );
  });
  if (!mustCopy) return null;
  const { entries } = to.drawing.pack;
  let target = part;
  for (
    let count = 2;
    [...entries.keys()].some((name) => name === target || name.startsWith(`${target}/`));
    count++
  )
    target = part.replace(/(?=\.[^./]+$)|$/, `-${count}`);
  for (const name of [`${part}/`, ...names]) {
    const type = from.drawing.mediaTypes.get(name) ?? '';
    const bytes = readPartBytes(from.drawing.pack, name);
    if (bytes !== null) writer.importPart(target + name.slice(part.length), bytes, type);
    else if (type !== '') writer.setMediaType(target + name.slice(part.length), type);
  }
  return address.replace(part, () => target);
}
