import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { createScale } from './plot-scale.ts';
import type { Timeline } from './use-timeline.ts';
import type { View } from './zoom-rules.ts';

/** A pointer that moves no more than this many pixels is a click. */
const panThreshold = 2;

interface PointerPosition {
  startX: number;
  x: number;
}

interface Gesture {
  kind: 'press' | 'pan' | 'range' | 'pinch';
  from: View;
  /** Start and current position of each pointer. */
  pointers: Map<number, PointerPosition>;
}

/** Drag pans, Shift and drag selects a range, Alt and click zooms out, double click zooms in, two fingers pinch. */
export function useGestures(timeline: Timeline, width: number) {
  const gesture = useRef<Gesture | null>(null);
  // The click event after a drag is ignored.
  const wasDragged = useRef(false);
  const [range, setRange] = useState<readonly [number, number] | null>(null);
  const toX = (event: MouseEvent<Element>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const { view } = timeline;
  const timeAt = (x: number, from: View = view) => createScale(from, width).invert(x);

  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || width === 0) return;
    const x = toX(event);
    const pointers = gesture.current?.pointers ?? new Map<number, PointerPosition>();
    pointers.set(event.pointerId, { startX: x, x });
    for (const pointer of pointers.values()) pointer.startX = pointer.x;
    wasDragged.current = pointers.size > 1;
    gesture.current = { kind: pointers.size > 1 ? 'pinch' : 'press', from: view, pointers };
  };
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = gesture;
    const pointer = current?.pointers.get(event.pointerId);
    if (!current || !pointer) return;
    pointer.x = toX(event);
    if (current.kind === 'press' && Math.abs(pointer.x - pointer.startX) > panThreshold) {
      current.kind = event.shiftKey ? 'range' : 'pan';
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (current.kind === 'range') setRange([pointer.startX, pointer.x]);
    if (current.kind === 'pan')
      timeline.dragTo(current.from, timeAt(pointer.startX, current.from) - timeAt(pointer.x, current.from));
    if (current.kind === 'pinch') pinch(current);
  };
  const pinch = ({ from, pointers }: Gesture) => {
    const [one, other] = pointers.values();
    if (one === undefined || other === undefined) return;
    const distance = Math.max(8, Math.abs(other.x - one.x));
    const factor = Math.max(8, Math.abs(other.startX - one.startX)) / distance;
    timeline.pinch(from, factor, timeAt((one.startX + other.startX) / 2, from));
  };
  const handleUp = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = gesture;
    if (!current?.pointers.delete(event.pointerId)) return;
    gesture.current = null;
    if (current.kind === 'range' && range !== null) {
      const [start, end] = range.map((x) => timeAt(x)).toSorted((one, other) => one - other);
      if (start !== undefined && end !== undefined) timeline.zoomTo({ start, end });
    }
    setRange(null);
  };
  const handleCancel = () => {
    gesture.current = null;
    setRange(null);
  };
  // Capture phase, before marks receive the click.
  const handleClick = (event: MouseEvent<SVGSVGElement>) => {
    if (event.altKey && !wasDragged.current) timeline.zoom('out', timeAt(toX(event)));
    if (event.altKey || wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  const handleDoubleClick = (event: MouseEvent<SVGSVGElement>) => {
    if (!event.altKey) timeline.zoom('in', timeAt(toX(event)));
  };
  return {
    range,
    isPressed: () => gesture.current !== null,
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
