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
  const getStyleFormatting = (styleId: unknown): ParagraphFormatting => {
    const before = known.get(styleId);
    if (before !== undefined) return before;
    const id = typeof styleId === 'string' ? styleId : null;
    const resolved = resolver.resolveParagraphStyle(id).paragraphFormatting ?? {};
    known.set(styleId, resolved);
    return resolved;
  };
  const change = (node: Node): Node => {
    if (node.type.name === 'paragraph')
      return storeOwnFormatting(node, getStyleFormatting(node.attrs.styleId));
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

function storeOwnFormatting(paragraph: Node, style: ParagraphFormatting): Node {
  const { attrs } = paragraph;
  if (hasNoFormatting(attrs)) return paragraph;
  const original = getOriginalFormatting(attrs);
  const ownFormatting: ParagraphFormatting = { ...original };
  const isFromList = attrs.numPr !== null && attrs.numPr !== undefined;
  for (const name of names) {
    const current = attrs[name] ?? undefined;
    if (isSame(current, original[name] ?? style[name], name)) continue;
    // Automatic spacing would override these values.
    if (name === 'spaceBefore') delete ownFormatting.beforeAutospacing;
    if (name === 'spaceAfter') delete ownFormatting.afterAutospacing;
    if (current !== undefined) Object.assign(ownFormatting, { [name]: current });
    // Reset: a style's value is overridden only by an explicit zero; a list's indents are inherited without one.
    else if (style[name] === undefined || isFromList) delete ownFormatting[name];
    else Object.assign(ownFormatting, { [name]: resetValues[name] });
  }
  // A zero first-line indent is written only as a hanging indent, which is needed if the style has an indent.
  if (ownFormatting.indentFirstLine === 0 && (style.indentFirstLine ?? 0) !== 0)
    ownFormatting.hangingIndent = true;
  for (const name of ['styleId', 'numPr'] as const) {
    const current = attrs[name] ?? undefined;
    if (current !== undefined && ownFormatting[name] === undefined && !isInheritedFromStyle(name, attrs)) {
      Object.assign(ownFormatting, { [name]: current });
    }
  }
  if (JSON.stringify(ownFormatting) === JSON.stringify(attrs._originalFormatting ?? null)) return paragraph;
  return paragraph.type.create(
    { ...attrs, _originalFormatting: ownFormatting },
    paragraph.content,
    paragraph.marks,
  );
}

/** A paragraph that the library created in a new row or after a table: it has no formatting of its own, so its style applies. */
function hasNoFormatting(attrs: Attrs): boolean {
  const isUnset = (name: string): boolean => !attrs[name];
  return [...names, '_originalFormatting', 'styleId', 'numPr'].every(isUnset);
}

/** Values that reset a style's own. */
const resetValues: Record<Name, unknown> = {
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

function isSame(current: unknown, before: unknown, name: Name): boolean {
  if (Object.is(current, before)) return true;
  const isReset = (value: unknown): boolean => value === undefined || value === resetValues[name];
  // Unset and zero are equivalent only where zero is the default.
  if (isReset(current) && isReset(before) && name !== 'lineSpacing') return true;
  return JSON.stringify(current) === JSON.stringify(before);
}

function isInheritedFromStyle(name: 'styleId' | 'numPr', attrs: Attrs): boolean {
  return name === 'numPr' && JSON.stringify(attrs.numPr) === JSON.stringify(attrs.numPrFromStyle);
}

function getOriginalFormatting(attrs: Attrs): ParagraphFormatting {
  const original: unknown = attrs._originalFormatting;
  return typeof original === 'object' && original !== null ? original : {};
}
