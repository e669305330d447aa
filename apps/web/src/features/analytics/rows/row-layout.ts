/** Layout of stacked rows. */
export interface RowLayout {
  isNarrow: boolean;
  height: number;
  rowHeight: number;
  thickness: number;
  top: number;
  /** Position of the axis below the rows. */
  bottom: number;
  nameWidth: number;
  /** Horizontal range of the values. */
  values: { from: number; to: number };
  topOf: (index: number) => number;
  middleOf: (index: number) => number;
  /** Baseline of a row's name. */
  nameY: (index: number) => number;
}

const narrowWidth = 560;
/** Width of the values at the row ends. */
const valueWidth = 88;
const bottom = 44;
const top = 4;

export function computeRowLayout(rows: number, width: number): RowLayout {
  const isNarrow = width < narrowWidth;
  const nameWidth = isNarrow ? width - valueWidth : Math.min(280, width * 0.3);
  const rowHeight = isNarrow ? 44 : 30;
  const topOf = (index: number) => top + index * rowHeight;
  const middleOf = (index: number) => topOf(index) + (isNarrow ? 30 : rowHeight / 2);
  return {
    isNarrow,
    rowHeight,
    thickness: 14,
    top,
    bottom,
    height: top + rows * rowHeight + bottom,
    nameWidth: nameWidth - 12,
    values: isNarrow
      ? { from: 2, to: width - 8 }
      : { from: nameWidth, to: Math.max(nameWidth + 60, width - valueWidth) },
    topOf,
    middleOf,
    nameY: (index) => (isNarrow ? topOf(index) + 15 : middleOf(index) + 4),
  };
}
