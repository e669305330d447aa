import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { readPieces } from '../read/text.ts';
import {
  applyParagraphProperties,
  applyRunProperties,
  getLevelDefaults,
  type ParagraphFormat,
  readLevel,
  type TextContext,
} from '../read/text-styles.ts';
import { type LinkTo, writeRunProperties } from './run-properties.ts';
import { renameElement, writeRuns } from './runs.ts';

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
  'lineSpacing',
  'spaceBefore',
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
      endProperties === null
        ? parseElementDraft('<a:endParaRPr/>')
        : renameElement(createElementDraft(endProperties), 'a:endParaRPr');
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
  const { paragraphFormat, format } = getLevelDefaults(context, paragraph.level);
  const resolved = applyParagraphProperties(properties, {
    paragraphFormat,
    format: paragraph.runs[0] ?? format,
    context,
  });
  const isUnchanged = paragraphFormatKeys.every((key) => resolved[key] === paragraph[key]);
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
  if (paragraph.list !== resolved.list) writeListProperties(draft, paragraph);
  return draft;
}

function replaceChild(draft: ElementDraft, name: string, content: string): void {
  removeChildren(draft, [name]);
  insertChild(draft, parseElementDraft(`<${name}>${content}</${name}>`), paragraphPropertyOrder);
}

/** A hanging indent of a quarter inch for the marker, and half an inch per level. */
const hangingIndent = 228_600;
const indentPerLevel = 457_200;

function writeListProperties(draft: ElementDraft, { list, level }: TextParagraph): void {
  removeChildren(draft, ['a:buFontTx', 'a:buFont', 'a:buNone', 'a:buAutoNum', 'a:buChar', 'a:buBlip']);
  if (list === 'none') {
    insertChild(draft, parseElementDraft('<a:buNone/>'), paragraphPropertyOrder);
    setAttributes(draft, { marL: String(level * indentPerLevel), indent: '0' });
    return;
  }
  const isBullet = list === 'bullet';
  setAttributes(ensureChild(draft, 'a:buFont', paragraphPropertyOrder), {
    typeface: isBullet ? 'Arial' : '+mj-lt',
  });
  insertChild(
    draft,
    parseElementDraft(isBullet ? '<a:buChar char="•"/>' : '<a:buAutoNum type="arabicPeriod"/>'),
    paragraphPropertyOrder,
  );
  setAttributes(draft, {
    marL: String(level * indentPerLevel + hangingIndent),
    indent: String(-hangingIndent),
  });
}
