import type { TableAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type {
  DocxPackage,
  ParagraphAlignment,
  ParagraphFormatting,
  Style,
  TextFormatting,
} from '@eigenpal/docx-editor-core/types/document';
import type { DefaultSpacing } from './paragraph-css.ts';

/** The default font of a document; sizes in half points. Word's default is Times New Roman of 10 points. */
export function getBodyFont(styles: DocxPackage['styles']): { family: string; size: number } {
  const base = styles?.docDefaults?.rPr;
  const normal = styles?.styles.find((style) => style.type === 'paragraph' && style.default)?.rPr;
  return {
    family: getFamily(normal) ?? getFamily(base) ?? 'Times New Roman',
    size: normal?.fontSize ?? base?.fontSize ?? 20,
  };
}

function getFamily(formatting: TextFormatting | undefined): string | undefined {
  return formatting?.fontFamily?.ascii ?? formatting?.fontFamily?.hAnsi;
}

/** The document's default paragraph spacing. */
export function getDefaultSpacing(styles: DocxPackage['styles']): DefaultSpacing {
  return toDefaultSpacing(styles?.docDefaults?.pPr);
}

/** Paragraph spacing set by a table style, including inherited values. */
export const getTableSpacing = (styles: DocxPackage['styles'], styleId: string | undefined): DefaultSpacing =>
  Object.assign({}, ...listTableStyles(styles, styleId).map(({ pPr }) => toDefaultSpacing(pPr)));

export interface TableAlignment {
  cells?: ParagraphAlignment;
  firstRow?: ParagraphAlignment;
}

/** Alignment that a table style gives paragraphs without one (ECMA-376 Part 1, 17.7.2), including inherited values. */
export function getTableAlignment(
  styles: DocxPackage['styles'],
  { styleId, look }: { styleId?: string | undefined; look?: TableAttrs['look'] | undefined },
): TableAlignment {
  const alignment: TableAlignment = {};
  for (const { pPr, tblStylePr = [] } of listTableStyles(styles, styleId)) {
    const firstRow = tblStylePr.find(({ type }) => type === 'firstRow')?.pPr?.alignment;
    if (pPr?.alignment !== undefined) alignment.cells = pPr.alignment;
    if (look?.firstRow && firstRow !== undefined) alignment.firstRow = firstRow;
  }
  return alignment;
}

/** More than any program writes; each level is searched in all styles. */
const maxBaseStyles = 64;

/** A table style after those that it is based on; in a circle each is listed once. */
function listTableStyles(styles: DocxPackage['styles'], styleId: string | undefined): Style[] {
  const listed: Style[] = [];
  let style = findTableStyle(styles, styleId);
  while (style !== undefined && listed.length < maxBaseStyles && !listed.includes(style)) {
    listed.unshift(style);
    style = findTableStyle(styles, style.basedOn);
  }
  return listed;
}

const findTableStyle = (styles: DocxPackage['styles'], styleId: string | undefined): Style | undefined =>
  styles?.styles.find((one) => one.styleId === styleId && one.type === 'table');

function toDefaultSpacing(formatting: ParagraphFormatting | undefined): DefaultSpacing {
  const { spaceBefore, spaceAfter, lineSpacing, lineSpacingRule } = formatting ?? {};
  return {
    ...(spaceBefore === undefined ? {} : { spaceBefore }),
    ...(spaceAfter === undefined ? {} : { spaceAfter }),
    ...(lineSpacing === undefined || (lineSpacingRule ?? 'auto') !== 'auto' ? {} : { lineSpacing }),
  };
}
