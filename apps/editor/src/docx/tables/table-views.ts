import type { TableAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { DOMSerializer, type Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor, ViewMutationRecord } from 'prosemirror-view';
import { defaultSpacingCss } from '../view/text/paragraph-css.ts';
import { getTableAlignment, getTableSpacing } from '../view/text/style-defaults.ts';
import { type RowSpans, watchRowSpans } from './row-spans.ts';
import { cellCss, rowCss, tableAlignmentCss, tableCss } from './table-css.ts';

/**
 * Tables with separate boxes as rows, so that page gaps can fall between rows: the table is no formatting context, and each row is a grid. Row spans
 * are laid out by row-spans.ts.
 */
export function createTableViews(styles: () => DocxPackage['styles']): Record<string, NodeViewConstructor> {
  return {
    table: (node) => new TableView(node, styles),
    tableRow: (node) => new PartView(node, rowCss),
    tableCell: (node) => new PartView(node, cellCss),
    tableHeader: (node) => new PartView(node, cellCss),
  };
}

class TableView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #table: HTMLElement;
  readonly #rowSpans: RowSpans;
  readonly #styles: () => DocxPackage['styles'];
  #node: Node;

  constructor(node: Node, styles: () => DocxPackage['styles']) {
    this.#node = node;
    this.#styles = styles;
    const { dom, contentDOM } = renderBase(node);
    this.#table = dom;
    this.contentDOM = contentDOM;
    // In narrow frames a wide table scrolls within itself.
    this.dom = document.createElement('div');
    this.dom.className = 'table-place';
    this.dom.append(dom);
    this.#rowSpans = watchRowSpans(contentDOM);
    this.#render();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    if (node.attrs !== this.#node.attrs && !node.hasMarkup(node.type, this.#node.attrs)) return false;
    this.#node = node;
    this.#render();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return isOwnStyle(mutation, this.dom) || isOwnStyle(mutation, this.#table);
  }

  destroy(): void {
    this.#rowSpans.stop();
  }

  #render(): void {
    const attrs: TableAttrs = this.#node.attrs;
    // The table stands where its first column does; a nested one does not inherit the direction of the outer one.
    this.dom.dir = attrs.bidi ? 'rtl' : 'ltr';
    setStyle(this.#table, tableCss(this.#node));
    setStyle(this.#table, defaultSpacingCss(getTableSpacing(this.#styles(), attrs.styleId)));
    setStyle(this.#table, tableAlignmentCss(getTableAlignment(this.#styles(), attrs)));
    // The rows of this change are rendered afterwards.
    queueMicrotask(() => this.#rowSpans.read(this.#node));
  }
}

/** View of a row or a cell. */
class PartView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  #node: Node;

  constructor(node: Node, css: (attrs: Node['attrs']) => Record<string, string>) {
    this.#node = node;
    const { dom, contentDOM } = renderBase(node);
    this.dom = dom;
    this.contentDOM = contentDOM;
    setStyle(dom, css(node.attrs));
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    if (node.attrs !== this.#node.attrs && !node.hasMarkup(node.type, this.#node.attrs)) return false;
    this.#node = node;
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return isOwnStyle(mutation, this.dom);
  }
}

/** Styles set by row-spans.ts and column dragging are not document changes. */
function isOwnStyle(mutation: ViewMutationRecord, dom: HTMLElement): boolean {
  return mutation.type === 'attributes' && mutation.target === dom;
}

/** The library's elements with their data attributes, but without inline styles. */
function renderBase(node: Node): { dom: HTMLElement; contentDOM: HTMLElement } {
  const rendered = node.type.spec.toDOM?.(node);
  if (rendered === undefined) throw new Error('The parts of a table are drawn by the schema');
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, rendered);
  if (!(dom instanceof HTMLElement) || contentDOM === undefined)
    throw new Error('A table is made of elements');
  dom.removeAttribute('style');
  return { dom, contentDOM };
}

function setStyle(element: HTMLElement, style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}
