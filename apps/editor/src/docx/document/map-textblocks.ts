import { Fragment, type Node } from 'prosemirror-model';

/** Maps every paragraph, including those in tables and content controls, in one pass; unchanged nodes stay identical. */
export function mapTextblocks(parent: Node, change: (paragraph: Node) => Node): Node {
  if (parent.isTextblock) return change(parent);
  if (parent.isLeaf) return parent;
  const children = parent.children.map((child) => mapTextblocks(child, change));
  const isSame = children.every((child, index) => child === parent.child(index));
  return isSame ? parent : parent.copy(Fragment.from(children));
}

export function withAttribute(node: Node, name: string, value: unknown): Node {
  return node.type.create({ ...node.attrs, [name]: value }, node.content, node.marks);
}
