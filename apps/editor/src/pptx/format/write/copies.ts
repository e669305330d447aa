import { type Package, readPartBytes, readRelationshipMap } from '../../../canvas/format/package.ts';
import { type Element, getRawXml, getTag, parseAttributes } from '../../../xml/element.ts';
import type { Relationship } from '../../../xml/relationships.ts';
import type { ShapeSource } from '../read/reader.ts';
import type { PackageWriter } from './package-writer.ts';
import { typeOfPart } from './types.ts';
import { numberFor, type SheetWriting } from './writing.ts';

/** Relationship types of parts that may be shared. All others belong to one parent, and are copied with it. */
const shared = /\/(?:image|slideLayout|slideMaster|notesMaster|theme|slide|hyperlink|tags)$/;

/** A copy of a shape's markup for the same or another file: with its own ids, relationships and parts. */
export function copyXml(
  writing: SheetWriting,
  source: ShapeSource,
  { pack, id }: { pack: Package; id: string },
): string {
  const ids = new Map<string, string>();
  const isElsewhere = pack !== writing.opened.deck.pack;
  const xml = replaceRelationshipIds(getRawXml(source.element), (relationship) => {
    const found = source.sheet.relationships.get(relationship);
    if (found === undefined) return null;
    const known = ids.get(relationship);
    if (known !== undefined) return known;
    const target = found.isExternal
      ? found.target
      : copyPart(writing.book, { pack, relationship: found, isElsewhere });
    const own = writing.book.relate(writing.part, { type: found.type, target, isExternal: found.isExternal });
    ids.set(relationship, own);
    return own;
  });
  return declareNamespaces(renumberShapes(writing, xml, id), source.sheet.root);
}

function replaceRelationshipIds(xml: string, newIdFor: (id: string) => string | null): string {
  return xml.replace(
    /(\sr:[a-z]+\s*=\s*)(["'])([^"']+)\2/gi,
    (whole, name: string, quote: string, id: string) => {
      const own = newIdFor(id);
      return own === null ? whole : `${name}${quote}${own}${quote}`;
    },
  );
}

/** The first is the shape itself; a fallback version for older programs has the same id. */
function renumberShapes(writing: SheetWriting, xml: string, id: string): string {
  const numbers = new Map<string, number>();
  const withOwn = xml.replace(
    /(<p:cNvPr\b[^<>]*?\sid\s*=\s*["'])(\d+)/g,
    (_, tag: string, number: string) => {
      const own = numbers.get(number) ?? numberFor(writing, numbers.size === 0 ? id : `${id}/${number}`);
      numbers.set(number, own);
      return `${tag}${own}`;
    },
  );
  return withOwn.replace(
    /(<a:(?:stCxn|endCxn)\b[^<>]*?\sid\s*=\s*["'])(\d+)/g,
    (whole, tag: string, number: string) => {
      const own = numbers.get(number);
      return own === undefined ? whole : `${tag}${own}`;
    },
  );
}

/** Namespaces declared only on the root of the source part are declared on the copy itself. */
function declareNamespaces(xml: string, root: Element): string {
  const used = new Set([...xml.matchAll(/[<\s/]([\w.-]+):[\w.-]+/g)].map(([, prefix]) => prefix));
  for (const [, names = ''] of xml.matchAll(/\sRequires\s*=\s*["']([^"']*)/g))
    for (const name of names.split(/\s+/)) used.add(name);
  const declared = new Set(['a', 'r', 'p', 'xml', 'xmlns']);
  const own = parseAttributes(/^<[^>]*>/.exec(xml)?.[0] ?? '');
  let declarations = '';
  for (const [name, value] of parseAttributes(getTag(root))) {
    const prefix = name.startsWith('xmlns:') ? name.slice(6) : '';
    if (prefix !== '' && used.has(prefix) && !declared.has(prefix) && !own.has(name))
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
    isElsewhere,
    met = new Map(),
  }: { pack: Package; relationship: Relationship; isElsewhere: boolean; met?: Map<string, string> },
): string {
  const { target, type } = relationship;
  const known = met.get(target);
  if (known !== undefined) return known;
  if (!isElsewhere && shared.test(type)) return target;
  const bytes = readPartBytes(pack, target);
  if (bytes === null || (isElsewhere && /\/(?:slide|slideLayout|slideMaster|notesMaster)$/.test(type)))
    return target;
  const [, before = target, ending = ''] = /^(.*?)\d*(\.[^./]*)$/.exec(target) ?? [];
  const name = writer.freeName(before, ending);
  met.set(target, name);
  writer.put(name, bytes, typeOfPart(pack, target) ?? undefined);
  for (const own of readRelationshipMap(pack, target).values()) {
    const isKept = own.isExternal || (!isElsewhere && shared.test(own.type));
    const there =
      met.get(own.target) ??
      (isKept ? own.target : copyPart(writer, { pack, relationship: own, isElsewhere, met }));
    writer.setRelationship(name, { ...own, target: there });
  }
  return name;
}
