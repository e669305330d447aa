/** A relationship of a part: its id, and the part that it leads to by its full name. */
export interface Relationship {
  id: string;
  target: string;
}

/** The part that describes where a part leads. */
export function relationshipsName(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/** Those that lead to parts of the package; `part` is the one whose relationships these are. */
export function readRelationships(xml: string, part: string): Relationship[] {
  const found: Relationship[] = [];
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];
    const [id, target] = [value('Id'), value('Target')];
    if (id === undefined || target === undefined) continue;
    found.push({ id, target: value('TargetMode') === 'External' ? target : resolved(target, part) });
  }
  return found;
}

function resolved(target: string, part: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

/** Ids of relationships that a text refers to. */
export function usedIds(xml: string): Set<string> {
  const ids = xml.matchAll(/\s(?:r|o|v):(?:embed|id|link|pict|href|dm|lo|qs|cs|relid)\s*=\s*["']([^"']*)/g);
  return new Set([...ids].map(([, id]) => id ?? ''));
}
