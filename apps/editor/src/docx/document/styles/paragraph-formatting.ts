import { createStyleResolver } from '@eigenpal/docx-editor-core/prosemirror/styles';
import type { ParagraphFormatting, StyleDefinitions } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Node } from 'prosemirror-model';

/**
 * The library writes spacing and indents from the formatting that was read, ignoring later changes, and omits zeros for new paragraphs. This sets
 * that formatting to what must be written: the differences from the style.
 */
export function restoreFormatting(doc: Node, styles: StyleDefinitions | undefined): Node {
  const resolver = createStyleResolver(styles);
  const known = new Map<unknown, ParagraphFormatting>();
  const ofStyle = (styleId: unknown): ParagraphFormatting => {
    const before = known.get(styleId);
    if (before !== undefined) return before;
    const id = typeof styleId === 'string' ? styleId : null;
    const resolved = resolver.resolveParagraphStyle(id).paragraphFormatting ?? {};
    known.set(styleId, resolved);
    return resolved;
  };
  const change = (node: Node): Node => {
    if (node.type.name === 'paragraph') return withOwn(node, ofStyle(node.attrs.styleId));
    if (node.isLeaf || node.inlineContent) return node;
    const children = node.children.map(change);
    return children.every((child, index) => child === node.child(index))
      ? node
      : node.type.create(node.attrs, children, node.marks);
  };
  return change(doc);
}

/** Attributes that the writer would not take from the paragraph itself. */
const names = [
  'spaceBefore',
  'spaceAfter',
  'lineSpacing',
  'lineSpacingRule',
  'indentLeft',
  'indentRight',
  'indentFirstLine',
  'hangingIndent',
  'borders',
  'shading',
  'tabs',
  'keepNext',
  'keepLines',
  'contextualSpacing',
  'outlineLevel',
] as const;
type Name = (typeof names)[number];

function withOwn(paragraph: Node, style: ParagraphFormatting): Node {
  const { attrs } = paragraph;
  if (isBare(attrs)) return paragraph;
  const read = readFormatting(attrs);
  const own: ParagraphFormatting = { ...read };
  const isFromList = attrs.numPr !== null && attrs.numPr !== undefined;
  for (const name of names) {
    const now = attrs[name] ?? undefined;
    if (isSame(now, read[name] ?? style[name], name)) continue;
    // Automatic spacing would override these values.
    if (name === 'spaceBefore') delete own.beforeAutospacing;
    if (name === 'spaceAfter') delete own.afterAutospacing;
    if (now !== undefined) Object.assign(own, { [name]: now });
    // Reset: a style's value is overridden only by an explicit zero; a list's indents are inherited without one.
    else if (style[name] === undefined || isFromList) delete own[name];
    else Object.assign(own, { [name]: nothing[name] });
  }
  // A zero first-line indent is written only as a hanging indent, which is needed if the style has an indent.
  if (own.indentFirstLine === 0 && (style.indentFirstLine ?? 0) !== 0) own.hangingIndent = true;
  for (const name of ['styleId', 'numPr'] as const) {
    const now = attrs[name] ?? undefined;
    if (now !== undefined && own[name] === undefined && !isOfStyle(name, attrs)) {
      Object.assign(own, { [name]: now });
    }
  }
  if (JSON.stringify(own) === JSON.stringify(attrs._originalFormatting ?? null)) return paragraph;
  return paragraph.type.create({ ...attrs, _originalFormatting: own }, paragraph.content, paragraph.marks);
}

/** A paragraph that the library created in a new row or after a table: it has no formatting of its own, so its style applies. */
function isBare(attrs: Attrs): boolean {
  const saysNothing = (name: string): boolean => !attrs[name];
  return [...names, '_originalFormatting', 'styleId', 'numPr'].every(saysNothing);
}

/** Values that reset a style's own. */
const nothing: Record<Name, unknown> = {
  spaceBefore: 0,
  spaceAfter: 0,
  lineSpacing: 240,
  lineSpacingRule: 'auto',
  indentLeft: 0,
  indentRight: 0,
  indentFirstLine: 0,
  hangingIndent: false,
  borders: undefined,
  shading: undefined,
  tabs: undefined,
  keepNext: false,
  keepLines: false,
  contextualSpacing: false,
  outlineLevel: undefined,
};

function isSame(now: unknown, before: unknown, name: Name): boolean {
  if (Object.is(now, before)) return true;
  const isNothing = (value: unknown): boolean => value === undefined || value === nothing[name];
  // Unset and zero are equivalent only where zero is the default.
  if (isNothing(now) && isNothing(before) && name !== 'lineSpacing') return true;
  return JSON.stringify(now) === JSON.stringify(before);
}

function isOfStyle(name: 'styleId' | 'numPr', attrs: Attrs): boolean {
  return name === 'numPr' && JSON.stringify(attrs.numPr) === JSON.stringify(attrs.numPrFromStyle);
}

function readFormatting(attrs: Attrs): ParagraphFormatting {
  const read: unknown = attrs._originalFormatting;
  return typeof read === 'object' && read !== null ? read : {};
}
