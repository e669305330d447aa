import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { twipsPerPixel } from '../lengths.ts';

type Leader = 'none' | 'dot' | 'hyphen' | 'underscore';

/** A tab stop, in pixels from the left margin of the page's text. */
export interface Stop {
  position: number;
  align: 'start' | 'center' | 'end';
  leader: Leader;
}

/** The tab stops of a paragraph. */
export interface TabRuler {
  stops: readonly Stop[];
  /** Distance of the default stops, after the last explicit one. */
  step: number;
  /** The right edge of the text, which no tab exceeds. */
  end: number;
}

/** The paragraph's own tab stops; a hanging indent adds one at the indent. Null if the browser's default stops are enough. */
export function ownStops(attrs: ParagraphAttrs): Stop[] | null {
  const stops = (attrs.tabs ?? [])
    .filter(({ alignment }) => alignment !== 'clear' && alignment !== 'bar')
    .map(({ position, alignment, leader }) => ({
      position: position / twipsPerPixel,
      align: alignOf(alignment),
      leader: leaderOf(leader),
    }));
  const isHanging = (attrs.indentFirstLine ?? 0) < 0;
  if (isHanging) {
    stops.push({ position: (attrs.indentLeft ?? 0) / twipsPerPixel, align: 'start', leader: 'none' });
  }
  if (stops.length === 0) return null;
  return stops.sort((one, other) => one.position - other.position);
}

function alignOf(alignment: string): Stop['align'] {
  if (alignment === 'center') return 'center';
  return alignment === 'right' || alignment === 'end' || alignment === 'decimal' ? 'end' : 'start';
}

function leaderOf(leader: string | undefined): Leader {
  if (leader === 'dot' || leader === 'middleDot') return 'dot';
  if (leader === 'hyphen') return 'hyphen';
  return leader === 'underscore' || leader === 'heavy' ? 'underscore' : 'none';
}

/** Minimum width in pixels: a narrower tab extends to the next stop. */
const min = 1;

/** Width of a tab that starts at `from`, with `following` as the width of the text after it. */
export function layTab(from: number, following: number, ruler: TabRuler): { width: number; leader: Leader } {
  const stop = ruler.stops.find(({ position }) => position >= from + min) ?? nextByStep(from, ruler.step);
  const position = Math.max(from, Math.min(stop.position, ruler.end));
  const taken = stop.align === 'end' ? following : stop.align === 'center' ? following / 2 : 0;
  return { width: Math.max(min, position - from - taken), leader: stop.leader };
}

function nextByStep(from: number, step: number): Stop {
  const position = (Math.floor((from + min) / step) + 1) * step;
  return { position, align: 'start', leader: 'none' };
}
