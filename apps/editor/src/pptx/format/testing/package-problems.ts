import { strFromU8, unzipSync } from 'fflate';
import { getRelationshipsPart, resolveRelationships } from '../../../xml/relationships.ts';
import { findSyntaxProblems } from '../../../xml/testing/syntax-problems.ts';

/**
 * Inconsistencies of a package: XML that is not well-formed, ids that are duplicate or without a relationship, parts that are missing or without a
 * content type.
 */
export function findPackageProblems(bytes: Uint8Array): string[] {
  const entries = unzipSync(bytes);
  const problems: string[] = [];
  const types = strFromU8(entries['[Content_Types].xml'] ?? new Uint8Array());
  for (const [name, content] of Object.entries(entries)) {
    const extension = /\.([^./]+)$/.exec(name)?.[1] ?? '';
    const hasType = types.includes(`PartName="/${name}"`) || types.includes(`Extension="${extension}"`);
    if (name !== '[Content_Types].xml' && !hasType) problems.push(`${name} has no type`);
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const xml = strFromU8(content);
    problems.push(...findSyntaxProblems(name, xml));
    if (name.endsWith('.rels')) continue;
    const relationships = new Map(
      resolveRelationships(strFromU8(entries[getRelationshipsPart(name)] ?? new Uint8Array()), name).map(
        (relationship) => [relationship.id, relationship],
      ),
    );
    for (const { id, target, isExternal } of relationships.values())
      if (!isExternal && !(target in entries))
        problems.push(`${name}: ${id} leads to ${target}, which is missing`);
    for (const [, id = ''] of xml.matchAll(/\sr:(?:id|embed|link|pict|dm|lo|qs|cs)="([^"]*)"/g))
      if (id !== '' && !relationships.has(id)) problems.push(`${name}: ${id} is no relationship`);
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) problems.push(...findIdProblems(name, xml));
  }
  for (const [, name = ''] of types.matchAll(/PartName="\/([^"]*)"/g))
    if (!(name in entries)) problems.push(`${name} is only a type`);
  return problems;
}

/** A shape id may occur twice only in alternative versions for older and newer programs. */
function findIdProblems(name: string, xml: string): string[] {
  const xmlWithoutFallbacks = xml.replace(/<mc:Fallback[^>]*>[\s\S]*?<\/mc:Fallback>/g, '');
  const ids = [...xmlWithoutFallbacks.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, number]) => number);
  const duplicates = ids.filter((number, index) => ids.indexOf(number) !== index);
  const shapeIds = new Set(ids);
  const missingTargets = [...xml.matchAll(/<p:(?:spTgt|bldP) spid="(\d+)"/g)].filter(
    ([, number]) => !shapeIds.has(number),
  );
  return [
    ...duplicates.map((number) => `${name}: ${number} twice`),
    ...missingTargets.map(([, number]) => `${name}: animates ${number}`),
  ];
}
