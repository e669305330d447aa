import type { SceneComment } from '../scene/scene.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeProperties, type Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';
import { findFreeId } from './unique-names.ts';

type CommentVersions = Versions<readonly SceneComment[]>;

/** Three-way merge of the comments of a page: no text of a comment or reply that one side has written is lost. */
export function mergeComments(versions: CommentVersions): SceneComment[] {
  const { base, theirs } = versions;
  const mine = renameAdded(versions);
  const copies: SceneComment[] = [];
  const usedIds = new Set([...base, ...mine, ...theirs].map(({ id }) => id));
  const merged = mergeLists({ base, mine, theirs }, (baseItem, mineItem, theirsItem) => {
    if (baseItem === null) return [theirsItem];
    if (mineItem.text !== theirsItem.text && !isUnchangedText(baseItem, mineItem, theirsItem))
      copies.push({ ...mineItem, id: takeFreeId(mineItem.id, usedIds) });
    return [mergeComment({ base: baseItem, mine: mineItem, theirs: theirsItem })];
  });
  return restoreParents([...merged, ...copies], base);
}

/** Ids of comments added on both sides may be equal: one of mine must not be taken for another of theirs, nor may replies change threads. */
function renameAdded({ base, mine, theirs }: CommentVersions): SceneComment[] {
  const baseIds = new Set(base.map(({ id }) => id));
  const theirsById = new Map(theirs.map((comment) => [comment.id, comment]));
  const usedIds = new Set([...base, ...mine, ...theirs].map(({ id }) => id));
  const newIds = new Map<string, string>();
  for (const comment of mine) {
    const other = baseIds.has(comment.id) ? undefined : theirsById.get(comment.id);
    if (other !== undefined && !isSameValue(comment, other))
      newIds.set(comment.id, takeFreeId(comment.id, usedIds));
  }
  if (newIds.size === 0) return [...mine];
  const rename = (id: string): string => newIds.get(id) ?? id;
  return mine.map((comment) => ({
    ...comment,
    id: rename(comment.id),
    parentId: comment.parentId === null ? null : rename(comment.parentId),
  }));
}

function takeFreeId(id: string, usedIds: Set<string>): string {
  const freeId = findFreeId(id, usedIds);
  usedIds.add(freeId);
  return freeId;
}

const isUnchangedText = (before: SceneComment, one: SceneComment, other: SceneComment): boolean =>
  one.text === before.text || other.text === before.text;

function mergeComment({ base, mine, theirs }: Versions<SceneComment>): SceneComment {
  const merged = mergeProperties({ base, mine, theirs }, ['text', 'x', 'y', 'isResolved']);
  return isUnchangedText(base, mine, theirs) ? merged : { ...merged, text: theirs.text };
}

/** A comment that one side deleted stays if the other side has replied to it. */
function restoreParents(comments: readonly SceneComment[], base: readonly SceneComment[]): SceneComment[] {
  const ids = new Set(comments.map(({ id }) => id));
  const neededIds = new Set(
    comments.flatMap(({ parentId }) => (parentId === null || ids.has(parentId) ? [] : [parentId])),
  );
  return [...base.filter(({ id }) => neededIds.has(id)), ...comments];
}
