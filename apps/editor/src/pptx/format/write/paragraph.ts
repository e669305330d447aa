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
import { piecesOf } from '../read/text.ts';
import {
  defaultsOf,
  formOf,
  levelOf,
  type ParagraphForm,
  runFormatOf,
  type TextContext,
} from '../read/text-styles.ts';
import { type LinkTo, writeRunProperties } from './run-properties.ts';
import { renameElement, writeRuns } from './runs.ts';

/** Schema order of the children of `a:pPr`. */
const formOrder = [
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

const formKeys = [
  'align',
  'list',
  'lineSpacing',
  'spaceBefore',
  'isRightToLeft',
] as const satisfies readonly (keyof ParagraphForm)[];

const aligns = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const;

/** Writes a paragraph; `element` is the original, or (`isNew`) the one whose format it takes. */
export function writeParagraph(
  element: Element | null,
  paragraph: TextParagraph,
  { context, linkTo, isNew = false }: { context: TextContext; linkTo: LinkTo; isNew?: boolean },
): ElementDraft {
  const whole = element === null ? parseElementDraft('<a:p/>') : createElementDraft(element);
  const properties = writeForm(element, paragraph, context);
  const defaults = defaultsOf(context, paragraph.level);
  const pieces = element === null || isNew ? [] : piecesOf(element, context);
  const end = endOf(element);
  const runs = writeRuns({ pieces, end, defaults, context, linkTo }, paragraph.runs);
  const isEmpty = paragraph.runs.every(({ text }) => text === '');
  const parts: XmlNode[] = [...(properties === null ? [] : [properties]), ...runs];
  const own = element === null ? null : findChild(element, 'a:endParaRPr');
  if (isEmpty) {
    const [run] = paragraph.runs;
    const draft =
      end === null
        ? parseElementDraft('<a:endParaRPr/>')
        : renameElement(createElementDraft(end), 'a:endParaRPr');
    if (run !== undefined)
      writeRunProperties(draft, {
        wanted: run,
        resolved: runFormatOf(end, defaults.format, context),
        context,
        linkTo,
      });
    if (draft.tag !== '<a:endParaRPr/>' || draft.parts.length > 0) parts.push(draft);
  } else if (own !== null) parts.push(own);
  return { ...whole, parts };
}

/** Format of text typed at the end of a paragraph. */
function endOf(element: Element | null): Element | null {
  if (element === null) return null;
  const runs = element.children.filter(({ name }) => name === 'a:r' || name === 'a:fld');
  const last = runs.at(-1);
  return (last === undefined ? null : findChild(last, 'a:rPr')) ?? findChild(element, 'a:endParaRPr');
}

function writeForm(element: Element | null, paragraph: TextParagraph, context: TextContext): XmlNode | null {
  const own = element === null ? null : findChild(element, 'a:pPr');
  const { form, format } = defaultsOf(context, paragraph.level);
  const resolved = formOf(own, { form, format: paragraph.runs[0] ?? format, context });
  const isSame = formKeys.every((key) => resolved[key] === paragraph[key]);
  const level = levelOf(own);
  if (isSame && level === paragraph.level) return own;
  const draft = own === null ? parseElementDraft('<a:pPr/>') : createElementDraft(own);
  if (level !== paragraph.level)
    setAttributes(draft, { lvl: paragraph.level === 0 ? null : String(paragraph.level) });
  if (paragraph.align !== resolved.align) setAttributes(draft, { algn: aligns[paragraph.align] });
  if (paragraph.isRightToLeft !== resolved.isRightToLeft)
    setAttributes(draft, { rtl: paragraph.isRightToLeft ? '1' : '0' });
  if (paragraph.lineSpacing !== resolved.lineSpacing)
    replace(
      draft,
      'a:lnSpc',
      `<a:spcPct val="${Math.round((paragraph.lineSpacing + context.reduction) * 100_000)}"/>`,
    );
  if (paragraph.spaceBefore !== resolved.spaceBefore)
    replace(draft, 'a:spcBef', `<a:spcPts val="${Math.round(paragraph.spaceBefore * 100)}"/>`);
  if (paragraph.list !== resolved.list) writeList(draft, paragraph);
  return draft;
}

function replace(draft: ElementDraft, name: string, inside: string): void {
  removeChildren(draft, [name]);
  insertChild(draft, parseElementDraft(`<${name}>${inside}</${name}>`), formOrder);
}

/** A hanging indent of a quarter inch for the marker, and half an inch per level. */
const hanging = 228_600;
const step = 457_200;

function writeList(draft: ElementDraft, { list, level }: TextParagraph): void {
  removeChildren(draft, ['a:buFontTx', 'a:buFont', 'a:buNone', 'a:buAutoNum', 'a:buChar', 'a:buBlip']);
  if (list === 'none') {
    insertChild(draft, parseElementDraft('<a:buNone/>'), formOrder);
    setAttributes(draft, { marL: String(level * step), indent: '0' });
    return;
  }
  const isBullet = list === 'bullet';
  setAttributes(ensureChild(draft, 'a:buFont', formOrder), { typeface: isBullet ? 'Arial' : '+mj-lt' });
  insertChild(
    draft,
    parseElementDraft(isBullet ? '<a:buChar char="•"/>' : '<a:buAutoNum type="arabicPeriod"/>'),
    formOrder,
  );
  setAttributes(draft, { marL: String(level * step + hanging), indent: String(-hanging) });
}
