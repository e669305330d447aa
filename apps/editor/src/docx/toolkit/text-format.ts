import type { DocxPackage, TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Mark } from 'prosemirror-model';

/** Text format, as far as tools display it. */
export interface TextFormat {
  font: string;
  /** In points. */
  size: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  verticalAlign: 'superscript' | 'subscript' | 'none';
  /** `#rrggbb`, a theme colour name, or `auto`. */
  colour: string;
  /** Word's highlight names such as `yellow`, or `none`. */
  highlight: string;
  isLink: boolean;
}

type Theme = DocxPackage['theme'];

/** Defaults if the document has none. */
const defaultFormat = { font: 'Times New Roman', size: 10 };

/** The format of text with these marks in a paragraph with default `base`. Properties without a mark are off, except for font and size. */
export function formatFromMarks(marks: readonly Mark[], base: TextFormatting, theme: Theme): TextFormat {
  const formatting: TextFormat = { ...toTextFormat({ ...pickFont(base) }, theme) };
  for (const { type, attrs } of marks) {
    switch (type.name) {
      case 'bold':
      case 'italic':
      case 'strike':
        formatting[type.name] = true;
        break;
      case 'underline':
        formatting.underline = attrs.style !== 'none';
        break;
      case 'superscript':
      case 'subscript':
        formatting.verticalAlign = type.name;
        break;
      case 'fontSize':
        if (typeof attrs.size === 'number') formatting.size = attrs.size / 2;
        break;
      case 'fontFamily':
        formatting.font = fontOf(attrs, theme) ?? formatting.font;
        break;
      case 'textColor':
        formatting.colour = colourOf(attrs);
        break;
      case 'highlight':
        formatting.highlight = typeof attrs.color === 'string' ? attrs.color : 'none';
        break;
      case 'hyperlink':
        formatting.isLink = true;
        break;
    }
  }
  return formatting;
}

/** The format of text typed into an empty paragraph. */
export function toTextFormat(formatting: TextFormatting, theme: Theme): TextFormat {
  const { fontFamily, fontSize, underline, vertAlign, color, highlight } = formatting;
  return {
    font: (fontFamily && fontOf(fontFamily, theme)) ?? defaultFormat.font,
    size: fontSize === undefined ? defaultFormat.size : fontSize / 2,
    bold: formatting.bold ?? false,
    italic: formatting.italic ?? false,
    underline: underline !== undefined && underline.style !== 'none',
    strike: formatting.strike ?? formatting.doubleStrike ?? false,
    verticalAlign: vertAlign === undefined || vertAlign === 'baseline' ? 'none' : vertAlign,
    colour: color === undefined ? 'auto' : colourOf({ ...color }),
    highlight: highlight ?? 'none',
    isLink: false,
  };
}

function pickFont({ fontFamily, fontSize }: TextFormatting): TextFormatting {
  return {
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(fontSize === undefined ? {} : { fontSize }),
  };
}

interface NamedFont {
  ascii?: unknown;
  hAnsi?: unknown;
  asciiTheme?: unknown;
}

function fontOf({ ascii, hAnsi, asciiTheme }: NamedFont, theme: Theme): string | undefined {
  if (typeof ascii === 'string' && ascii !== '') return ascii;
  if (typeof hAnsi === 'string' && hAnsi !== '') return hAnsi;
  if (typeof asciiTheme !== 'string') return undefined;
  const { majorFont, minorFont } = theme?.fontScheme ?? {};
  return (asciiTheme.startsWith('major') ? majorFont : minorFont)?.latin;
}

function colourOf({ rgb, themeColor }: Record<string, unknown>): string {
  if (typeof themeColor === 'string') return themeColor;
  return typeof rgb === 'string' && rgb !== 'auto' ? `#${rgb.toLowerCase()}` : 'auto';
}
