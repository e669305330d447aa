import { minFloatWidth, type PageFloat, pageTop } from '../pictures/wraps.ts';
import type { ColumnSlot } from './column-slots.ts';

/** Narrower than the floats beside text, so that a column break fits at the top of a column, but no page break does. */
const columnTopWidth = minFloatWidth / 2;

/** The floats of a page with columns: see page-sheets.ts. Each slot begins with a strip where breaks fit, and ends with a line over the full width. */
export function createColumnFloats(slots: readonly ColumnSlot[], textWidth: number): PageFloat[] {
  const [first] = slots;
  const widest = (band: number): number =>
    Math.max(0, ...slots.filter((slot) => slot.band === band).map(({ width }) => width));
  return slots.flatMap(({ band, column, width, height, stripTop }, index) => {
    const top = stripTop - (first?.stripTop ?? 0);
    // Blocks are as wide as the widest column.
    const missing = widest(band) - width < 1 ? 0 : textWidth - width;
    const room = Math.max(0, height - pageTop);
    return [
      ...(index === 0 ? [] : [{ kind: 'divider' as const, top: top - 1, width: 0, height: 1 }]),
      {
        kind: 'top' as const,
        top,
        width: column === 0 ? 0 : columnTopWidth,
        height: Math.min(pageTop, height),
      },
      ...(missing === 0
        ? []
        : [
            { kind: 'rightSpace' as const, top, width: 0, height: Math.min(pageTop, height) },
            { kind: 'right' as const, top: top + pageTop, width: missing, height: room },
          ]),
      { kind: 'room' as const, top: top + pageTop, width: minFloatWidth, height: room },
    ];
  });
}
