import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { comment, commentIdsOf, deletion, insertion } from '../document/review/marks.ts';
import { anchorsIn } from './comments/anchors.ts';

/**
 * Suggested deletions are not copied, and pasted text is new: it carries no changes. A comment moves with cut text; copied text does not duplicate
 * it.
 */
export function clipboardPlugin(): Plugin {
  let copied = new Set<number>();
  return new Plugin({
    props: {
      transformCopied: (slice) => {
        copied = idsIn(slice.content);
        return withoutDeleted(slice);
      },
      transformPasted: (slice, view) => {
        const here = anchorsIn(view.state.doc);
        const isMoved = ({ attrs }: Mark): boolean =>
          copied.has(attrs.commentId) && !here.has(attrs.commentId);
        const isKept = (mark: Mark): boolean => {
          if (mark.type === comment) return isMoved(mark);
          return mark.type !== insertion && mark.type !== deletion;
        };
        return changed(slice, (node) =>
          deletion.isInSet(node.marks) ? null : node.mark(node.marks.filter(isKept)),
        );
      },
    },
  });
}

function withoutDeleted(slice: Slice): Slice {
  return changed(slice, (node) => (deletion.isInSet(node.marks) ? null : node));
}

function idsIn(content: Fragment): Set<number> {
  const ids = new Set<number>();
  content.descendants((node) => {
    for (const id of commentIdsOf(node)) ids.add(id);
  });
  return ids;
}

/** Block structure is kept, so that the slice stays open to the same depth. */
function changed(slice: Slice, change: (inline: Node) => Node | null): Slice {
  return new Slice(changedContent(slice.content, change), slice.openStart, slice.openEnd);
}

function changedContent(content: Fragment, change: (inline: Node) => Node | null): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (!node.isInline) nodes.push(node.copy(changedContent(node.content, change)));
    else {
      const one = change(node);
      if (one !== null) nodes.push(one);
    }
  });
  return Fragment.from(nodes);
}
