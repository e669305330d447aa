import { readRelationships } from '@redraft/documents';

/** A relationship of a part: its id, and the part that it leads to by its full name. */
export interface Lead {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

/** The part that describes where a part leads. */
export function relationshipsName(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/** Where a part leads; `part` is the one whose relationships these are. */
export function leadsOf(xml: string, part: string): Lead[] {
  return readRelationships(xml)
    .filter(({ id, target }) => id !== '' && target !== '')
    .map((lead) => (lead.isExternal ? lead : { ...lead, target: resolved(lead.target, part) }));
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
