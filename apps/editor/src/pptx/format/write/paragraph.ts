import { encodeAttribute } from '@redraft/documents';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Indents, TextParagraph } from '../../../canvas/scene/scene.ts';
import { getDefaultIndents, getDefaultMarker } from '../../../canvas/text/list-defaults.ts';
import { toNumberingType } from '../../../drawingml/list-markers.ts';
import { readPieces } from '../../../drawingml/text.ts';
import {
  applyRunProperties,
  getLevelDefaults,
  type ParagraphFormat,
  readLevel,
  resolveParagraphFormat,
  type TextContext,
} from '../../../drawingml/text-styles.ts';
import {
  createElementDraft,
  type ElementDraft,
  insertChild,
  parseElementDraft,
  removeChildren,
  renameDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import { createSrgbColour, type LinkTo, writeRunProperties } from './run-properties.ts';
import { writeRuns } from './runs.ts';

/** Schema order of the children of `a:pPr`. */
const paragraphPropertyOrder = [
  'a:lnSpc',
  'a:spcBef',
  'a:spcAft',
  'a:buClrTx',
  'a:buClr',
  'a:buSzTx',
  'a:buSzPct',
  'a:buSzPts',
  'a:buFontTx',
  'a:buFont',
  'a:buNone',
  'a:buAutoNum',
  'a:buChar',
  'a:buBlip',
  'a:tabLst',
  'a:defRPr',
  'a:extLst',
];

const paragraphFormatKeys = [
  'align',
  'list',
  'marker',
  'indents',
  'lineSpacing',
  'spaceBefore',
  'spaceAfter',
  'isRightToLeft',
] as const satisfies readonly (keyof ParagraphFormat)[];

const alignments = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const;

/** Writes a paragraph; `element` is the original, or (`isNew`) the one whose format it takes. */
export function writeParagraph(
  element: Element | null,
  paragraph: TextParagraph,
  { context, linkTo, isNew = false }: { context: TextContext; linkTo: LinkTo; isNew?: boolean },
): ElementDraft {
  const paragraphDraft = element === null ? parseElementDraft('<a:p/>') : createElementDraft(element);
  const properties = writeParagraphProperties(element, paragraph, context);
  const defaults = getLevelDefaults(context, paragraph.level);
  const pieces = element === null || isNew ? [] : readPieces(element, context);
  const endProperties = findEndProperties(element);
  const runs = writeRuns({ pieces, endProperties, defaults, context, linkTo }, paragraph.runs);
  const isEmpty = paragraph.runs.every(({ text }) => text === '');
  const parts: XmlNode[] = [...(properties === null ? [] : [properties]), ...runs];
  const ownEnd = element === null ? null : findChild(element, 'a:endParaRPr');
  if (isEmpty) {
    const [run] = paragraph.runs;
    const draft =
      endProperties === null ? parseElementDraft('<a:endParaRPr/>') : createElementDraft(endProperties);
    renameDraft(draft, 'a:endParaRPr');
    if (run !== undefined)
      writeRunProperties(draft, {
        requested: run,
        resolved: applyRunProperties(endProperties, defaults.format, context),
        context,
        linkTo,
      });
    if (draft.tag !== '<a:endParaRPr/>' || draft.parts.length > 0) parts.push(draft);
  } else if (ownEnd !== null) parts.push(ownEnd);
  return { ...paragraphDraft, parts };
}

/** Format of text typed at the end of a paragraph. */
function findEndProperties(element: Element | null): Element | null {
  if (element === null) return null;
  const runs = element.children.filter(({ name }) => name === 'a:r' || name === 'a:fld');
  const last = runs.at(-1);
  return (last === undefined ? null : findChild(last, 'a:rPr')) ?? findChild(element, 'a:endParaRPr');
}

function writeParagraphProperties(
  element: Element | null,
  paragraph: TextParagraph,
  context: TextContext,
): XmlNode | null {
  const properties = element === null ? null : findChild(element, 'a:pPr');
  const defaults = getLevelDefaults(context, paragraph.level);
  const resolved = resolveParagraphFormat(properties, {
    defaults,
    format: paragraph.runs[0] ?? defaults.format,
    context,
  });
  const isUnchanged = paragraphFormatKeys.every((key) => isSameValue(resolved[key], paragraph[key]));
  const level = readLevel(properties);
  if (isUnchanged && level === paragraph.level) return properties;
  const draft = properties === null ? parseElementDraft('<a:pPr/>') : createElementDraft(properties);
  if (level !== paragraph.level)
    setAttributes(draft, { lvl: paragraph.level === 0 ? null : String(paragraph.level) });
  if (paragraph.align !== resolved.align) setAttributes(draft, { algn: alignments[paragraph.align] });
  if (paragraph.isRightToLeft !== resolved.isRightToLeft)
    setAttributes(draft, { rtl: paragraph.isRightToLeft ? '1' : '0' });
  if (paragraph.lineSpacing !== resolved.lineSpacing)
    replaceChild(
      draft,
      'a:lnSpc',
      `<a:spcPct val="${Math.round((paragraph.lineSpacing + context.lineSpacingReduction) * 100_000)}"/>`,
    );
  if (paragraph.spaceBefore !== resolved.spaceBefore)
    replaceChild(draft, 'a:spcBef', `<a:spcPts val="${Math.round(paragraph.spaceBefore * 100)}"/>`);
  if (paragraph.spaceAfter !== resolved.spaceAfter)
    replaceChild(draft, 'a:spcAft', `<a:spcPts val="${Math.round(paragraph.spaceAfter * 100)}"/>`);
  const isOtherList = paragraph.list !== resolved.list;
  if (isOtherList || !isSameValue(paragraph.marker, resolved.marker)) writeMarker(draft, paragraph);
  if (isOtherList || !isSameValue(paragraph.indents, resolved.indents))
    writeIndents(draft, paragraph, resolved.indents);
  return draft;
}

function replaceChild(draft: ElementDraft, name: string, content: string): void {
  removeChildren(draft, [name]);
  insertChild(draft, parseElementDraft(`<${name}>${content}</${name}>`), paragraphPropertyOrder);
}

const markerNames = paragraphPropertyOrder.filter((name) => name.startsWith('a:bu'));

function writeMarker(draft: ElementDraft, paragraph: TextParagraph): void {
  removeChildren(draft, markerNames);
  const insert = (xml: string): void => {
    insertChild(draft, parseElementDraft(xml), paragraphPropertyOrder);
  };
  const marker = paragraph.marker ?? getDefaultMarker(paragraph);
  if (marker === null) {
    insert('<a:buNone/>');
    return;
  }
  const { color, size, font, text, numbering, startAt } = marker;
  insert(color === null ? '<a:buClrTx/>' : `<a:buClr>${createSrgbColour(color)}</a:buClr>`);
  insert(size === 1 ? '<a:buSzTx/>' : `<a:buSzPct val="${Math.round(size * 100_000)}"/>`);
  const typeface = numbering === null ? (font ?? 'Arial') : '+mj-lt';
  insert(`<a:buFont typeface="${encodeAttribute(removeInvalidCharacters(typeface))}"/>`);
  if (numbering === null)
    insert(`<a:buChar char="${encodeAttribute(removeInvalidCharacters(text ?? ''))}"/>`);
  else
    insert(
      `<a:buAutoNum type="${toNumberingType(numbering)}"${startAt === 1 ? '' : ` startAt="${startAt}"`}/>`,
    );
}

function writeIndents(draft: ElementDraft, paragraph: TextParagraph, before: Indents | null): void {
  const { left, right, first } = paragraph.indents ?? getDefaultIndents(paragraph);
  setAttributes(draft, {
    marL: String(left),
    ...(right === (before?.right ?? 0) ? {} : { marR: String(right) }),
    indent: String(first),
  });
}
