import type {
  DocxPackage,
  ParagraphFormatting,
  TextFormatting,
} from '@eigenpal/docx-editor-core/types/document';
import type { DefaultSpacing } from './paragraph-css.ts';

/** The default font of a document; sizes in half points. Word's default is Times New Roman of 10 points. */
export function bodyFontOf(styles: DocxPackage['styles']): { family: string; size: number } {
  const base = styles?.docDefaults?.rPr;
  const normal = styles?.styles.find((style) => style.type === 'paragraph' && style.default)?.rPr;
  return {
    family: familyOf(normal) ?? familyOf(base) ?? 'Times New Roman',
    size: normal?.fontSize ?? base?.fontSize ?? 20,
  };
}

function familyOf(formatting: TextFormatting | undefined): string | undefined {
  return formatting?.fontFamily?.ascii ?? formatting?.fontFamily?.hAnsi;
}

/** The document's default paragraph spacing. */
export function defaultSpacingOf(styles: DocxPackage['styles']): DefaultSpacing {
  return autoSpacing(styles?.docDefaults?.pPr);
}

/** Paragraph spacing set by a table style, including inherited values. */
export function tableSpacingOf(styles: DocxPackage['styles'], styleId: string | undefined): DefaultSpacing {
  const style = styles?.styles.find((one) => one.styleId === styleId && one.type === 'table');
  if (style === undefined) return {};
  const base = style.basedOn === styleId ? {} : tableSpacingOf(styles, style.basedOn);
  return { ...base, ...autoSpacing(style.pPr) };
}

function autoSpacing(formatting: ParagraphFormatting | undefined): DefaultSpacing {
  const { spaceBefore, spaceAfter, lineSpacing, lineSpacingRule } = formatting ?? {};
  return {
    ...(spaceBefore === undefined ? {} : { spaceBefore }),
    ...(spaceAfter === undefined ? {} : { spaceAfter }),
    ...(lineSpacing === undefined || (lineSpacingRule ?? 'auto') !== 'auto' ? {} : { lineSpacing }),
  };
}
