import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node, Schema } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { createFormatMarks, hasSameFormatting } from '../commands/format-marks.ts';
import { getStyleAttributes } from '../commands/paragraph-style.ts';
import { isFormatMark } from '../commands/text-format.ts';
import {
  getDefaultStyleId,
  getStyles,
  getStyleTextFormatting,
  type Styles,
} from '../document/styles/styles-of.ts';

interface Change {
  before: DocxPackage;
  after: DocxPackage;
}

/**
 * Formats the text by the new styles. Direct spacing and indents of paragraphs are removed, as are fonts, sizes and colours of text; emphasis stays.
 */
export function restyleText(tr: Transaction, change: Change): Transaction {
  const [old, styles] = [getStyles(change.before), getStyles(change.after)];
  const sourceParagraphs = findSourceParagraphs(tr.doc);
  const [bibliography, title] = [findStyleId(styles, 'bibliography'), findStyleId(styles, 'title')];
  tr.doc.descendants((node, pos, parent) => {
    if (node.type.name !== 'paragraph') return !node.isLeaf;
    const ownStyleId =
      typeof node.attrs.styleId === 'string' ? node.attrs.styleId : getDefaultStyleId(styles);
    const isTitle = typeof node.attrs.outlineLevel !== 'number' && isSourceHeading(node);
    const styleId = (sourceParagraphs.has(pos) ? bibliography : isTitle ? title : null) ?? ownStyleId;
    const attributes = computeAttributes(node, { styleId, styles, after: change.after });
    const isCell = parent?.type.name === 'tableCell' || parent?.type.name === 'tableHeader';
    tr.setNodeMarkup(pos, undefined, { ...attributes, ...(isCell ? cellAttributes : {}) });
    const schema = node.type.schema;
    restyleRuns(
      tr,
      { node, pos },
      {
        before: createFormatMarks(getStyleTextFormatting(old, node.attrs.styleId), schema),
        next: createFormatMarks(getStyleTextFormatting(styles, styleId), schema),
        schema,
      },
    );
    return false;
  });
  return tr;
}

/** In table cells, which are narrow, paragraphs have no first-line indent and single line spacing. */
const cellAttributes = { indentFirstLine: 0, lineSpacing: 240, lineSpacingRule: 'auto' } as const;

function computeAttributes(
  { attrs }: Node,
  { styleId, styles, after }: { styleId: string; styles: Styles; after: DocxPackage },
): Attrs {
  const styleAttributes = getStyleAttributes(styleId, styles, after.numbering);
  const isList = Boolean(attrs.numPr?.numId);
  const list = isList ? Object.fromEntries(listAttributeNames.map((name) => [name, attrs[name]])) : {};
  // Centred and right-aligned paragraphs keep their alignment.
  const isCentredOrRight = attrs.alignment === 'center' || attrs.alignment === 'right';
  return {
    ...attrs,
    ...styleAttributes,
    ...list,
    ...(isCentredOrRight && attrs.outlineLevel === null
      ? { alignment: attrs.alignment, indentFirstLine: 0 }
      : {}),
    pageBreakBefore: attrs.pageBreakBefore ?? styleAttributes.pageBreakBefore,
    borders: attrs.borders,
    _originalRunBoundaries: null,
  };
}

const listAttributeNames = [
  'numPr',
  'numPrFromStyle',
  'listNumFmt',
  'listIsBullet',
  'listMarker',
  'listMarkerHidden',
  'listMarkerFontFamily',
  'listMarkerFontSize',
  'listMarkerSuffix',
  'listLevelNumFmts',
  'listAbstractNumId',
  'listStartOverride',
  'indentLeft',
  'indentFirstLine',
  'hangingIndent',
] as const;

/** Marks that always follow the guide's styles, as the text colour outside links does; others stay unless they come from the old style. */
const guideMarks = new Set(['fontFamily', 'fontSize']);

function restyleRuns(
  tr: Transaction,
  { node, pos }: { node: Node; pos: number },
  { before, next, schema }: { before: readonly Mark[]; next: readonly Mark[]; schema: Schema },
): void {
  const types = Object.values(schema.marks).filter(isFormatMark);
  node.descendants((inline, offset) => {
    if (!inline.isText) return !inline.isLeaf;
    const [from, to] = [pos + 1 + offset, pos + 1 + offset + inline.nodeSize];
    const isLink = inline.marks.some(({ type }) => type.name === 'hyperlink');
    for (const type of types) {
      const find = (marks: readonly Mark[]): Mark | undefined => type.isInSet(marks);
      const isColour = type.name === 'textColor' && !isLink;
      if (!guideMarks.has(type.name) && !isColour && !hasSameFormatting(find(inline.marks), find(before)))
        continue;
      const mark = find(next);
      if (mark === undefined) tr.removeMark(from, to, type);
      else tr.addMark(from, to, mark);
    }
    return false;
  });
}

/** Headings of a list of sources, in the languages of the interface. */
const sourceHeading =
  /^(works cited|references|reference list|bibliography|sources|literatur|literaturverzeichnis|quellen|quellenverzeichnis|bibliographie|bibliografie|ouvrages cités|références|références bibliographiques|obras citadas|referencias|referencias bibliográficas|bibliografía|fuentes)$/i;

function isSourceHeading({ textContent }: Node): boolean {
  return sourceHeading.test(textContent.trim());
}

/** The paragraphs of the list of sources: from its heading to the next one, or to the end. */
function findSourceParagraphs(doc: Node): Set<number> {
  const found = new Set<number>();
  let isInSources = false;
  doc.forEach((node, pos) => {
    if (node.type.name !== 'paragraph') return;
    const isSources = isSourceHeading(node);
    if (isSources || typeof node.attrs.outlineLevel === 'number') isInSources = isSources;
    else if (isInSources && !node.attrs.numPr?.numId) found.add(pos);
  });
  return found;
}

export function findStyleId(styles: Styles, name: string): string | null {
  return styles.getParagraphStyles().find((style) => style.name?.toLowerCase() === name)?.styleId ?? null;
}
