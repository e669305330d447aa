/** How a cell looks, as the page shows it; whatever else its format holds stays in the file. */
export interface CellFormat {
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  /** In points. */
  size: number;
  font: string;
  /** RRGGBB; null for the colour of the page. */
  colour: string | null;
  fill: string | null;
  borders: Borders;
  /** As workbooks write it. */
  format: string;
  align: 'left' | 'center' | 'right' | 'fill' | 'justify' | null;
  vertical: 'top' | 'center' | 'bottom' | null;
  wraps: boolean;
  indent: number;
  isLocked: boolean;
}

export const borderSides = ['top', 'right', 'bottom', 'left'] as const;
export type BorderSide = (typeof borderSides)[number];
export type Borders = Readonly<Record<BorderSide, Border | null>>;

export interface Border {
  line: 'thin' | 'medium' | 'thick' | 'dashed' | 'dotted' | 'double';
  colour: string | null;
}

/** What a person changes of a look; what is not named stays. */
export type CellFormatPatch = Partial<Omit<CellFormat, 'isLocked' | 'borders'>> & {
  borders?: Partial<Borders>;
};

/** A style of the file, or one that was made from it: then it says from which and with what. */
export interface BookStyle {
  format: CellFormat;
  made?: { from: number; patch: CellFormatPatch };
}

export const defaultFormat: CellFormat = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
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
  isLocked: true,
};

export function patchFormat(format: CellFormat, { borders, ...patch }: CellFormatPatch): CellFormat {
  return { ...format, ...patch, borders: { ...format.borders, ...borders } };
}

export function isSameFormat(one: CellFormat, other: CellFormat): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The styles with one that is `from` with a patch, and its number. A style that was made from the same one in the same way is used again;
 * a style of the file that merely looks alike is not, since it may hold what is not known here.
 */
export function patchStyle(
  styles: readonly BookStyle[],
  from: number,
  patch: CellFormatPatch,
): { styles: readonly BookStyle[]; style: number } {
  const base = styles[from] ?? { format: defaultFormat };
  const format = patchFormat(base.format, patch);
  if (isSameFormat(format, base.format)) return { styles, style: from };
  const root = base.made?.from ?? from;
  const whole: CellFormatPatch = {
    ...base.made?.patch,
    ...patch,
    ...(base.made?.patch.borders === undefined && patch.borders === undefined
      ? {}
      : { borders: { ...base.made?.patch.borders, ...patch.borders } }),
  };
  const rootFormat = styles[root]?.format ?? defaultFormat;
  if (isSameFormat(format, rootFormat)) return { styles, style: root };
  const known = styles.findIndex((one) => one.made?.from === root && isSameFormat(one.format, format));
  if (known >= 0) return { styles, style: known };
  return { styles: [...styles, { format, made: { from: root, patch: whole } }], style: styles.length };
}
