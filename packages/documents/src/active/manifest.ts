import { createTagCursor } from '../xml-tags.ts';
import { isActivePart } from './active-names.ts';
import { localName, parseAttributes } from './attributes.ts';
import { normalizePartName } from './part-name.ts';
import { readXmlBytes } from './xml-bytes.ts';

export function isManifest(normalizedName: string): boolean {
  return normalizedName === 'meta-inf/manifest.xml';
}

/** The manifest of an OpenDocument file without removed parts; null if unchanged. */
export function cleanManifest(
  content: Uint8Array,
  isDropped: (normalizedName: string) => boolean,
): string | null {
  const xml = readXmlBytes(content)?.xml ?? '';
  const cursor = createTagCursor(xml);
  let result = '';
  let copiedUpTo = 0;
  while (cursor.next()) {
    if (cursor.kind !== 'empty' || localName(cursor.name) !== 'file-entry') continue;
    const attributes = parseAttributes(xml.slice(cursor.start, cursor.end));
    // A folder is active if a file in it would be.
    const path = attributes.find(({ name }) => localName(name) === 'full-path')?.value ?? '';
    if (!isDropped(normalizePartName(path)) && !isActivePart(path.replace(/\/$/, '/x'))) continue;
    result += xml.slice(copiedUpTo, cursor.start);
    copiedUpTo = cursor.end;
  }
  return copiedUpTo === 0 ? null : result + xml.slice(copiedUpTo);
}
