/** Which stretch of time is looked at, and how it changes: pure, in milliseconds since 1970. */
export interface View {
  start: number;
  end: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** How much time is in sight at each step, from ten years to a minute. */
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
/** Around what is shown as a whole, so that nothing stands on its edge. */
const margin = 0.05;

export const spanOf = ({ start, end }: View): number => end - start;
const middleOf = ({ start, end }: View): number => (start + end) / 2;

function createView(middle: number, span: number): View {
  return { start: middle - span / 2, end: middle + span / 2 };
}

/** No more than ten years and no less than a minute, around the same middle. */
export function clampToSteps(view: View): View {
  return createView(middleOf(view), Math.min(maxSpan, Math.max(minSpan, spanOf(view))));
}

/** All moments in one look. */
export function fitView(times: readonly number[]): View {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const padding = Math.max(last - first, hour) * margin;
  return clampToSteps({ start: first - padding, end: last + padding });
}

/** One step nearer or further away; the moment at `at` stays where it is. */
export function zoomed(view: View, direction: 'in' | 'out', at = middleOf(view)): View {
  const span = spanOf(view);
  // What is as good as at a step goes on to the next one.
  const next =
    direction === 'in'
      ? zoomSteps.find((step) => step < span * 0.99)
      : zoomSteps.findLast((step) => step > span * 1.01);
  return scaled(view, (next ?? span) / span, at);
}

/** As much time as before times the factor; the moment at `at` stays where it is. */
export function scaled(view: View, factor: number, at: number): View {
  const span = Math.min(maxSpan, Math.max(minSpan, spanOf(view) * factor));
  const share = (at - view.start) / spanOf(view);
  const start = at - share * span;
  return { start, end: start + span };
}

export const canZoomIn = (view: View): boolean => spanOf(view) > minSpan * 1.01;
export const canZoomOut = (view: View): boolean => spanOf(view) < maxSpan * 0.99;

/** Moved by some time, while at least something of the whole stays in sight. */
export function moved(view: View, by: number, whole: View): View {
  const min = whole.start - spanOf(view) * 0.9;
  const max = whole.end + spanOf(view) * 0.9;
  const shift = Math.min(max - view.end, Math.max(min - view.start, by));
  // Where more is in sight than there is, both ends would pull.
  const clamped = view.end + shift > max + 1 || view.start + shift < min - 1 ? 0 : shift;
  return { start: view.start + clamped, end: view.end + clamped };
}

/** The same as it is where the moment is well in sight, else as near as before with the moment in the middle. */
export function showing(view: View, at: number): View {
  const edge = spanOf(view) * margin;
  const isInSight = at >= view.start + edge / 2 && at <= view.end - edge / 2;
  return isInSight ? view : createView(at, spanOf(view));
}

/** Between two looks, 0 to 1: evenly in how near they are, so that a long way in is not one jump at its end. */
export function between(from: View, to: View, share: number): View {
  if (share >= 1) return to;
  const span = spanOf(from) * (spanOf(to) / spanOf(from)) ** share;
  const change = spanOf(to) - spanOf(from);
  // The middle goes with the span, so that the moment that both looks have in one place keeps it.
  const fraction = Math.abs(change) < 1 ? share : (span - spanOf(from)) / change;
  return createView(middleOf(from) + (middleOf(to) - middleOf(from)) * fraction, span);
}
