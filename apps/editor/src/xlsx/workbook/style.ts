/** Cell format as shown on the page; other properties stay in the file. */
export interface CellFormat {
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isDoubleUnderlined: boolean;
  raised: 'superscript' | 'subscript' | null;
  isStruck: boolean;
  /** In points. */
  size: number;
  font: string;
  /** RRGGBB; null for automatic. */
  colour: string | null;
  fill: string | null;
  borders: Borders;
  /** Number format code. */
  format: string;
  align: 'left' | 'center' | 'right' | 'fill' | 'justify' | null;
  vertical: 'top' | 'center' | 'bottom' | null;
  wraps: boolean;
  indent: number;
  /** Degrees anticlockwise; 255 for letters below each other. */
  rotation: number;
  isLocked: boolean;
}

export const borderSides = ['top', 'right', 'bottom', 'left'] as const;
export type BorderSide = (typeof borderSides)[number];
export type Borders = Readonly<Record<BorderSide, Border | null>>;

export const borderLines = ['thin', 'medium', 'thick', 'dashed', 'dotted', 'double'] as const;
/** The edges of a range that get borders. */
export const borderPlaces = ['all', 'outer', 'inner', 'top', 'bottom', 'left', 'right', 'none'] as const;
export type BorderPlace = (typeof borderPlaces)[number];

export interface Border {
  line: (typeof borderLines)[number];
  colour: string | null;
}

/** Letters below each other. */
export const stackedRotation = 255;

/** Changed properties of a format; the others stay. */
export type CellFormatPatch = Partial<Omit<CellFormat, 'isLocked' | 'borders'>> & {
  borders?: Partial<Borders>;
};

/** A style of the file, or a new one derived from it: it then stores its base and the patch. */
export interface BookStyle {
  format: CellFormat;
  derivation?: { from: number; patch: CellFormatPatch };
}

export const defaultFormat: CellFormat = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isDoubleUnderlined: false,
  raised: null,
  isStruck: false,
  size: 11,
  font: 'Calibri',
  colour: null,
  fill: null,
  borders: { top: null, right: null, bottom: null, left: null },
  format: 'General',
  align: null,
  vertical: null,
  wraps: false,
  indent: 0,
  rotation: 0,
  isLocked: true,
};

export function patchFormat(format: CellFormat, { borders, ...patch }: CellFormatPatch): CellFormat {
  return { ...format, ...patch, borders: { ...format.borders, ...borders } };
}

/** Whether a cell without content is visible. */
export const hasFillOrBorder = ({ fill, borders }: CellFormat): boolean =>
  fill !== null || Object.values(borders).some((border) => border !== null);

export function isSameFormat(one: CellFormat, other: CellFormat): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Adds a style derived from `from` with a patch, and returns the styles and its index. An equal derived style is reused; a style of the file with the
 * same visible format is not, as it may have unsupported properties.
 */
export function patchStyle(
  styles: readonly BookStyle[],
  from: number,
  patch: CellFormatPatch,
): { styles: readonly BookStyle[]; style: number } {
  const base = styles[from] ?? { format: defaultFormat };
  const format = patchFormat(base.format, patch);
  if (isSameFormat(format, base.format)) return { styles, style: from };
  const baseIndex = base.derivation?.from ?? from;
  const fullPatch: CellFormatPatch = {
    ...base.derivation?.patch,
    ...patch,
    ...(base.derivation?.patch.borders === undefined && patch.borders === undefined
      ? {}
      : { borders: { ...base.derivation?.patch.borders, ...patch.borders } }),
  };
  const rootFormat = styles[baseIndex]?.format ?? defaultFormat;
  if (isSameFormat(format, rootFormat)) return { styles, style: baseIndex };
  const existing = styles.findIndex(
    (one) => one.derivation?.from === baseIndex && isSameFormat(one.format, format),
  );
  if (existing >= 0) return { styles, style: existing };
  return {
    styles: [...styles, { format, derivation: { from: baseIndex, patch: fullPatch } }],
    style: styles.length,
  };
}
