import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { comment, commentIdsOf, deletion, insertion } from '../document/review/marks.ts';
import { anchorsIn } from './comments/anchors.ts';

/**
 * What is deleted is not copied, and what is pasted is new here: it brings no changes along. A comment moves with words that are cut; with words
 * that are copied it does not come a second time.
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

/** Blocks stay, so that the slice stays open as far as it was. */
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
