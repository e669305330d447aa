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
  'footnote text': noteText('FootnoteText'),
  'footnote reference': noteReference('FootnoteReference'),
  'endnote text': noteText('EndnoteText'),
  'endnote reference': noteReference('EndnoteReference'),
  header: margin('Header'),
  footer: margin('Footer'),
  'toc 1': contents(1),
  'toc 2': contents(2),
  'toc 3': contents(3),
  'TOC Heading': {
    styleId: 'TOCHeading',
    basedOn: 'Normal',
    next: 'Normal',
    uiPriority: 39,
    pPr: { spaceBefore: 240, spaceAfter: 120, keepNext: true },
    rPr: { bold: true, boldCs: true, fontSize: 28, fontSizeCs: 28 },
  },
  'heading 1': heading(1, 32),
  'heading 2': heading(2, 28),
  'heading 3': heading(3, 26),
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
export function withStyle(
  styles: StyleDefinitions | undefined,
  name: BuiltInStyle,
): { id: string; styles: StyleDefinitions } {
  const known: StyleDefinitions = styles ?? { styles: [] };
  const requested = name.toLowerCase();
  const found = known.styles.find((style) => style.name?.toLowerCase() === requested);
  if (found !== undefined) return { id: found.styleId, styles: known };
  const style: Style = { type: 'paragraph', name, ...definitions[name] };
  const plain = known.styles.find(
    ({ type, default: isDefault }) => type === 'paragraph' && isDefault,
  )?.styleId;
  if (style.type === 'paragraph' && plain !== undefined) style.basedOn = plain;
  if (style.next !== undefined && plain !== undefined) style.next = plain;
  return { id: style.styleId, styles: { ...known, styles: [...known.styles, style] } };
}

function noteText(styleId: string) {
  return {
    styleId,
    basedOn: 'Normal',
    uiPriority: 99,
    pPr: { spaceBefore: 0, spaceAfter: 0, lineSpacing: 240, lineSpacingRule: 'auto' as const },
    rPr: { fontSize: 20, fontSizeCs: 20 },
  };
}

function noteReference(styleId: string) {
  return {
    styleId,
    type: 'character' as const,
    uiPriority: 99,
    rPr: { vertAlign: 'superscript' as const },
  };
}

function margin(styleId: string) {
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

function heading(level: number, size: number) {
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

function contents(level: number) {
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
