import { useState } from 'react';
import type { TimelineEvent, TimelineModel } from './timeline-rules.ts';
import { useAnimatedView } from './use-animated-view.ts';
import {
  canZoomIn,
  canZoomOut,
  clampToSteps,
  fitView,
  pan,
  revealTime,
  scale,
  spanOf,
  type View,
  zoomByStep,
} from './zoom-rules.ts';

/** Share of the visible range that one step pans. */
const panShare = 0.25;

export type Timeline = ReturnType<typeof useTimeline>;

interface Options {
  model: TimelineModel;
  /** Id of the event whose file is open. */
  pinnedId: string;
  onOpen: (event: TimelineEvent) => void;
}

/** State of a timeline: visible range, keyboard cursor, and all actions of buttons, keys and pointers. */
export function useTimeline({ model, pinnedId, onOpen }: Options) {
  const { events } = model;
  const fullView = fitView([
    ...events.map(({ at }) => at),
    ...model.periods.flatMap(({ start, extension }) => [start, extension?.until ?? start]),
  ]);
  const animated = useAnimatedView(fullView);
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const targetView = () => animated.targetView() ?? fullView;
  const byId = (id: string | null) => events.find((event) => event.id === id) ?? null;
  const cursor = byId(cursorId) ?? byId(pinnedId);
  const goTo = (index: number) => {
    const event = events[Math.min(events.length - 1, Math.max(0, index))];
    if (event === undefined) return;
    setCursorId(event.id);
    const next = revealTime(targetView(), event.at);
    if (next !== targetView()) animated.animateTo(next);
  };
  const cursorIndex = cursor === null ? -1 : events.indexOf(cursor);
  return {
    model,
    pinned: pinnedId,
    home: fullView,
    view: animated.view,
    /** The event at the keyboard cursor. */
    cursor,
    /** The event that the description line shows. */
    described: byId(hovered) ?? cursor,
    showsAll: animated.view === fullView,
    canZoomIn: canZoomIn(animated.view),
    canZoomOut: canZoomOut(animated.view),
    hover: setHovered,
    zoom: (direction: 'in' | 'out', at?: number) =>
      animated.animateTo(zoomByStep(targetView(), direction, at)),
    pan: (direction: -1 | 1) =>
      animated.animateTo(pan(targetView(), direction * panShare * spanOf(targetView()), fullView)),
    reset: () => animated.animateTo(null),
    zoomTo: (view: View) => animated.animateTo(clampToSteps(view)),
    dragTo: (from: View, by: number) => animated.set(pan(from, by, fullView)),
    pinch: (from: View, factor: number, at: number) => animated.set(scale(from, factor, at)),
    step: (direction: -1 | 1) => goTo(cursorIndex + direction),
    first: () => goTo(0),
    last: () => goTo(events.length - 1),
    hasPrevious: cursorIndex > 0,
    hasNext: cursorIndex < events.length - 1,
    /** An event that cannot be opened is only described. */
    choose: (event: TimelineEvent) => {
      setCursorId(event.id);
      if (event.target !== null) onOpen(event);
    },
  };
}
