import type { BoxShape, Stroke, TextBody, TextParagraph, TextRun } from './scene.ts';

/** What a graphic style says about shapes: part of a shape's values, under the names that those have. */
export interface StyleFormat
  extends Pick<TextRun, 'bold' | 'italic' | 'underline' | 'strike' | 'capitals' | 'size' | 'color' | 'font'>,
    Pick<TextParagraph, 'align' | 'lineSpacing' | 'spaceBefore' | 'spaceAfter'>,
    Pick<TextBody, 'anchor' | 'inset'> {
  fill: Pick<BoxShape, 'fill' | 'fillPaint'>;
  fillOpacity: number;
  dash: Stroke['dash'] | 'none';
  lineColor: string;
  lineWidth: number;
  startArrow: boolean;
  endArrow: boolean;
}

export type StyleKey = keyof StyleFormat;

export const runStyleKeys = [
  'bold',
  'italic',
  'underline',
  'strike',
  'capitals',
  'size',
  'color',
  'font',
] as const satisfies readonly StyleKey[];
export const paragraphStyleKeys = [
  'align',
  'lineSpacing',
  'spaceBefore',
  'spaceAfter',
] as const satisfies readonly StyleKey[];
export const styleKeys: readonly StyleKey[] = [
  'fill',
  'fillOpacity',
  'dash',
  'lineColor',
  'lineWidth',
  'startArrow',
  'endArrow',
  'anchor',
  'inset',
  ...runStyleKeys,
  ...paragraphStyleKeys,
];

/** A named style of a drawing (`style:style` of the family `graphic`). */
export interface GraphicStyle {
  /** Its name in the file, which stays when it is shown under another one. */
  id: string;
  name: string;
  parentId: string | null;
  /** All values, including those of its parents and the defaults. */
  format: StyleFormat;
  /** What it defines itself: the rest follows its parent. */
  own: readonly StyleKey[];
}

/** The style that other programs give new shapes. */
export const defaultStyleId = 'standard';
