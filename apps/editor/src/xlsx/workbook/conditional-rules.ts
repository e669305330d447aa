import type { Border, BorderSide, CellFormat } from './style.ts';
import type { Area } from './workbook.ts';

/** A conditional format of a sheet (`cfRule`). It is shown, and stays in the file as it is. */
export interface ConditionalRule {
  areas: readonly Area[];
  /** Rules with lower numbers win. */
  priority: number;
  stopsIfTrue: boolean;
  style: ConditionalStyle;
  condition: Condition;
}

/** What a differential format (`dxf`) changes. */
export type ConditionalStyle = Partial<
  Pick<CellFormat, 'isBold' | 'isItalic' | 'isUnderlined' | 'isStruck' | 'colour' | 'fill' | 'format'>
> & { borders?: Partial<Record<BorderSide, Border>> };

export type Condition =
  /** References are relative to the first cell of the areas. */
  | { kind: 'formula'; formula: string }
  | { kind: 'topBottom'; rank: number; isPercent: boolean; isBottom: boolean }
  | { kind: 'average'; isAbove: boolean; includesEqual: boolean; deviations: number }
  | { kind: 'duplicateOrUnique'; isUnique: boolean }
  | { kind: 'colourScale'; points: readonly Threshold[]; colours: readonly string[] }
  | ({ kind: 'dataBar' } & DataBarRule)
  | {
      kind: 'icons';
      points: readonly Threshold[];
      icons: readonly (ConditionalIcon | null)[];
      hidesValue: boolean;
    };

export interface DataBarRule {
  min: Threshold;
  max: Threshold;
  colour: string;
  negativeColour: string;
  isGradient: boolean;
  hidesValue: boolean;
  /** In percent of the cell. */
  minLength: number;
  maxLength: number;
}

/** A threshold (`cfvo`). */
export interface Threshold {
  kind: 'num' | 'percent' | 'percentile' | 'min' | 'max' | 'autoMin' | 'autoMax';
  /** A number or a formula. */
  formula: string;
  /** Whether the value itself belongs to the range above it. */
  isInclusive: boolean;
}

export interface ConditionalIcon {
  set: string;
  index: number;
}

/** What the rules of a sheet make of one cell. */
export interface ConditionalResult {
  style: ConditionalStyle;
  /** Ends of the bar and its axis, as shares of the width. */
  bar: { from: number; to: number; axis: number | null; colour: string; isGradient: boolean } | null;
  icon: ConditionalIcon | null;
  hidesValue: boolean;
}
