import type { Document } from '@eigenpal/docx-editor-core/types/document';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { getRelationshipsPart, resolveRelationships } from '../../xml/relationships.ts';
import { bodyPart } from '../patch/text-parts.ts';

const relationshipsPart = 'word/_rels/document.xml.rels';
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
    const name = relationship.target?.split('/').at(-1) ?? '';
    const target = numbered.targets.get(name);
    return [id, target === undefined ? relationship : { ...relationship, target }] as const;
  });
  return {
    ...document,
    originalBuffer: new Uint8Array(bytes).buffer,
    package: { ...document.package, relationships: new Map(relationships) },
  };
}

/** Null if all names have numbers. `targets` are the names in the file, by those of the copies. */
function numberHeaders(bytes: Uint8Array): { bytes: Uint8Array; targets: Map<string, string> } | null {
  const { [relationshipsPart]: source } = unzipSync(bytes, {
    filter: ({ name }) => name === relationshipsPart,
  });
  const xml = source === undefined ? '' : strFromU8(source);
  const otherParts = findOtherParts(xml);
  if (otherParts.size === 0) return null;
  const targets = new Map<string, string>();
  const changed = xml.replace(/<Relationship\s[^<>]*>/g, (tag) => {
    const [, id = ''] = /\sId=["']([^"']*)["']/.exec(tag) ?? [];
    const other = otherParts.get(id);
    if (other === undefined) return tag;
    const name = `${other.kind}${firstNumber + targets.size}.xml`;
    targets.set(name, other.target);
    return tag.replace(/(\sTarget=["'])[^"']*/, `$1${name}`);
  });
  const entries: Zippable = { ...unzipSync(bytes), [relationshipsPart]: strToU8(changed) };
  for (const [name, target] of targets)
    for (const partOf of [(part: string) => part, getRelationshipsPart]) {
      const part = entries[partOf(`word/${target}`)];
      if (part !== undefined) entries[partOf(`word/${name}`)] = part;
    }
  return { bytes: zipSync(entries, { level: 0 }), targets };
}

interface OtherPart {
  kind: string;
  /** The name without the folder. */
  target: string;
}

/** Headers and footers without a number in their name, by the ids of their relationships. */
function findOtherParts(xml: string): Map<string, OtherPart> {
  const found = new Map<string, OtherPart>();
  for (const { id, type, target, isExternal } of resolveRelationships(xml, bodyPart)) {
    const [, kind] = /\/(header|footer)$/.exec(type) ?? [];
    const [, name = ''] = /^word\/(.+)$/.exec(target) ?? [];
    if (kind !== undefined && !isExternal && name !== '' && !numberedPart.test(name))
      found.set(id, { kind, target: name });
  }
  return found;
}
