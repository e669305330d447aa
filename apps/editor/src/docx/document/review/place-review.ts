import { Fragment, type Mark, type Node } from 'prosemirror-model';
import type { ReviewEvent } from './extract-review.ts';
import { comment, deletion, insertion } from './marks.ts';
import { markerPattern } from './xml-text.ts';

/** Replaces the markers by marks for changes and comments. `comments`: ids of the known comments that are not replies. */
export function restoreReviewMarks(
  doc: Node,
  events: readonly ReviewEvent[],
  comments: ReadonlySet<number>,
): Node {
  return events.length === 0 ? doc : new ReviewMarkRestorer(events, comments).restoreInBlock(doc);
}

class ReviewMarkRestorer {
  private readonly events: readonly ReviewEvent[];
  private readonly comments: ReadonlySet<number>;
  private readonly openChanges = new Map<'insertion' | 'deletion', Mark>();
  private readonly openComments = new Map<number, Mark>();
  private readonly shownComments = new Set<number>();

  constructor(events: readonly ReviewEvent[], comments: ReadonlySet<number>) {
    this.events = events;
    this.comments = comments;
  }

  restoreInBlock(node: Node): Node {
    if (!node.isTextblock) {
      return node.childCount === 0
        ? node
        : node.copy(Fragment.from(node.children.map((one) => this.restoreInBlock(one))));
    }
    const content = Fragment.from(this.restoreInInline(node));
    this.openChanges.clear();
    if (content.eq(node.content)) return node;
    // The library's remembered run boundaries include the markers.
    const attrs = { ...node.attrs, _originalRunBoundaries: null };
    return node.type.create(attrs, content, node.marks);
  }

  private restoreInInline(parent: Node): Node[] {
    const nodes: Node[] = [];
    parent.forEach((child) => {
      if (child.isText) this.restoreInText(child, nodes);
      else {
        const inner = child.isLeaf ? child : child.copy(Fragment.from(this.restoreInInline(child)));
        nodes.push(this.withOpenMarks(inner));
      }
    });
    return nodes;
  }

  private restoreInText(node: Node, nodes: Node[]): void {
    const parts = (node.text ?? '').split(markerPattern);
    parts.forEach((part, index) => {
      const event = index % 2 === 1 ? this.events[Number(part)] : undefined;
      if (event !== undefined) this.applyEvent(event, nodes);
      else if (part !== '') nodes.push(this.withOpenMarks(node.type.schema.text(part, node.marks)));
    });
  }

  private applyEvent(event: ReviewEvent, nodes: Node[]): void {
    if (event.kind === 'open') {
      const { author, date } = event;
      const type = event.type === 'insertion' ? insertion : deletion;
      this.openChanges.set(event.type, type.create({ author, date }));
    } else if (event.kind === 'close') this.openChanges.delete(event.type);
    else if (!this.comments.has(event.id)) return;
    else if (event.kind === 'commentStart')
      this.openComments.set(event.id, comment.create({ commentId: event.id }));
    else this.endComment(event.id, nodes);
  }

  /** A comment without a range is anchored to the text before it, so that it is visible. */
  private endComment(id: number, nodes: Node[]): void {
    const mark = this.openComments.get(id);
    this.openComments.delete(id);
    const last = nodes.at(-1);
    if (mark !== undefined && !this.shownComments.has(id) && last !== undefined)
      nodes[nodes.length - 1] = last.mark(mark.addToSet(last.marks));
  }

  private withOpenMarks(node: Node): Node {
    let { marks } = node;
    for (const mark of this.openChanges.values()) marks = mark.addToSet(marks);
    for (const [id, mark] of this.openComments) {
      marks = mark.addToSet(marks);
      this.shownComments.add(id);
    }
    return node.mark(marks);
  }
}
