import type { Style, StyleDefinitions } from '@eigenpal/docx-editor-core/types/document';

/** Built-in styles that files often omit until they are used. */
const definitions = {
  caption: {
    styleId: 'Caption',
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 35,
    pPr: { spaceBefore: 0, spaceAfter: 200, lineSpacing: 240, lineSpacingRule: 'auto' as const },
    rPr: { italic: true, italicCs: true, fontSize: 18, fontSizeCs: 18 },
  },
  'footnote text': createNoteTextStyle('FootnoteText'),
  'footnote reference': createNoteReferenceStyle('FootnoteReference'),
  'endnote text': createNoteTextStyle('EndnoteText'),
  'endnote reference': createNoteReferenceStyle('EndnoteReference'),
  header: createHeaderFooterStyle('Header'),
  footer: createHeaderFooterStyle('Footer'),
  'toc 1': createTocStyle(1),
  'toc 2': createTocStyle(2),
  'toc 3': createTocStyle(3),
  'TOC Heading': {
    styleId: 'TOCHeading',
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 39,
    pPr: { spaceBefore: 240, spaceAfter: 120, keepNext: true },
    rPr: { bold: true, boldCs: true, fontSize: 28, fontSizeCs: 28 },
  },
  'heading 1': createHeadingStyle(1, 32),
  'heading 2': createHeadingStyle(2, 28),
  'heading 3': createHeadingStyle(3, 26),
  Title: {
    styleId: 'Title',
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 10,
    qFormat: true,
    pPr: { spaceBefore: 0, spaceAfter: 240, alignment: 'center' as const },
    rPr: { fontSize: 40, fontSizeCs: 40 },
  },
  Quote: {
    styleId: 'Quote',
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 29,
    qFormat: true,
    pPr: { indentLeft: 708, indentRight: 708 },
    rPr: { italic: true, italicCs: true },
  },
} satisfies Record<string, Omit<Style, 'type' | 'name'> & { type?: 'character' }>;

export type BuiltInStyle = keyof typeof definitions;

/** Finds a built-in style by name, under the document's own id for it, or adds it to the document's styles. */
export function ensureStyle(
  styles: StyleDefinitions | undefined,
  name: BuiltInStyle,
): { id: string; styles: StyleDefinitions } {
  const existing: StyleDefinitions = styles ?? { styles: [] };
  const lowerCaseName = name.toLowerCase();
  const found = existing.styles.find((style) => style.name?.toLowerCase() === lowerCaseName);
  if (found !== undefined) return { id: found.styleId, styles: existing };
  const style: Style = { type: 'paragraph', name, ...definitions[name] };
  const defaultStyleId = existing.styles.find(
    ({ type, default: isDefault }) => type === 'paragraph' && isDefault,
  )?.styleId;
  if (style.type === 'paragraph' && defaultStyleId !== undefined) style.basedOn = defaultStyleId;
  if (style.next !== undefined && defaultStyleId !== undefined) style.next = defaultStyleId;
  return { id: style.styleId, styles: { ...existing, styles: [...existing.styles, style] } };
}

function createNoteTextStyle(styleId: string) {
  return {
    styleId,
    basedOn: 'Normal',
    uiPriority: 99,
    pPr: { spaceBefore: 0, spaceAfter: 0, lineSpacing: 240, lineSpacingRule: 'auto' as const },
    rPr: { fontSize: 20, fontSizeCs: 20 },
  };
}

function createNoteReferenceStyle(styleId: string) {
  return {
    styleId,
    type: 'character' as const,
    uiPriority: 99,
    rPr: { vertAlign: 'superscript' as const },
  };
}

function createHeaderFooterStyle(styleId: string) {
  return {
    styleId,
    basedOn: 'Normal',
    uiPriority: 99,
    pPr: {
      spaceBefore: 0,
      spaceAfter: 0,
      lineSpacing: 240,
      lineSpacingRule: 'auto' as const,
    },
  };
}

function createHeadingStyle(level: number, size: number) {
  return {
    styleId: `Heading${level}`,
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 9,
    qFormat: true,
    pPr: {
      spaceBefore: level === 1 ? 360 : 240,
      spaceAfter: 120,
      lineSpacing: 276,
      lineSpacingRule: 'auto' as const,
      keepNext: true,
      keepLines: true,
      outlineLevel: level - 1,
    },
    rPr: { bold: true, boldCs: true, fontSize: size, fontSizeCs: size },
  };
}

function createTocStyle(level: number) {
  return {
    styleId: `TOC${level}`,
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 39,
    pPr: {
      spaceBefore: 0,
      spaceAfter: 60,
      lineSpacing: 276,
      lineSpacingRule: 'auto' as const,
      indentLeft: 240 * (level - 1),
    },
  };
}
