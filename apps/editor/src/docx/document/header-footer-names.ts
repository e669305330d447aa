import type { Document } from '@eigenpal/docx-editor-core/types/document';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { createTag, parseAttributes } from '../../xml/element.ts';
import { getRelationshipsPart, resolveRelationships } from '../../xml/relationships.ts';
import { bodyPart } from '../patch/text-parts.ts';

const relationshipsPart = getRelationshipsPart(bodyPart);
const numberedPart = /^(?:header|footer)\d+\.xml$/;
/** Numbers above those of other programs. */
const firstNumber = 90_001;

/**
 * A header or footer may have any name, such as `header.xml`; the library only reads parts with a number in their name. It is given a copy of such a
 * part, and afterwards the package and the targets of the file, so that the part is written under its own name.
 */
export async function parseWithNumberedHeaders(
  bytes: Uint8Array,
  parse: (bytes: Uint8Array) => Promise<Document>,
): Promise<Document> {
  const numbered = numberHeaders(bytes);
  if (numbered === null) return parse(bytes);
  const document = await parse(numbered.bytes);
  const relationships = [...(document.package.relationships ?? [])].map(([id, relationship]) => {
    const part = numbered.parts.get(id);
    return [id, part === undefined ? relationship : { ...relationship, target: part.target }] as const;
  });
  return {
    ...document,
    originalBuffer: new Uint8Array(bytes).buffer,
    package: { ...document.package, relationships: new Map(relationships) },
  };
}

interface UnnumberedPart {
  /** The name in the file, without the folder. */
  target: string;
  /** That of the copy. */
  name: string;
}

/** By the ids of their relationships. */
type UnnumberedParts = ReadonlyMap<string, UnnumberedPart>;

/** Null if all names have numbers. */
function numberHeaders(bytes: Uint8Array): { bytes: Uint8Array; parts: UnnumberedParts } | null {
  const { [relationshipsPart]: source } = unzipSync(bytes, {
    filter: ({ name }) => name === relationshipsPart,
  });
  const xml = source === undefined ? '' : strFromU8(source);
  const parts = findUnnumberedParts(xml);
  if (parts.size === 0) return null;
  const changed = xml.replace(/<Relationship\s[^<>]*>/g, (tag) => {
    const attributes = parseAttributes(tag);
    const part = parts.get(attributes.get('Id')?.slice(1, -1) ?? '');
    return part === undefined ? tag : createTag(tag, attributes.set('Target', `"${part.name}"`));
  });
  const entries: Zippable = { ...unzipSync(bytes), [relationshipsPart]: strToU8(changed) };
  for (const { target, name } of parts.values())
    for (const partOf of [(part: string) => part, getRelationshipsPart]) {
      const part = entries[partOf(`word/${target}`)];
      if (part !== undefined) entries[partOf(`word/${name}`)] = part;
    }
  return { bytes: zipSync(entries, { level: 0 }), parts };
}

/** Headers and footers without a number in their name. */
function findUnnumberedParts(xml: string): UnnumberedParts {
  const found = new Map<string, UnnumberedPart>();
  for (const { id, type, target: path, isExternal } of resolveRelationships(xml, bodyPart)) {
    const [, kind] = /\/(header|footer)$/.exec(type) ?? [];
    const [, target = ''] = /^word\/(.+)$/.exec(path) ?? [];
    if (kind !== undefined && !isExternal && target !== '' && !numberedPart.test(target))
      found.set(id, { target, name: `${kind}${firstNumber + found.size}.xml` });
  }
  return found;
}
