/** A chart as its file has stored it: the values that the last program calculated. Plain data. */
export interface Chart {
  title: string;
  /** Shown with words of the program for a title. */
  hasDefaultTitle: boolean;
  /** CSS font size, in points. */
  titleSize: number;
  isTitleBold: boolean;
  plots: readonly Plot[];
  /** Names along the category axis; empty for scatter charts. */
  categories: readonly string[];
  /** Number format code of categories that are numbers, such as dates; null for words. */
  categoryFormat: string | null;
  /** Named groups of categories, from the innermost level outwards. */
  categoryGroups: readonly (readonly CategoryGroup[])[];
  /** Degrees clockwise by which names of categories are turned; null for as many as are needed. */
  categoryRotation: number | null;
  legend: 'none' | 'top' | 'bottom' | 'left' | 'right';
  /** The legend is drawn over the plots, which keep their size. */
  hasLegendOverlay: boolean;
  valueAxis: ValueAxis;
  /** The horizontal values of scatter charts; otherwise the categories, of which only direction and visibility matter. */
  xAxis: ValueAxis;
  /** On the other side, for plots with a scale of their own. */
  secondaryAxis: ValueAxis | null;
  categoryTitle: string;
  /** CSS font size of labels, in points. */
  fontSize: number;
  color: string;
  /** CSS colours of the area behind all of it and of its border; null for none. */
  fill: string | null;
  border: string | null;
}

/** By the indexes of its first and its last category. */
export interface CategoryGroup {
  name: string;
  from: number;
  to: number;
}

export interface ValueAxis {
  title: string;
  min: number | null;
  max: number | null;
  /** The step from one mark to the next; null for one that fits. */
  majorUnit: number | null;
  /** Number format code. */
  format: string;
  isHidden: boolean;
  hasGrid: boolean;
  isReversed: boolean;
  /** Crosses the other axis at its end instead of its beginning. */
  crossesAtEnd: boolean;
}

/** Series that are drawn in one way. A chart may combine several. */
export interface Plot {
  kind: 'bar' | 'line' | 'area' | 'pie' | 'scatter' | 'radar';
  /** A radar chart whose outlines are filled. */
  isFilled: boolean;
  /** Horizontal bars instead of columns. */
  isHorizontal: boolean;
  stacking: 'none' | 'stacked' | 'percent';
  series: readonly Series[];
  /** Belongs to the secondary axis. */
  isSecondary: boolean;
  /** Gap between categories as part of a bar's width. */
  gapWidth: number;
  /** How much of a bar's width is covered by the next one, negative for a gap. */
  overlap: number;
  /** Radius of a doughnut's hole as part of its radius; 0 for a pie. */
  holeSize: number;
}

export interface Series {
  name: string;
  color: string;
  /** Null where a value is missing. */
  values: readonly (number | null)[];
  /** Of scatter charts. */
  xValues: readonly (number | null)[];
  /** Areas of bubbles. */
  bubbleSizes: readonly (number | null)[];
  /** Colours of single points, by index: the slices of a pie. */
  pointColors: readonly string[];
  /** By how much slices stand off the centre, as part of the radius, by index. */
  explosions: readonly number[];
  hasLine: boolean;
  hasMarkers: boolean;
  isSmooth: boolean;
  labels: DataLabels | null;
}

export interface DataLabels {
  hasValue: boolean;
  hasPercentage: boolean;
  hasCategory: boolean;
  format: string;
  /** Of bars; undefined for beyond the end, or for the middle of a stacked one. */
  position?: LabelPosition;
}

/** As in DrawingML (`ST_DLblPos`). */
export const labelPositions = ['outEnd', 'inEnd', 'ctr', 'inBase'] as const;
export type LabelPosition = (typeof labelPositions)[number];
