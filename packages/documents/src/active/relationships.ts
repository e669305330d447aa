import { type Relationship, relationshipOf } from '../relationships.ts';
import {
  isActiveRelationship,
  isClickable,
  isHyperlink,
  isLinkToWorkbook,
  isOutside,
} from './active-names.ts';
import { readDeclarations, writeDeclared } from './declarations.ts';
import { targetOf } from './part-name.ts';

/** The relationships of one part, judged. */
export interface CleanedRelationships {
  remaining: Relationship[];
  /** What no other relationship of the part has kept. */
  droppedIds: ReadonlySet<string>;
  /** Of links that a reader may click: nothing else may be loaded through them. */
  linkIds: ReadonlySet<string>;
  /** Parts that only something active leads to from here. */
  droppedTargets: readonly string[];
  isPlain: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

export function isRelationships(plain: string): boolean {
  return plain.endsWith('.rels');
}

/** @param isDropped whether a part, by its plain name, will not be there any more */
export function cleanRelationships(
  name: string,
  content: Uint8Array,
  isDropped: (plain: string) => boolean,
): CleanedRelationships {
  const { items, isPlain } = readDeclarations(content, 'relationships', ['relationship']);
  const kept: Relationship[] = [];
  const droppedIds = new Set<string>();
  const droppedTargets: string[] = [];
  let hasChanged = false;
  for (const item of items) {
    const found = relationshipOf(item);
    const allowed = allowedOf(found, (target) => isDropped(targetOf(name, target)));
    if (allowed) kept.push(allowed);
    else {
      droppedIds.add(found.id);
      if (!found.isExternal) droppedTargets.push(targetOf(name, found.target));
    }
    if (allowed !== found) hasChanged = true;
  }
  for (const { id } of kept) droppedIds.delete(id);
  const linkIds = new Set(kept.filter((item) => item.isExternal).map(({ id }) => id));
  return { remaining: kept, droppedIds, linkIds, droppedTargets, isPlain: isPlain && !hasChanged };
}

/** The relationship as it may stay; null if it may not. */
function allowedOf(found: Relationship, isDropped: (target: string) => boolean): Relationship | null {
  const { type, target, isExternal } = found;
  if (isActiveRelationship(type)) return null;
  // Without it the workbook would not open; its values are beside it.
  if (isLinkToWorkbook(type))
    return isExternal && target !== blockedTarget ? { ...found, target: blockedTarget } : found;
  if (isExternal) return isHyperlink(type) && isClickable(target) ? found : null;
  return isOutside(target) && !target.startsWith('..') ? null : isDropped(target) ? null : found;
}

const blockedTarget = 'not-taken-along.xlsx';

export function writeRelationships(kept: readonly Relationship[]): string {
  const items = kept.map(({ id, type, target, isExternal }) =>
    writeDeclared('Relationship', [
      ['Id', id],
      ['Type', type],
      ['Target', target],
      ...(isExternal ? [['TargetMode', 'External'] as const] : []),
    ]),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${items.join('')}</Relationships>`;
}
