import { useState } from 'react';
import type { TimelineEvent, TimelineModel } from './timeline-rules.ts';
import { useAnimatedView } from './use-animated-view.ts';
import {
  canZoomIn,
  canZoomOut,
  clampToSteps,
  fitView,
  moved,
  scaled,
  showing,
  spanOf,
  type View,
  zoomed,
} from './zoom-rules.ts';

/** Share of the visible range that one step pans. */
const stride = 0.25;

export type Timeline = ReturnType<typeof useTimeline>;

interface Options {
  model: TimelineModel;
  /** Id of the event whose file is open. */
  pinned: string;
  onOpen: (event: TimelineEvent) => void;
}

/** State of a timeline: visible range, keyboard cursor, and all actions of buttons, keys and pointers. */
export function useTimeline({ model, pinned, onOpen }: Options) {
  const { events } = model;
  const home = fitView([
    ...events.map(({ at }) => at),
    ...model.periods.flatMap(({ start, extension }) => [start, extension?.until ?? start]),
  ]);
  const animated = useAnimatedView(home);
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const goal = () => animated.goal() ?? home;
  const byId = (id: string | null) => events.find((event) => event.id === id) ?? null;
  const cursor = byId(cursorId) ?? byId(pinned);
  const goTo = (index: number) => {
    const event = events[Math.min(events.length - 1, Math.max(0, index))];
    if (event === undefined) return;
    setCursorId(event.id);
    const next = showing(goal(), event.at);
    if (next !== goal()) animated.glide(next);
  };
  const place = cursor === null ? -1 : events.indexOf(cursor);
  return {
    model,
    pinned,
    home,
    view: animated.view,
    /** The event at the keyboard cursor. */
    cursor,
    /** The event that the description line shows. */
    described: byId(hovered) ?? cursor,
    showsAll: animated.view === home,
    canZoomIn: canZoomIn(animated.view),
    canZoomOut: canZoomOut(animated.view),
    hover: setHovered,
    zoom: (direction: 'in' | 'out', at?: number) => animated.glide(zoomed(goal(), direction, at)),
    pan: (direction: -1 | 1) => animated.glide(moved(goal(), direction * stride * spanOf(goal()), home)),
    reset: () => animated.glide(null),
    zoomTo: (view: View) => animated.glide(clampToSteps(view)),
    dragTo: (from: View, by: number) => animated.set(moved(from, by, home)),
    pinch: (from: View, factor: number, at: number) => animated.set(scaled(from, factor, at)),
    step: (direction: -1 | 1) => goTo(place + direction),
    first: () => goTo(0),
    last: () => goTo(events.length - 1),
    hasBefore: place > 0,
    hasAfter: place < events.length - 1,
    /** An event that cannot be opened is only described. */
    choose: (event: TimelineEvent) => {
      setCursorId(event.id);
      if (event.target !== null) onOpen(event);
    },
  };
}
