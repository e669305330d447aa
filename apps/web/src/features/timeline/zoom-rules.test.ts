import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canZoomIn,
  canZoomOut,
  fitView,
  interpolateView,
  pan,
  revealTime,
  scale,
  spanOf,
  type View,
  zoomByStep,
  zoomSteps,
} from './zoom-rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const year = 365 * day;

const views = fc
  .tuple(fc.integer({ min: 0, max: 2e12 }), fc.integer({ min: minute, max: 10 * year }))
  .map(([start, span]): View => ({ start, end: start + span }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('the zoom steps are 14, from ten years down to a minute, each smaller than the previous one', () => {
  expect(zoomSteps).toHaveLength(14);
  expect([zoomSteps[0], zoomSteps.at(-1)]).toEqual([10 * year, minute]);
  expect(zoomSteps).toEqual(zoomSteps.toSorted((one, other) => other - one));
});

it('the zoom steps are reached one by one up to both ends', () => {
  let view: View = { start: 0, end: 10 * year };
  const spans = [spanOf(view)];
  while (canZoomIn(view)) {
    view = zoomByStep(view, 'in');
    spans.push(spanOf(view));
  }
  expect(spans.map(Math.round)).toEqual(zoomSteps);
  expect(zoomByStep(view, 'in')).toEqual(view);
  while (canZoomOut(view)) view = zoomByStep(view, 'out');
  expect(Math.round(spanOf(view))).toBe(10 * year);
});

it('a zoom step keeps the time under the pointer', () => {
  fc.assert(
    fc.property(
      views,
      share,
      fc.constantFrom('in' as const, 'out' as const),
      (view, sharePosition, direction) => {
        const at = view.start + sharePosition * spanOf(view);
        const next = zoomByStep(view, direction, at);
        expect((at - next.start) / spanOf(next)).toBeCloseTo(sharePosition, 3);
      },
    ),
  );
});

it('a pinch is clamped between a minute and ten years', () => {
  fc.assert(
    fc.property(views, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (view, factor) => {
      const span = spanOf(scale(view, factor, view.start));
      expect(span).toBeGreaterThan(minute * 0.99);
      expect(span).toBeLessThan(10 * year * 1.01);
    }),
  );
});

it('the initial view of a timeline fits all events with a margin', () => {
  const view = fitView([5 * day, 15 * day]);
  expect(view).toEqual({ start: 4.5 * day, end: 15.5 * day });
  expect(spanOf(fitView([day]))).toBeGreaterThanOrEqual(minute);
  expect(spanOf(fitView([0, 50 * year]))).toBe(10 * year);
});

it('a view of a timeline always overlaps its events, however far it is moved', () => {
  fc.assert(
    fc.property(views, views, fc.double({ min: -1e13, max: 1e13, noNaN: true }), (view, fullView, by) => {
      const inside = { start: fullView.start, end: fullView.start + spanOf(view) };
      const panned = pan(inside, by, fullView);
      expect(spanOf(panned)).toBeCloseTo(spanOf(inside), 0);
      expect(panned.start).toBeLessThan(fullView.end);
      expect(panned.end).toBeGreaterThan(fullView.start);
    }),
  );
});

it('a view of a timeline moves to a time only if it is hidden', () => {
  const view = { start: 0, end: 10 * day };
  expect(revealTime(view, 5 * day)).toBe(view);
  expect(revealTime(view, 20 * day)).toEqual({ start: 15 * day, end: 25 * day });
});

it('a view of a timeline is interpolated evenly', () => {
  fc.assert(
    fc.property(views, views, share, (from, to, part) => {
      const [low, high] = [spanOf(from), spanOf(to)].toSorted((one, other) => one - other);
      const span = spanOf(interpolateView(from, to, part));
      expect(span).toBeGreaterThanOrEqual((low ?? 0) * 0.999);
      expect(span).toBeLessThanOrEqual((high ?? 0) * 1.001);
      expect(interpolateView(from, to, 1)).toBe(to);
      expect(interpolateView(from, to, 0).start).toBeCloseTo(from.start, -2);
    }),
  );
});
