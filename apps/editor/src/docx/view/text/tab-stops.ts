import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { twipsPerPixel } from '../lengths.ts';

type Leader = 'none' | 'dot' | 'hyphen' | 'underscore';

/** A tab stop, in pixels from the left margin of the page's text. */
export interface TabStop {
  position: number;
  align: 'start' | 'center' | 'end';
  leader: Leader;
}

/** The tab stops of a paragraph. */
export interface TabRuler {
  stops: readonly TabStop[];
  /** Distance of the default stops, after the last explicit one. */
  step: number;
  /** The right edge of the text, which no tab exceeds. */
  end: number;
}

/** The paragraph's own tab stops; a hanging indent adds one at the indent. Null if the browser's default stops are enough. */
export function getOwnTabStops(attrs: ParagraphAttrs): TabStop[] | null {
  const stops = (attrs.tabs ?? [])
    .filter(({ alignment }) => alignment !== 'clear' && alignment !== 'bar')
    .map(({ position, alignment, leader }) => ({
      position: position / twipsPerPixel,
      align: toAlign(alignment),
      leader: toLeader(leader),
    }));
  const isHanging = (attrs.indentFirstLine ?? 0) < 0;
  if (isHanging) {
    stops.push({ position: (attrs.indentLeft ?? 0) / twipsPerPixel, align: 'start', leader: 'none' });
  }
  if (stops.length === 0) return null;
  return stops.sort((one, other) => one.position - other.position);
}

function toAlign(alignment: string): TabStop['align'] {
  if (alignment === 'center') return 'center';
  return alignment === 'right' || alignment === 'end' || alignment === 'decimal' ? 'end' : 'start';
}

function toLeader(leader: string | undefined): Leader {
  if (leader === 'dot' || leader === 'middleDot') return 'dot';
  if (leader === 'hyphen') return 'hyphen';
  return leader === 'underscore' || leader === 'heavy' ? 'underscore' : 'none';
}

/** Minimum width in pixels: a narrower tab extends to the next stop. */
const minWidth = 1;

/** Width of a tab that starts at `from`, with `following` as the width of the text after it. */
export function computeTab(
  from: number,
  followingWidth: number,
  ruler: TabRuler,
): { width: number; leader: Leader } {
  const stop =
    ruler.stops.find(({ position }) => position >= from + minWidth) ?? getDefaultStop(from, ruler.step);
  const position = Math.max(from, Math.min(stop.position, ruler.end));
  const alignedWidth =
    stop.align === 'end' ? followingWidth : stop.align === 'center' ? followingWidth / 2 : 0;
  return { width: Math.max(minWidth, position - from - alignedWidth), leader: stop.leader };
}

function getDefaultStop(from: number, step: number): TabStop {
  const position = (Math.floor((from + minWidth) / step) + 1) * step;
  return { position, align: 'start', leader: 'none' };
}
