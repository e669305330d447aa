import type { Package } from '../../../canvas/format/package.ts';
import { getRelationshipsPart, resolveRelationships } from '../../../xml/relationships.ts';
import type { PackageWriter } from './package-writer.ts';

/** Removes deleted parts, and those that only they referred to. One traversal of all relationships. */
export function dropUnreachable(pack: Package, writer: PackageWriter, removedParts: readonly string[]): void {
  const reachable = collectReachable([''], (part) =>
    [...writer.getRelationships(part).values()].flatMap(({ isExternal, target }) =>
      isExternal ? [] : [target],
    ),
  );
  const candidates = collectReachable(removedParts, (part) => {
    const xml = writer.readText(getRelationshipsPart(part));
    return xml === null || reachable.has(part)
      ? []
      : resolveRelationships(xml, part).flatMap(({ isExternal, target }) => (isExternal ? [] : [target]));
  });
  for (const part of candidates) if (!reachable.has(part) && pack.entries.has(part)) writer.dropPart(part);
}

function collectReachable(
  starts: readonly string[],
  listTargets: (part: string) => readonly string[],
): Set<string> {
  const reached = new Set(starts);
  const queue = [...starts];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    for (const target of listTargets(part)) {
      if (reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  return reached;
}
