/** A header or footer: what stands on the left, in the middle and on the right. */
export type HeaderSections = Record<HeaderSide, string>;

export const headerSides = ['left', 'center', 'right'] as const;
export type HeaderSide = (typeof headerSides)[number];

export type HeaderField = 'page' | 'pages' | 'date' | 'time' | 'file' | 'sheet' | 'folder' | 'picture';

export interface HeaderRun {
  /** A text, or a field with an amount that is added to it. */
  content: string | { field: HeaderField; offset: number };
  format: HeaderFormat;
}

export interface HeaderFormat {
  font: string | null;
  /** In points. */
  size: number | null;
  colour: string | null;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  raised: 'superscript' | 'subscript' | null;
}

const plain: HeaderFormat = {
  font: null,
  size: null,
  colour: null,
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  raised: null,
};

const fieldCodes: Readonly<Record<HeaderField, string>> = {
  page: '&P',
  pages: '&N',
  date: '&D',
  time: '&T',
  file: '&F',
  sheet: '&A',
  folder: '&Z',
  picture: '&G',
};
/** Fields that are filled in; a folder and a picture of a file are kept. */
export const filledFields: readonly HeaderField[] = ['page', 'pages', 'date', 'time', 'file', 'sheet'];
const headerFields: readonly HeaderField[] = [...filledFields, 'folder', 'picture'];

/** An ampersand with what belongs to it, or text up to the next one. */
const pieces =
  /&"([^"]*)"|&K([0-9A-Fa-f]{6}|\d\d[+-]\d{3})|&(\d{1,3})|&([A-Za-z&])((?<=[PN])[+-]\d{1,4})?|&|[^&]+/g;

const sideCodes: Readonly<Record<HeaderSide, string>> = { left: '&L', center: '&C', right: '&R' };

/** The text of each part, with its codes. Without a code of position it stands in the middle. */
export function splitSections(text: string): HeaderSections {
  const sections: HeaderSections = { left: '', center: '', right: '' };
  let current: HeaderSide = 'center';
  for (const [piece, , , , code] of text.matchAll(pieces)) {
    const next = headerSides.find((side) => sideCodes[side] === `&${code?.toUpperCase()}`);
    if (next === undefined) sections[current] += piece;
    else current = next;
  }
  return sections;
}

export const joinSections = (sections: HeaderSections): string =>
  headerSides.map((side) => (sections[side] === '' ? '' : sideCodes[side] + sections[side])).join('');

/** The runs of one part of a header. */
export function parseSection(text: string): HeaderRun[] {
  const runs: HeaderRun[] = [];
  let format = plain;
  for (const [piece, font, colour, size, code, offset] of text.matchAll(pieces)) {
    const toggled = code === undefined ? null : toggleFormat(format, code.toUpperCase());
    if (font !== undefined) format = { ...format, ...readFont(font) };
    else if (colour !== undefined)
      format = { ...format, colour: /[+-]/.test(colour) ? null : colour.toUpperCase() };
    else if (size !== undefined) format = { ...format, size: Number(size) };
    else if (toggled !== null) format = toggled;
    else if (code === '&') addText(runs, '&', format);
    else if (code !== undefined) {
      const field = headerFields.find((one) => fieldCodes[one] === `&${code.toUpperCase()}`);
      if (field !== undefined) runs.push({ content: { field, offset: Number(offset ?? 0) }, format });
    } else if (piece !== '&') addText(runs, piece, format);
  }
  return runs;
}

function addText(runs: HeaderRun[], text: string, format: HeaderFormat): void {
  const last = runs.at(-1);
  if (last !== undefined && typeof last.content === 'string' && last.format === format)
    runs[runs.length - 1] = { content: last.content + text, format };
  else runs.push({ content: text, format });
}

function toggleFormat(format: HeaderFormat, code: string): HeaderFormat | null {
  switch (code) {
    case 'B':
      return { ...format, isBold: !format.isBold };
    case 'I':
      return { ...format, isItalic: !format.isItalic };
    case 'U':
    case 'E':
      return { ...format, isUnderlined: !format.isUnderlined };
    case 'S':
      return { ...format, isStruck: !format.isStruck };
    case 'X':
      return { ...format, raised: format.raised === 'superscript' ? null : 'superscript' };
    case 'Y':
      return { ...format, raised: format.raised === 'subscript' ? null : 'subscript' };
    default:
      return null;
  }
}

/** `Arial,Bold`, or `-` for the font of the workbook. */
function readFont(text: string): Pick<HeaderFormat, 'font' | 'isBold' | 'isItalic'> {
  const [name = '-', style = ''] = text.split(',');
  return { font: name === '-' ? null : name, isBold: /bold/i.test(style), isItalic: /italic/i.test(style) };
}

export type FieldNames = Readonly<Record<HeaderField, string>>;

/** A part as a person writes it: fields by their names in brackets, without formats. */
export function toHeaderText(section: string, names: FieldNames): string {
  return parseSection(section)
    .map(({ content }) =>
      typeof content === 'string'
        ? content
        : `[${names[content.field]}${content.offset === 0 ? '' : formatOffset(content.offset)}]`,
    )
    .join('');
}

const formatOffset = (offset: number): string => (offset > 0 ? `+${offset}` : String(offset));

/** The part for a text that a person has written; formats at the beginning of the previous one stay. An unchanged text keeps its codes. */
export function fromHeaderText(text: string, names: FieldNames, previous: string): string {
  if (text === toHeaderText(previous, names)) return previous;
  if (text === '') return '';
  const formats =
    /^(?:&"[^"]*"|&K(?:[0-9A-Fa-f]{6}|\d\d[+-]\d{3})|&\d{1,3}|&[BIUESXYOH])*/i.exec(previous)?.[0] ?? '';
  const codes = text.replace(
    /&?\[([^[\]]+?)([+-]\d{1,4})?\]|&/g,
    (found: string, name: string | undefined, offset: string | undefined, at: number) => {
      const field = headerFields.find((one) => names[one].toLowerCase() === name?.toLowerCase());
      if (field === undefined) return found.replaceAll('&', '&&');
      if (field !== 'page' && field !== 'pages') return fieldCodes[field];
      // An amount after the bracket would be added to the number.
      const gap = /^[+-]\d/.test(text.slice(at + found.length)) ? ' ' : '';
      return fieldCodes[field] + (offset ?? '') + gap;
    },
  );
  // A digit would be read as part of a font size.
  return formats + (/&\d{1,3}$/.test(formats) && /^\d/.test(codes) ? ' ' : '') + codes;
}
