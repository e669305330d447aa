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

/** How much of what is in sight one press moves it by. */
const stride = 0.25;

export type Timeline = ReturnType<typeof useTimeline>;

interface Options {
  model: TimelineModel;
  /** Of the event whose file is open. */
  pinned: string;
  onOpen: (event: TimelineEvent) => void;
}

/** What is in sight of a timeline, which event the keys are at, and all that buttons, keys and pointers can do with it. */
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
    /** The event that the keys are at. */
    cursor,
    /** The event that is told about. */
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
    /** Where there is nothing to open, it only becomes the one that is told about. */
    choose: (event: TimelineEvent) => {
      setCursorId(event.id);
      if (event.target !== null) onOpen(event);
    },
  };
}
