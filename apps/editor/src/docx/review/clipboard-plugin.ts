import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { comment, commentIdsOf, deletion, insertion } from '../document/review/marks.ts';
import { findAnchors } from './comments/anchors.ts';

/**
 * Suggested deletions are not copied, and pasted text is new: it carries no changes. A comment moves with cut text; copied text does not duplicate
 * it.
 */
export function clipboardPlugin(): Plugin {
  let copiedCommentIds = new Set<number>();
  return new Plugin({
    props: {
      transformCopied: (slice) => {
        copiedCommentIds = collectCommentIds(slice.content);
        return removeDeleted(slice);
      },
      transformPasted: (slice, view) => {
        const anchors = findAnchors(view.state.doc);
        const isMovedComment = ({ attrs }: Mark): boolean =>
          copiedCommentIds.has(attrs.commentId) && !anchors.has(attrs.commentId);
        const keepsMark = (mark: Mark): boolean => {
          if (mark.type === comment) return isMovedComment(mark);
          return mark.type !== insertion && mark.type !== deletion;
        };
        return mapSlice(slice, (node) =>
          deletion.isInSet(node.marks) ? null : node.mark(node.marks.filter(keepsMark)),
        );
      },
    },
  });
}

function removeDeleted(slice: Slice): Slice {
  return mapSlice(slice, (node) => (deletion.isInSet(node.marks) ? null : node));
}

function collectCommentIds(content: Fragment): Set<number> {
  const ids = new Set<number>();
  content.descendants((node) => {
    for (const id of commentIdsOf(node)) ids.add(id);
  });
  return ids;
}

/** Block structure is kept, so that the slice stays open to the same depth. */
function mapSlice(slice: Slice, change: (inline: Node) => Node | null): Slice {
  return new Slice(mapContent(slice.content, change), slice.openStart, slice.openEnd);
}

function mapContent(content: Fragment, change: (inline: Node) => Node | null): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (!node.isInline) nodes.push(node.copy(mapContent(node.content, change)));
    else {
      const one = change(node);
      if (one !== null) nodes.push(one);
    }
  });
  return Fragment.from(nodes);
}
