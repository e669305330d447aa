import { findReferencedIds, getRelationshipsPart, resolveRelationships } from '../../../xml/relationships.ts';
import { type Parts, partsOf } from './docx-of.ts';

/** Inconsistencies of a docx: ids without a relationship, relationships without a part, parts without a content type. */
export function packageProblems(bytes: Uint8Array): string[] {
  const parts = partsOf(bytes);
  const problems: string[] = [];
  for (const [name, xml] of Object.entries(parts)) {
    if (name.endsWith('.rels') || name.endsWith('/')) continue;
    if (name !== '[Content_Types].xml' && !hasType(parts, name)) problems.push(`${name} has no type`);
    const list = parts[getRelationshipsPart(name)] ?? '';
    const known = resolveRelationships(list, name);
    for (const { id, target } of known) {
      const isExternal = new RegExp(
        `Id="${id}"[^>]*TargetMode="External"|TargetMode="External"[^>]*Id="${id}"`,
      ).test(list);
      if (!isExternal && !(target in parts) && !target.startsWith('#'))
        problems.push(`${name}: ${id} leads to no part`);
    }
    const ids = new Set(known.map(({ id }) => id));
    if (!name.endsWith('.xml')) continue;
    for (const id of findReferencedIds(xml))
      if (id !== '' && !ids.has(id)) problems.push(`${name}: ${id} is no relationship`);
  }
  return problems;
}

function hasType(parts: Parts, name: string): boolean {
  const types = parts['[Content_Types].xml'] ?? '';
  const extension = /\.([^./]+)$/.exec(name)?.[1] ?? '';
  return (
    types.includes(`PartName="/${name}"`) ||
    types.toLowerCase().includes(`extension="${extension.toLowerCase()}"`)
  );
}
