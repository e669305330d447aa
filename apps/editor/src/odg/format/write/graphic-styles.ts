import { writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { type GraphicStyle, runStyleKeys, type StyleKey } from '../../../canvas/scene/graphic-style.ts';
import type { Scene } from '../../../canvas/scene/scene.ts';
import { findReplacements, indexStyles } from '../../../canvas/styles/styles.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  parseElementDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { getTag, parseAttributes } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { type OpenedDrawing, openDrawings } from '../read/read-drawing.ts';
import { formatLength } from '../read/units.ts';
import { styleAttributes } from '../style-attributes.ts';
import { type DocumentWriter, openDocumentWriter, propertiesOrder } from './document-writer.ts';
import {
  createArrowAttributes,
  createDashAttributes,
  createFillAttributes,
  createOpacityAttributes,
  type GraphicAttributes,
} from './graphic-attributes.ts';
import { createParagraphAttributes } from './paragraphs.ts';
import { createRunAttributes } from './runs.ts';
import { replaceStyleReferences } from './style-references.ts';
import { stylesPartOrder } from './styles-part.ts';

/**
 * The file with the styles of the scene, opened again: its shapes then have what these styles say, and only what still differs is written to them.
 * The same file if no style has changed.
 */
export function writeGraphicStyles(opened: OpenedDrawing, scene: Scene): OpenedDrawing {
  const { styles } = scene;
  if (styles === undefined || isSameValue(styles, opened.scene.styles)) return opened;
  const writer = openDocumentWriter(opened);
  const before = indexStyles(opened.scene.styles);
  const { common, content, pack } = opened.drawing;
  const hasOpacity = common !== null && parseAttributes(getTag(common.root)).has('xmlns:loext');
  const context: StyleWriteContext = { writer, before, hasOpacity };
  writer.changeStylesPart((root) => {
    const parent = ensureChild(root, 'office:styles', stylesPartOrder);
    parent.parts = writeStyles(context, parent.parts, styles);
  });
  const changes = writer.getChanges();
  const targets = findReplacements(before, indexStyles(styles));
  if (targets.size > 0)
    for (const [part, document] of [
      ['content.xml', content],
      ['styles.xml', common],
    ] as const) {
      const text = changes.get(part) ?? document?.root.source;
      if (document !== null && typeof text === 'string')
        changes.set(part, replaceStyleReferences(text, document.styles, targets));
    }
  return openDrawings(writePackage(pack, changes));
}

interface StyleWriteContext {
  writer: DocumentWriter;
  before: ReadonlyMap<string, GraphicStyle>;
  hasOpacity: boolean;
}

/** Styles of other families stay, as do styles of the same name that were not read. */
function writeStyles(
  context: StyleWriteContext,
  parts: readonly XmlNode[],
  styles: readonly GraphicStyle[],
): XmlNode[] {
  const remaining = new Map(styles.map((style) => [style.id, style]));
  const after = indexStyles(styles);
  const written = parts.flatMap((piece): XmlNode[] => {
    if (typeof piece === 'string' || !('source' in piece) || piece.name !== 'style:style') return [piece];
    if (getString(piece, 'style:family') !== 'graphic') return [piece];
    const id = getString(piece, 'style:name') ?? '';
    const style = after.get(id);
    if (style === undefined) return context.before.has(id) ? [] : [piece];
    remaining.delete(id);
    if (isSameValue(style, context.before.get(id))) return [piece];
    const draft = createElementDraft(piece);
    writeStyle(context, draft, style);
    return [draft];
  });
  for (const style of remaining.values()) {
    const draft = parseElementDraft('<style:style style:family="graphic"/>');
    writeStyle(context, draft, style);
    written.push(draft);
  }
  return written;
}

function writeStyle(context: StyleWriteContext, draft: ElementDraft, style: GraphicStyle): void {
  const before = context.before.get(style.id);
  const name = removeInvalidCharacters(style.name);
  setAttributes(draft, {
    'style:name': style.id,
    ...(before?.name !== style.name && { 'style:display-name': name === style.id ? null : name }),
    ...(before?.parentId !== style.parentId && { 'style:parent-style-name': style.parentId }),
  });
  const isWritten = (key: StyleKey): boolean =>
    before === undefined || !before.own.includes(key) || !isSameValue(before.format[key], style.format[key]);
  const attributes = createStyleAttributes(context, style, new Set(style.own.filter(isWritten)));
  for (const [properties, values] of attributes)
    setAttributes(ensureChild(draft, properties, propertiesOrder), values);
}

/** By the element that contains them. */
function createStyleAttributes(
  { writer, hasOpacity }: StyleWriteContext,
  { format }: GraphicStyle,
  keys: ReadonlySet<StyleKey>,
): Map<string, GraphicAttributes> {
  const found = new Map<string, GraphicAttributes>();
  const add = (key: StyleKey, values: GraphicAttributes): void => {
    const { properties } = styleAttributes[key];
    found.set(properties, { ...found.get(properties), ...values });
  };
  for (const key of keys) {
    const values = createGraphicAttributes(writer, key, format);
    if (values !== null) add(key, values);
  }
  if (runStyleKeys.some((key) => keys.has(key)))
    add(
      'font',
      createRunAttributes(
        { ...format, baseline: 0 },
        (key) => key !== 'baseline' && keys.has(key),
        hasOpacity,
      ),
    );
  const paragraph = createParagraphAttributes({ ...format, isRightToLeft: false }, (key) =>
    key === 'isRightToLeft' ? false : keys.has(key),
  );
  if (Object.keys(paragraph).length > 0) add('align', paragraph);
  return found;
}

/** Null for values of the text. */
function createGraphicAttributes(
  writer: DocumentWriter,
  key: StyleKey,
  format: GraphicStyle['format'],
): GraphicAttributes | null {
  switch (key) {
    case 'fill':
      return createFillAttributes(writer, format.fill);
    case 'fillOpacity':
      return createOpacityAttributes(format.fillOpacity);
    case 'dash':
      return createDashAttributes(writer, format.dash);
    case 'lineColor':
      return { 'svg:stroke-color': format.lineColor };
    case 'lineWidth':
      return { 'svg:stroke-width': formatLength(format.lineWidth) };
    case 'startArrow':
    case 'endArrow': {
      const end = key === 'startArrow' ? 'start' : 'end';
      return createArrowAttributes(writer, { end, isDrawn: format[key], lineWidth: format.lineWidth });
    }
    case 'anchor':
      return { 'draw:textarea-vertical-align': format.anchor };
    case 'inset':
      return Object.fromEntries(
        Object.entries(format.inset).map(([side, length]) => [`fo:padding-${side}`, formatLength(length)]),
      );
    default:
      return null;
  }
}
