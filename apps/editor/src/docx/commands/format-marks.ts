import type { TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Schema } from 'prosemirror-model';

/** The ProseMirror marks for text formatting, as the library creates them from a file. */
export function createFormatMarks(formatting: TextFormatting, schema: Schema): readonly Mark[] {
  let marks: readonly Mark[] = [];
  const add = (name: string, attrs: Record<string, unknown> = {}): void => {
    const type = schema.marks[name];
    if (type !== undefined) marks = type.create(attrs).addToSet(marks);
  };
  const { underline, color, fontSize, fontSizeCs, fontFamily, vertAlign, highlight } = formatting;
  if (formatting.bold) add('bold');
  if (formatting.italic) add('italic');
  if (underline !== undefined && underline.style !== 'none') add('underline', underline);
  if (formatting.strike || formatting.doubleStrike) {
    add('strike', { double: formatting.doubleStrike ?? false });
  }
  if (formatting.allCaps) add('allCaps');
  if (formatting.smallCaps) add('smallCaps');
  if (color !== undefined && !color.auto) add('textColor', { ...color });
  if (highlight !== undefined && highlight !== 'none') add('highlight', { color: highlight });
  if (fontSize !== undefined) add('fontSize', { size: fontSize, sizeCs: fontSizeCs ?? fontSize });
  if (fontFamily !== undefined) add('fontFamily', { ...fontFamily });
  if (vertAlign === 'superscript' || vertAlign === 'subscript') add(vertAlign);
  return marks;
}

/** Converts marks to the formatting that a paragraph stores for text typed into it later. */
export function toTextFormatting(marks: readonly Mark[]): TextFormatting {
  const formatting: TextFormatting = {};
  for (const { type, attrs } of marks) {
    switch (type.name) {
      case 'bold':
        formatting.bold = true;
        formatting.boldCs = true;
        break;
      case 'italic':
        formatting.italic = true;
        formatting.italicCs = true;
        break;
      case 'underline':
        formatting.underline = { style: attrs.style ?? 'single' };
        break;
      case 'strike':
      case 'allCaps':
      case 'smallCaps':
        formatting[type.name] = true;
        break;
      case 'textColor':
        formatting.color = omitEmptyValues(attrs);
        break;
      case 'highlight':
        formatting.highlight = attrs.color;
        break;
      case 'fontSize':
        formatting.fontSize = attrs.size;
        formatting.fontSizeCs = attrs.sizeCs ?? attrs.size;
        break;
      case 'fontFamily':
        formatting.fontFamily = omitEmptyValues(attrs);
        break;
      case 'superscript':
      case 'subscript':
        formatting.vertAlign = type.name;
        break;
    }
  }
  return formatting;
}

function omitEmptyValues(attrs: Attrs): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Whether two marks of a type look the same; of fonts, only the Latin ones are compared. */
export function hasSameFormatting(one: Mark | undefined, other: Mark | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return toComparable(one) === toComparable(other);
}

function toComparable({ type, attrs }: Mark): string {
  if (type.name === 'fontSize') return String(attrs.size ?? attrs.sizeCs);
  if (type.name === 'fontFamily') return `${attrs.ascii ?? attrs.hAnsi}|${attrs.asciiTheme ?? ''}`;
  return JSON.stringify(attrs);
}
