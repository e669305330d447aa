import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node, Schema } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { hasSameFormatting, marksOf } from '../commands/format-marks.ts';
import { styleAttributes } from '../commands/paragraph-style.ts';
import { isFormatMark } from '../commands/text-format.ts';
import { plainStyleId, type Styles, stylesOf, textOfStyle } from '../document/styles/styles-of.ts';

interface Change {
  before: DocxPackage;
  now: DocxPackage;
}

/**
 * Formats the text by the new styles. Direct spacing and indents of paragraphs are removed, as are fonts, sizes and colours of text; emphasis stays.
 */
export function restyleText(tr: Transaction, change: Change): Transaction {
  const [old, styles] = [stylesOf(change.before), stylesOf(change.now)];
  const references = referencesIn(tr.doc);
  const [bibliography, title] = [styleNamed(styles, 'bibliography'), styleNamed(styles, 'title')];
  tr.doc.descendants((node, pos, parent) => {
    if (node.type.name !== 'paragraph') return !node.isLeaf;
    const own = typeof node.attrs.styleId === 'string' ? node.attrs.styleId : plainStyleId(styles);
    const isTitle = typeof node.attrs.outlineLevel !== 'number' && isSourceHeading(node);
    const styleId = (references.has(pos) ? bibliography : isTitle ? title : null) ?? own;
    const attributes = paragraphAttributes(node, { styleId, styles, now: change.now });
    const isCell = parent?.type.name === 'tableCell' || parent?.type.name === 'tableHeader';
    tr.setNodeMarkup(pos, undefined, { ...attributes, ...(isCell ? inCell : {}) });
    const schema = node.type.schema;
    restyleRuns(
      tr,
      { node, pos },
      {
        before: marksOf(textOfStyle(old, node.attrs.styleId), schema),
        next: marksOf(textOfStyle(styles, styleId), schema),
        schema,
      },
    );
    return false;
  });
  return tr;
}

/** A table column is too narrow for the page's spacing. */
const inCell = { indentFirstLine: 0, lineSpacing: 240, lineSpacingRule: 'auto' } as const;

function paragraphAttributes(
  { attrs }: Node,
  { styleId, styles, now }: { styleId: string; styles: Styles; now: DocxPackage },
): Attrs {
  const own = styleAttributes(styleId, styles, now.numbering);
  const isList = Boolean(attrs.numPr?.numId);
  const list = isList ? Object.fromEntries(listNames.map((name) => [name, attrs[name]])) : {};
  // Centred and right-aligned paragraphs keep their alignment.
  const isPlaced = attrs.alignment === 'center' || attrs.alignment === 'right';
  return {
    ...attrs,
    ...own,
    ...list,
    ...(isPlaced && attrs.outlineLevel === null ? { alignment: attrs.alignment, indentFirstLine: 0 } : {}),
    pageBreakBefore: attrs.pageBreakBefore ?? own.pageBreakBefore,
    borders: attrs.borders,
    _originalRunBoundaries: null,
  };
}

const listNames = [
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

/** Properties set by the guide; all others stay unless they come from the old style. */
const ofGuide = new Set(['fontFamily', 'fontSize']);

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
      if (!ofGuide.has(type.name) && !isColour && !hasSameFormatting(find(inline.marks), find(before)))
        continue;
      const mark = find(next);
      if (mark === undefined) tr.removeMark(from, to, type);
      else tr.addMark(from, to, mark);
    }
    return false;
  });
}

/** Headings of a list of sources, in the languages of the page. */
const sourceHeading =
  /^(works cited|references|reference list|bibliography|sources|literatur|literaturverzeichnis|quellen|quellenverzeichnis|bibliographie|bibliografie)$/i;

function isSourceHeading({ textContent }: Node): boolean {
  return sourceHeading.test(textContent.trim());
}

/** The paragraphs of the list of sources: from its heading to the next one, or to the end. */
function referencesIn(doc: Node): Set<number> {
  const found = new Set<number>();
  let isInside = false;
  doc.forEach((node, pos) => {
    if (node.type.name !== 'paragraph') return;
    const isSources = isSourceHeading(node);
    if (isSources || typeof node.attrs.outlineLevel === 'number') isInside = isSources;
    else if (isInside && !node.attrs.numPr?.numId) found.add(pos);
  });
  return found;
}

export function styleNamed(styles: Styles, name: string): string | null {
  return styles.getParagraphStyles().find((style) => style.name?.toLowerCase() === name)?.styleId ?? null;
}
