import { type Relationship, toRelationship } from '../relationships.ts';
import {
  isActiveRelationship,
  isClickable,
  isHyperlink,
  isLinkToWorkbook,
  isOutside,
} from './active-names.ts';
import { readDeclarations, writeDeclared } from './declarations.ts';
import { resolveTarget } from './part-name.ts';

/** The cleaned relationships of one part. */
export interface CleanedRelationships {
  remaining: Relationship[];
  /** Removed ids that no other relationship of the part uses. */
  droppedIds: ReadonlySet<string>;
  /** Ids of hyperlinks: nothing else may be loaded through them. */
  linkIds: ReadonlySet<string>;
  /** Parts that only active relationships of this part refer to. */
  droppedTargets: readonly string[];
  isPlain: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

export function isRelationships(normalizedName: string): boolean {
  return normalizedName.endsWith('.rels');
}

/** @param isDropped whether a part, by its normalised name, is removed from the file */
export function cleanRelationships(
  name: string,
  content: Uint8Array,
  isDropped: (normalizedName: string) => boolean,
): CleanedRelationships {
  const { items, isPlain } = readDeclarations(content, 'relationships', ['relationship']);
  const remaining: Relationship[] = [];
  const droppedIds = new Set<string>();
  const droppedTargets: string[] = [];
  let hasChanged = false;
  for (const item of items) {
    const relationship = toRelationship(item);
    const allowed = getAllowed(relationship, (target) => isDropped(resolveTarget(name, target)));
    if (allowed) remaining.push(allowed);
    else {
      droppedIds.add(relationship.id);
      if (!relationship.isExternal) droppedTargets.push(resolveTarget(name, relationship.target));
    }
    if (allowed !== relationship) hasChanged = true;
  }
  for (const { id } of remaining) droppedIds.delete(id);
  const linkIds = new Set(remaining.filter((item) => item.isExternal).map(({ id }) => id));
  return { remaining, droppedIds, linkIds, droppedTargets, isPlain: isPlain && !hasChanged };
}

/** The relationship in its permitted form; null if it is not allowed. */
function getAllowed(relationship: Relationship, isDropped: (target: string) => boolean): Relationship | null {
  const { type, target, isExternal } = relationship;
  if (isActiveRelationship(type)) return null;
  // The workbook would not open without it; its values are cached.
  if (isLinkToWorkbook(type))
    return isExternal && target !== blockedTarget ? { ...relationship, target: blockedTarget } : relationship;
  if (isExternal) return isHyperlink(type) && isClickable(target) ? relationship : null;
  return isOutside(target) && !target.startsWith('..') ? null : isDropped(target) ? null : relationship;
}

/** The name of a workbook that does not exist: nothing is loaded, and the cached values are shown. */
const blockedTarget = 'not-taken-along.xlsx';

export function writeRelationships(remaining: readonly Relationship[]): string {
  const items = remaining.map(({ id, type, target, isExternal }) =>
    writeDeclared('Relationship', [
      ['Id', id],
      ['Type', type],
      ['Target', target],
      ...(isExternal ? [['TargetMode', 'External'] as const] : []),
    ]),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${items.join('')}</Relationships>`;
}
