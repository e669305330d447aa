import type { Package } from '../../../canvas/format/package.ts';
import { leadsOf, relationshipsName } from '../../../xml/relationships.ts';
import type { Book } from './book.ts';

/** Takes away parts that are gone, and what only they led to. One walk over all leads. */
export function dropUnreachable(pack: Package, book: Book, gone: readonly string[]): void {
  const reachable = reachedFrom([''], (part) =>
    [...book.leads(part).values()].flatMap(({ isExternal, target }) => (isExternal ? [] : [target])),
  );
  const lost = reachedFrom(gone, (part) => {
    const xml = book.text(relationshipsName(part));
    return xml === null || reachable.has(part)
      ? []
      : leadsOf(xml, part).flatMap(({ isExternal, target }) => (isExternal ? [] : [target]));
  });
  for (const part of lost) if (!reachable.has(part) && pack.entries.has(part)) book.drop(part);
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
