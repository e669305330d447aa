import type { RuleDefinition } from './rule-definitions.ts';
import type { Border, BorderSide, CellFormat } from './style.ts';
import type { Area } from './workbook.ts';

/** A conditional format of a sheet (`cfRule`). One of the file stays as it is until it is replaced. */
export interface ConditionalRule {
  areas: readonly Area[];
  /** Rules with lower numbers win. */
  priority: number;
  stopsIfTrue: boolean;
  style: ConditionalStyle;
  condition: Condition;
  /** What a person would choose for it; null for a rule that cannot be made here. */
  definition: RuleDefinition | null;
  /** Its name in the file. */
  type: string;
  /** Offset in the opened sheet; a new rule has none. */
  source?: number;
  /** Of its newer properties in the extension list. */
  detailsId?: string;
}

/** What a differential format (`dxf`) changes. */
export type ConditionalStyle = Partial<
  Pick<CellFormat, 'isBold' | 'isItalic' | 'isUnderlined' | 'isStruck' | 'colour' | 'fill' | 'format'>
> & { borders?: Partial<Record<BorderSide, Border>> };

export type Condition =
  /** It is kept, but not shown. */
  | { kind: 'unread' }
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
