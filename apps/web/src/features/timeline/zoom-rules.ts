/** The visible time range and its changes: pure functions, in milliseconds since the Unix epoch. */
export interface View {
  start: number;
  end: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** Visible time span of each zoom step, from ten years to a minute. */
export const zoomSteps: readonly number[] = [
  10 * year,
  3 * year,
  year,
  182 * day,
  91 * day,
  30 * day,
  14 * day,
  7 * day,
  3 * day,
  day,
  6 * hour,
  hour,
  10 * minute,
  minute,
];
const maxSpan = Math.max(...zoomSteps);
const minSpan = Math.min(...zoomSteps);
/** Margin around the whole range, so that no mark touches the edge. */
const margin = 0.05;

export const spanOf = ({ start, end }: View): number => end - start;
const middleOf = ({ start, end }: View): number => (start + end) / 2;

function createView(middle: number, span: number): View {
  return { start: middle - span / 2, end: middle + span / 2 };
}

/** Clamps the span between a minute and ten years, around the same centre. */
export function clampToSteps(view: View): View {
  return createView(middleOf(view), Math.min(maxSpan, Math.max(minSpan, spanOf(view))));
}

/** The smallest range that contains all moments. */
export function fitView(times: readonly number[]): View {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const padding = Math.max(last - first, hour) * margin;
  return clampToSteps({ start: first - padding, end: last + padding });
}

/** Zooms one step in or out; the moment `at` keeps its position. */
export function zoomByStep(view: View, direction: 'in' | 'out', time = middleOf(view)): View {
  const span = spanOf(view);
  // A span that is almost at a step skips to the next.
  const next =
    direction === 'in'
      ? zoomSteps.find((step) => step < span * 0.99)
      : zoomSteps.findLast((step) => step > span * 1.01);
  return scale(view, (next ?? span) / span, time);
}

/** Multiplies the span by a factor; the moment `at` keeps its position. */
export function scale(view: View, factor: number, time: number): View {
  const span = Math.min(maxSpan, Math.max(minSpan, spanOf(view) * factor));
  const share = (time - view.start) / spanOf(view);
  const start = time - share * span;
  return { start, end: start + span };
}

export const canZoomIn = (view: View): boolean => spanOf(view) > minSpan * 1.01;
export const canZoomOut = (view: View): boolean => spanOf(view) < maxSpan * 0.99;

/** Pans by some time; part of the whole range stays visible. */
export function pan(view: View, by: number, fullView: View): View {
  const min = fullView.start - spanOf(view) * 0.9;
  const max = fullView.end + spanOf(view) * 0.9;
  const shift = Math.min(max - view.end, Math.max(min - view.start, by));
  // If the view is larger than the whole range, both limits would apply.
  const clamped = view.end + shift > max + 1 || view.start + shift < min - 1 ? 0 : shift;
  return { start: view.start + clamped, end: view.end + clamped };
}

/** Unchanged if the moment is well inside; otherwise the same span centred on the moment. */
export function revealTime(view: View, time: number): View {
  const edge = spanOf(view) * margin;
  const isInSight = time >= view.start + edge / 2 && time <= view.end - edge / 2;
  return isInSight ? view : createView(time, spanOf(view));
}

/** Interpolates between two views, 0 to 1: evenly in zoom level, so that a long zoom does not jump at its end. */
export function interpolateView(from: View, to: View, share: number): View {
  if (share >= 1) return to;
  const span = spanOf(from) * (spanOf(to) / spanOf(from)) ** share;
  const change = spanOf(to) - spanOf(from);
  // The centre moves with the span, so that the fixed point of both views stays in place.
  const fraction = Math.abs(change) < 1 ? share : (span - spanOf(from)) / change;
  return createView(middleOf(from) + (middleOf(to) - middleOf(from)) * fraction, span);
}
