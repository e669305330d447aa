import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { DOMSerializer, type Node } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';
import type { BlockKind } from '../../document/styles/block-kinds.ts';
import { fromHalfPoints, fromTwips } from '../lengths.ts';
import { addContextualSpacingRules } from './contextual-spacing.ts';
import { computeListCss, type ListCss } from './list-css.ts';
import { type DefaultSpacing, fontCss, paragraphCss, type StyleSpacing } from './paragraph-css.ts';
import type { TabLayout } from './tab-layout.ts';
import { getOwnTabStops, type TabStop } from './tab-stops.ts';

export interface ParagraphPorts {
  numbering: () => NumberingDefinitions | undefined;
  defaults: () => DefaultSpacing;
  styleSpacing: (styleId: string | null | undefined) => StyleSpacing;
  /** Whether it is a heading, and of which level. */
  kind: (attrs: ParagraphAttrs) => BlockKind;
  /** Resets the counters of a list on the root of the text, each to the number before its first. */
  countFrom: (counters: Map<string, number>) => void;
  tabs: TabLayout;
}

/**
 * View of a paragraph. It starts from the library's rendering, as other code looks for its data attributes, and adds the formatting. Typing does not
 * render it again.
 */
export class ParagraphView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #ports: ParagraphPorts;
  readonly #stops: readonly TabStop[] | null;
  #node: Node;
  #font = '';

  constructor(node: Node, context: ParagraphPorts) {
    this.#ports = context;
    this.#node = node;
    this.dom = renderBase(node);
    this.contentDOM = this.dom;
    this.#stops = getOwnTabStops(node.attrs);
    this.#draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    if (node.attrs !== this.#node.attrs && !node.hasMarkup(node.type, this.#node.attrs)) return false;
    this.#node = node;
    this.#drawFont();
    this.#layTabs();
    return true;
  }

  /** Tab widths are not document changes. */
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    const { target } = mutation;
    return mutation.type === 'attributes' && target instanceof HTMLElement && target.className === 'docx-tab';
  }

  destroy(): void {
    this.#ports.tabs.unregister(this.dom);
  }

  #draw(): void {
    const attrs: ParagraphAttrs = this.#node.attrs;
    const formatting = paragraphCss(attrs, this.#node.content.size, {
      defaults: this.#ports.defaults(),
      style: this.#ports.styleSpacing(attrs.styleId),
    });
    const list = computeListCss(attrs, this.#ports.numbering());
    this.dom.classList.add(...formatting.classes);
    if (attrs.contextualSpacing) addContextualSpacingRules(attrs.styleId ?? undefined);
    if (!attrs.bidi) this.dom.dir = attrs.bidi === false ? 'ltr' : 'auto';
    const block = this.#ports.kind(attrs);
    // Still a `p` element, because the page layout applies to paragraphs.
    if (block.kind === 'heading')
      setAttributes(this.dom, { role: 'heading', 'aria-level': `${block.level}` });
    setStyle(this.dom, formatting.style);
    if (list !== null) this.#drawList(attrs, list);
    this.#drawFont();
    this.#layTabs();
  }

  #layTabs(): void {
    if (this.#stops === null || !hasTab(this.#node)) return;
    this.dom.classList.add('own-tabs');
    this.#ports.tabs.register(this.dom, this.#stops);
  }

  #drawList(attrs: ParagraphAttrs, list: ListCss): void {
    const first = attrs.indentFirstLine ?? list.indents.first;
    this.dom.classList.add('listed', first < 0 ? 'hanging' : 'not-hanging', `suffix-${list.suffix}`);
    setStyle(this.dom, {
      '--start': fromTwips(attrs.indentLeft ?? list.indents.start),
      '--first': fromTwips(first),
      '--marker': list.marker,
    });
    const written = attrs.defaultTextFormatting;
    if (written?.bold) this.dom.style.setProperty('--marker-weight', 'bold');
    if (list.counting === null) return;
    this.#ports.countFrom(list.counting.first);
    setStyle(this.dom, { 'counter-increment': list.counting.increment, 'counter-set': list.counting.set });
  }

  #drawFont(): void {
    const { family, size } = firstFont(this.#node);
    const smallest = smallestSize(this.#node);
    const drawn = `${family} ${size} ${smallest}`;
    if (drawn === this.#font) return;
    this.#font = drawn;
    for (const name of ['font-family', '--natural', 'font-size', '--strut'])
      this.dom.style.removeProperty(name);
    setStyle(this.dom, fontCss(family, size));
    if (smallest !== null && size !== null && smallest < size)
      this.dom.style.setProperty('--strut', fromHalfPoints(smallest));
  }
}

/** The library's element without its inline styles, most of which would interfere with the page layout. */
function renderBase(node: Node): HTMLElement {
  const rendered = node.type.spec.toDOM?.(node);
  if (rendered === undefined) throw new Error('A paragraph is drawn by the schema');
  const { dom } = DOMSerializer.renderSpec(document, rendered);
  if (!(dom instanceof HTMLElement)) throw new Error('A paragraph is an element');
  dom.removeAttribute('style');
  return dom;
}

/** The font and size of the start of a paragraph. */
export function firstFont(node: Node): { family: string | null; size: number | null } {
  const attrs: ParagraphAttrs = node.attrs;
  const base = attrs.defaultTextFormatting;
  let family = base?.fontFamily?.ascii ?? base?.fontFamily?.hAnsi ?? null;
  for (const { type, attrs: font } of node.firstChild?.marks ?? [])
    if (type.name === 'fontFamily')
      family = (isComplex(node.firstChild) ? font.cs : null) ?? font.ascii ?? font.hAnsi ?? family;
  return { family, size: sizeOf(node.firstChild) ?? base?.fontSize ?? null };
}

/** A line is as high as what stands in it, not as the start of its paragraph. Null if not all runs name their size. */
export function smallestSize(node: Node): number | null {
  let smallest: number | null = null;
  for (const run of node.children) {
    const size = sizeOf(run);
    if (size === null) return null;
    smallest = Math.min(smallest ?? size, size);
  }
  return smallest;
}

const isComplex = (run: Node | null): boolean => run?.marks.some(({ type }) => type.name === 'rtl') ?? false;

/** In half points. */
function sizeOf(run: Node | null): number | null {
  const attrs = run?.marks.find(({ type }) => type.name === 'fontSize')?.attrs;
  const size: unknown = (isComplex(run) ? attrs?.sizeCs : null) ?? attrs?.size;
  return typeof size === 'number' ? size : null;
}

function hasTab(node: Node): boolean {
  return node.children.some(({ type }) => type.name === 'tab');
}

function setAttributes(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function setStyle(element: HTMLElement, style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}
