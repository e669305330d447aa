import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { twipsPerPixel } from '../lengths.ts';

type Leader = 'none' | 'dot' | 'hyphen' | 'underscore';

/** Where a tab ends, in pixels from the left margin of the page's text. */
export interface Stop {
  position: number;
  align: 'start' | 'center' | 'end';
  leader: Leader;
}

/** What a paragraph's tabs go by. */
export interface TabRuler {
  stops: readonly Stop[];
  /** Distance of the stops behind them, and where there are none. */
  step: number;
  /** The right end of the text: nothing goes beyond it. */
  end: number;
}

/** The stops that a paragraph sets itself; a hanging paragraph has one more, where its other lines begin. Null where the browser's own stops do. */
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

/** A tab that would end where it begins goes on to the next stop. */
const min = 1;

/** The stop for a tab that begins at `from`, and how wide it is with `following` text behind it. */
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
