import { type Package, readPartBytes, readRelationshipMap } from '../../../canvas/format/package.ts';
import { type Element, getRawXml, getTag, parseAttributes } from '../../../xml/element.ts';
import type { Relationship } from '../../../xml/relationships.ts';
import type { ShapeSource } from '../read/reader.ts';
import { getDeclaredType } from './content-types.ts';
import type { PackageWriter } from './package-writer.ts';
import { getShapeNumber, type SlideWriteContext } from './write-context.ts';

/** Relationship types of parts that may be shared. All others belong to one parent, and are copied with it. */
const sharedTypes = /\/(?:image|slideLayout|slideMaster|notesMaster|theme|slide|hyperlink|tags)$/;

/** A copy of a shape's markup for the same or another file: with its own ids, relationships and parts. */
export function copyXml(
  writing: SlideWriteContext,
  source: ShapeSource,
  { pack, id }: { pack: Package; id: string },
): string {
  const newIds = new Map<string, string>();
  const isFromOtherFile = pack !== writing.opened.deck.pack;
  const xml = replaceRelationshipIds(getRawXml(source.element), (relationshipId) => {
    const relationshipFound = source.sheet.relationships.get(relationshipId);
    if (relationshipFound === undefined) return null;
    const knownId = newIds.get(relationshipId);
    if (knownId !== undefined) return knownId;
    const target = relationshipFound.isExternal
      ? relationshipFound.target
      : copyPart(writing.writer, { pack, relationship: relationshipFound, isFromOtherFile });
    const newId = writing.writer.findOrAddRelationship(writing.part, {
      type: relationshipFound.type,
      target,
      isExternal: relationshipFound.isExternal,
    });
    newIds.set(relationshipId, newId);
    return newId;
  });
  return declareNamespaces(renumberShapes(writing, xml, id), source.sheet.root);
}

function replaceRelationshipIds(xml: string, newIdFor: (id: string) => string | null): string {
  return xml.replace(
    /(\sr:[a-z]+\s*=\s*)(["'])([^"']+)\2/gi,
    (whole, name: string, quote: string, id: string) => {
      const newId = newIdFor(id);
      return newId === null ? whole : `${name}${quote}${newId}${quote}`;
    },
  );
}

/** The first is the shape itself; a fallback version for older programs has the same id. */
function renumberShapes(writing: SlideWriteContext, xml: string, id: string): string {
  const numbers = new Map<string, number>();
  const renumbered = xml.replace(
    /(<p:cNvPr\b[^<>]*?\sid\s*=\s*["'])(\d+)/g,
    (_, tag: string, number: string) => {
      const newId =
        numbers.get(number) ?? getShapeNumber(writing, numbers.size === 0 ? id : `${id}/${number}`);
      numbers.set(number, newId);
      return `${tag}${newId}`;
    },
  );
  return renumbered.replace(
    /(<a:(?:stCxn|endCxn)\b[^<>]*?\sid\s*=\s*["'])(\d+)/g,
    (whole, tag: string, number: string) => {
      const newId = numbers.get(number);
      return newId === undefined ? whole : `${tag}${newId}`;
    },
  );
}

/** Namespaces declared only on the root of the source part are declared on the copy itself. */
function declareNamespaces(xml: string, root: Element): string {
  const used = new Set([...xml.matchAll(/[<\s/]([\w.-]+):[\w.-]+/g)].map(([, prefix]) => prefix));
  for (const [, names = ''] of xml.matchAll(/\sRequires\s*=\s*["']([^"']*)/g))
    for (const name of names.split(/\s+/)) used.add(name);
  const declared = new Set(['a', 'r', 'p', 'xml', 'xmlns']);
  const rootAttributes = parseAttributes(/^<[^>]*>/.exec(xml)?.[0] ?? '');
  let declarations = '';
  for (const [name, value] of parseAttributes(getTag(root))) {
    const prefix = name.startsWith('xmlns:') ? name.slice(6) : '';
    if (prefix !== '' && used.has(prefix) && !declared.has(prefix) && !rootAttributes.has(name))
      declarations += ` ${name}=${value}`;
  }
  return xml.replace(/^<[^\s/>]+/, (start) => `${start}${declarations}`);
}

/** Copies a part, with the parts that belong to it in turn. */
export function copyPart(
  writer: PackageWriter,
  {
    pack,
    relationship,
    isFromOtherFile,
    copiedParts = new Map(),
  }: {
    pack: Package;
    relationship: Relationship;
    isFromOtherFile: boolean;
    copiedParts?: Map<string, string>;
  },
): string {
  const { target, type } = relationship;
  const knownId = copiedParts.get(target);
  if (knownId !== undefined) return knownId;
  if (!isFromOtherFile && sharedTypes.test(type)) return target;
  const bytes = readPartBytes(pack, target);
  if (bytes === null || (isFromOtherFile && /\/(?:slide|slideLayout|slideMaster|notesMaster)$/.test(type)))
    return target;
  const [, before = target, suffix = ''] = /^(.*?)\d*(\.[^./]*)$/.exec(target) ?? [];
  const name = writer.createPartName(before, suffix);
  copiedParts.set(target, name);
  writer.putPart(name, bytes, getDeclaredType(pack, target) ?? undefined);
  for (const targetRelationship of readRelationshipMap(pack, target).values()) {
    const keepsTarget =
      targetRelationship.isExternal || (!isFromOtherFile && sharedTypes.test(targetRelationship.type));
    const copiedTarget =
      copiedParts.get(targetRelationship.target) ??
      (keepsTarget
        ? targetRelationship.target
        : copyPart(writer, { pack, relationship: targetRelationship, isFromOtherFile, copiedParts }));
    writer.setRelationship(name, { ...targetRelationship, target: copiedTarget });
  }
  return name;
}
