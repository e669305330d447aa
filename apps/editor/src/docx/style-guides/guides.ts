import type { ParagraphFormatting, TextFormatting } from '@eigenpal/docx-editor-core/types/document';

/** Style guides as far as a word processor can implement them; lengths in twentieths of a point. */
export interface StyleGuide {
  id: GuideId;
  /** Paragraph formatting of body text. */
  body: ParagraphFormatting;
  /** Differences from it, by built-in style name. */
  styles: Partial<Record<GuideStyle, GuideFormatting>>;
  header: 'name and number' | 'number';
  /** Whether the paper starts with a title page. */
  hasTitlePage: boolean;
}

export const guideIds = ['mla', 'apa', 'chicago'] as const;
export type GuideId = (typeof guideIds)[number];

export type GuideStyle =
  | 'title'
  | 'heading 1'
  | 'heading 2'
  | 'heading 3'
  | 'heading 4'
  | 'heading 5'
  | 'quote'
  | 'bibliography'
  | 'footnote text'
  | 'endnote text';

export interface GuideFormatting {
  paragraph?: ParagraphFormatting;
  text?: TextFormatting;
}

export const inch = 1440;
const halfInch = 720;
/** Half points. */
export const guideFont: TextFormatting = {
  fontFamily: {
    ascii: 'Times New Roman',
    hAnsi: 'Times New Roman',
    eastAsia: 'Times New Roman',
    cs: 'Times New Roman',
  },
  fontSize: 24,
  fontSizeCs: 24,
};

const double: ParagraphFormatting = {
  alignment: 'left',
  spaceBefore: 0,
  spaceAfter: 0,
  lineSpacing: 480,
  lineSpacingRule: 'auto',
  indentLeft: 0,
  indentRight: 0,
};
const body: ParagraphFormatting = { ...double, indentFirstLine: halfInch };
const flush: ParagraphFormatting = { ...double, indentFirstLine: 0 };
const single = { lineSpacing: 240, lineSpacingRule: 'auto' as const };
const hanging: ParagraphFormatting = {
  ...double,
  indentLeft: halfInch,
  indentFirstLine: -halfInch,
  hangingIndent: true,
};

const plain: TextFormatting = { bold: false, boldCs: false, italic: false, italicCs: false };
const bold: TextFormatting = { ...plain, bold: true, boldCs: true };
const italic: TextFormatting = { ...plain, italic: true, italicCs: true };
const boldItalic: TextFormatting = { ...bold, italic: true, italicCs: true };

function heading(level: number, paragraph: ParagraphFormatting, text: TextFormatting): GuideFormatting {
  return { paragraph: { ...flush, keepNext: true, outlineLevel: level - 1, ...paragraph }, text };
}
const centred: ParagraphFormatting = { alignment: 'center' };
const indented: ParagraphFormatting = { indentFirstLine: halfInch };

const note: GuideFormatting = {
  paragraph: { ...flush, ...single, indentFirstLine: halfInch },
  text: { ...plain, fontSize: 20, fontSizeCs: 20 },
};

export const guides: Record<GuideId, StyleGuide> = {
  mla: {
    id: 'mla',
    body,
    header: 'name and number',
    hasTitlePage: false,
    styles: {
      title: { paragraph: { ...flush, ...centred }, text: plain },
      'heading 1': heading(1, {}, bold),
      'heading 2': heading(2, {}, italic),
      'heading 3': heading(3, centred, bold),
      'heading 4': heading(4, centred, italic),
      'heading 5': heading(5, {}, { ...plain, underline: { style: 'single' } }),
      quote: { paragraph: { ...flush, indentLeft: halfInch }, text: plain },
      bibliography: { paragraph: hanging, text: plain },
      'footnote text': { ...note, paragraph: { ...body }, text: { ...plain, fontSize: 24, fontSizeCs: 24 } },
      'endnote text': { paragraph: body, text: plain },
    },
  },
  apa: {
    id: 'apa',
    body,
    header: 'number',
    hasTitlePage: true,
    styles: {
      title: { paragraph: { ...flush, ...centred }, text: bold },
      'heading 1': heading(1, centred, bold),
      'heading 2': heading(2, {}, bold),
      'heading 3': heading(3, {}, boldItalic),
      'heading 4': heading(4, indented, bold),
      'heading 5': heading(5, indented, boldItalic),
      quote: { paragraph: { ...flush, indentLeft: halfInch }, text: plain },
      bibliography: { paragraph: hanging, text: plain },
      'footnote text': note,
      'endnote text': { paragraph: body, text: plain },
    },
  },
  chicago: {
    id: 'chicago',
    body,
    header: 'number',
    hasTitlePage: true,
    styles: {
      title: { paragraph: { ...flush, ...centred }, text: plain },
      'heading 1': heading(1, centred, bold),
      'heading 2': heading(2, centred, plain),
      'heading 3': heading(3, {}, bold),
      'heading 4': heading(4, {}, italic),
      'heading 5': heading(5, indented, italic),
      quote: { paragraph: { ...flush, ...single, indentLeft: halfInch, spaceAfter: 240 }, text: plain },
      bibliography: { paragraph: { ...hanging, ...single, spaceAfter: 240 }, text: plain },
      'footnote text': note,
      'endnote text': note,
    },
  },
};
