import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { createScale } from './plot-scale.ts';
import type { Timeline } from './use-timeline.ts';
import type { View } from './zoom-rules.ts';

/** A pointer that moves no more than this many pixels is a click. */
const panFrom = 2;

interface Press {
  kind: 'press' | 'pan' | 'range' | 'pinch';
  from: View;
  /** Start and current position of each pointer. */
  fingers: Map<number, { began: number; x: number }>;
}

/** Drag pans, Shift and drag selects a range, Alt and click zooms out, double click zooms in, two fingers pinch. */
export function useGestures(timeline: Timeline, width: number) {
  const press = useRef<Press | null>(null);
  // The click event after a drag is ignored.
  const wasDragged = useRef(false);
  const [range, setRange] = useState<readonly [number, number] | null>(null);
  const placeOf = (event: MouseEvent<Element>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const { view } = timeline;
  const timeAt = (x: number, from: View = view) => createScale(from, width).invert(x);

  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || width === 0) return;
    const x = placeOf(event);
    const fingers = press.current?.fingers ?? new Map();
    fingers.set(event.pointerId, { began: x, x });
    for (const finger of fingers.values()) finger.began = finger.x;
    wasDragged.current = fingers.size > 1;
    press.current = { kind: fingers.size > 1 ? 'pinch' : 'press', from: view, fingers };
  };
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = press;
    const finger = current?.fingers.get(event.pointerId);
    if (!current || !finger) return;
    finger.x = placeOf(event);
    if (current.kind === 'press' && Math.abs(finger.x - finger.began) > panFrom) {
      current.kind = event.shiftKey ? 'range' : 'pan';
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (current.kind === 'range') setRange([finger.began, finger.x]);
    if (current.kind === 'pan')
      timeline.dragTo(current.from, timeAt(finger.began, current.from) - timeAt(finger.x, current.from));
    if (current.kind === 'pinch') pinch(current);
  };
  const pinch = ({ from, fingers }: Press) => {
    const [one, other] = fingers.values();
    if (one === undefined || other === undefined) return;
    const apart = Math.max(8, Math.abs(other.x - one.x));
    const factor = Math.max(8, Math.abs(other.began - one.began)) / apart;
    timeline.pinch(from, factor, timeAt((one.began + other.began) / 2, from));
  };
  const handleUp = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = press;
    if (!current?.fingers.delete(event.pointerId)) return;
    press.current = null;
    if (current.kind === 'range' && range !== null) {
      const [start, end] = range.map((x) => timeAt(x)).toSorted((one, other) => one - other);
      if (start !== undefined && end !== undefined) timeline.zoomTo({ start, end });
    }
    setRange(null);
  };
  const handleCancel = () => {
    press.current = null;
    setRange(null);
  };
  // Capture phase, before marks receive the click.
  const handleClick = (event: MouseEvent<SVGSVGElement>) => {
    if (event.altKey && !wasDragged.current) timeline.zoom('out', timeAt(placeOf(event)));
    if (event.altKey || wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  const handleDoubleClick = (event: MouseEvent<SVGSVGElement>) => {
    if (!event.altKey) timeline.zoom('in', timeAt(placeOf(event)));
  };
  return {
    range,
    isPressed: () => press.current !== null,
    cancel: handleCancel,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleCancel,
      onClickCapture: handleClick,
      onDoubleClick: handleDoubleClick,
    },
  };
}
