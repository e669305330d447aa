import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { getBlockKind } from '../document/styles/block-kinds.ts';

/** A heading or a paragraph. The element is replaced when its kind changes. */
export class PlainBlock implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #parts: () => DocxPackage;
  readonly #elementName: string;

  constructor(node: Node, parts: () => DocxPackage) {
    this.#parts = parts;
    this.#elementName = getElementName(node, parts());
    const [tag = 'p', level] = this.#elementName.split(' ');
    this.dom = document.createElement(tag);
    this.contentDOM = this.dom;
    if (level !== undefined) this.dom.ariaLevel = level;
    this.#setDirection(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== 'paragraph' || getElementName(node, this.#parts()) !== this.#elementName)
      return false;
    this.#setDirection(node);
    return true;
  }

  #setDirection({ attrs }: Node): void {
    const dir = attrs.bidi ? 'rtl' : attrs.bidi === false ? 'ltr' : 'auto';
    if (this.dom.dir !== dir) this.dom.dir = dir;
  }
}

const maxDepth = 6;

/** The element name, and `aria-level` for levels that HTML lacks. */
function getElementName({ attrs }: Node, parts: DocxPackage): string {
  const block = getBlockKind(attrs, parts);
  if (block.kind !== 'heading') return 'p';
  return block.level <= maxDepth ? `h${block.level}` : `h${maxDepth} ${block.level}`;
}
