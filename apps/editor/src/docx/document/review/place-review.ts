import { Fragment, type Mark, type Node } from 'prosemirror-model';
import type { ReviewEvent } from './lift-review.ts';
import { comment, deletion, insertion } from './marks.ts';
import { markerPattern } from './xml-text.ts';

/** Replaces the markers by marks for changes and comments. `comments`: ids of the known comments that are not replies. */
export function placeReview(doc: Node, events: readonly ReviewEvent[], comments: ReadonlySet<number>): Node {
  return events.length === 0 ? doc : new Placing(events, comments).block(doc);
}

class Placing {
  private readonly events: readonly ReviewEvent[];
  private readonly comments: ReadonlySet<number>;
  private readonly changes = new Map<'insertion' | 'deletion', Mark>();
  private readonly openComments = new Map<number, Mark>();
  private readonly started = new Set<number>();

  constructor(events: readonly ReviewEvent[], comments: ReadonlySet<number>) {
    this.events = events;
    this.comments = comments;
  }

  block(node: Node): Node {
    if (!node.isTextblock) {
      return node.childCount === 0
        ? node
        : node.copy(Fragment.from(node.children.map((one) => this.block(one))));
    }
    const content = Fragment.from(this.inline(node));
    this.changes.clear();
    if (content.eq(node.content)) return node;
    // The library's remembered run boundaries include the markers.
    const attrs = { ...node.attrs, _originalRunBoundaries: null };
    return node.type.create(attrs, content, node.marks);
  }

  private inline(parent: Node): Node[] {
    const nodes: Node[] = [];
    parent.forEach((child) => {
      if (child.isText) this.text(child, nodes);
      else {
        const inner = child.isLeaf ? child : child.copy(Fragment.from(this.inline(child)));
        nodes.push(this.marked(inner));
      }
    });
    return nodes;
  }

  private text(node: Node, nodes: Node[]): void {
    const parts = (node.text ?? '').split(markerPattern);
    parts.forEach((part, index) => {
      const event = index % 2 === 1 ? this.events[Number(part)] : undefined;
      if (event !== undefined) this.apply(event, nodes);
      else if (part !== '') nodes.push(this.marked(node.type.schema.text(part, node.marks)));
    });
  }

  private apply(event: ReviewEvent, nodes: Node[]): void {
    if (event.kind === 'open') {
      const { author, date } = event;
      const type = event.type === 'insertion' ? insertion : deletion;
      this.changes.set(event.type, type.create({ author, date }));
    } else if (event.kind === 'close') this.changes.delete(event.type);
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
    if (mark !== undefined && !this.started.has(id) && last !== undefined)
      nodes[nodes.length - 1] = last.mark(mark.addToSet(last.marks));
  }

  private marked(node: Node): Node {
    let { marks } = node;
    for (const mark of this.changes.values()) marks = mark.addToSet(marks);
    for (const [id, mark] of this.openComments) {
      marks = mark.addToSet(marks);
      this.started.add(id);
    }
    return node.mark(marks);
  }
}
