import type {
  DocxPackage,
  ParagraphFormatting,
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
export function getTableSpacing(styles: DocxPackage['styles'], styleId: string | undefined): DefaultSpacing {
  const style = styles?.styles.find((one) => one.styleId === styleId && one.type === 'table');
  if (style === undefined) return {};
  const base = style.basedOn === styleId ? {} : getTableSpacing(styles, style.basedOn);
  return { ...base, ...toDefaultSpacing(style.pPr) };
}

function toDefaultSpacing(formatting: ParagraphFormatting | undefined): DefaultSpacing {
  const { spaceBefore, spaceAfter, lineSpacing, lineSpacingRule } = formatting ?? {};
  return {
    ...(spaceBefore === undefined ? {} : { spaceBefore }),
    ...(spaceAfter === undefined ? {} : { spaceAfter }),
    ...(lineSpacing === undefined || (lineSpacingRule ?? 'auto') !== 'auto' ? {} : { lineSpacing }),
  };
}
