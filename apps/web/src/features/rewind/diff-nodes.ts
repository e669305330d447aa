/** A node of a comparison, in the element types that the server uses. */
export type DiffNode =
  | { kind: 'kept'; text: string }
  | { kind: 'added' | 'removed'; text: string; change: number }
  | { kind: 'movedFrom' | 'movedTo'; text: string; change: number };
export type DiffParagraph = DiffNode[];

/**
 * Parses a comparison's paragraphs and numbers its changes from 1. Parsed as an inert document from which only text and marks are taken, so no other
 * HTML can reach the page.
 */
export function readDiff(html: string): { paragraphs: DiffParagraph[]; changes: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let changes = 0;
  const paragraphs = [...body.children].map((paragraph) =>
    [...paragraph.childNodes].map((node): DiffNode => {
      const text = node.textContent ?? '';
      const kind = readNodeKind(node);
      if (kind === 'kept') return { kind, text };
      changes += 1;
      return { kind, text, change: changes };
    }),
  );
  return { paragraphs, changes };
}

function readNodeKind(node: Node): DiffNode['kind'] {
  const isMoved = node instanceof Element && node.hasAttribute('data-move');
  switch (node.nodeName) {
    case 'INS':
      return 'added';
    case 'DEL':
      return isMoved ? 'movedFrom' : 'removed';
    case 'MARK':
      return 'movedTo';
    default:
      return 'kept';
  }
}
