import type { Package } from '../../../canvas/format/package.ts';
import { getRelationshipsPart, resolveRelationships } from '../../../xml/relationships.ts';
import type { PackageWriter } from './package-writer.ts';

/** Removes deleted parts, and those that only they referred to. One traversal of all relationships. */
export function dropUnreachable(pack: Package, writer: PackageWriter, gone: readonly string[]): void {
  const reachable = reachedFrom([''], (part) =>
    [...writer.relationships(part).values()].flatMap(({ isExternal, target }) =>
      isExternal ? [] : [target],
    ),
  );
  const lost = reachedFrom(gone, (part) => {
    const xml = writer.text(getRelationshipsPart(part));
    return xml === null || reachable.has(part)
      ? []
      : resolveRelationships(xml, part).flatMap(({ isExternal, target }) => (isExternal ? [] : [target]));
  });
  for (const part of lost) if (!reachable.has(part) && pack.entries.has(part)) writer.drop(part);
}

function reachedFrom(starts: readonly string[], next: (part: string) => readonly string[]): Set<string> {
  const reached = new Set(starts);
  const open = [...starts];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const target of next(part)) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
