import { useEffect, useEffectEvent, useRef } from 'react';
import { createScale } from './plot-scale.ts';
import type { Timeline } from './use-timeline.ts';
import { spanOf } from './zoom-rules.ts';

/** Wheel delta of one notch on most mice. */
const wheelNotch = 100;
/** A page scrolled within this time, in ms, keeps scrolling when the timeline comes under the pointer. */
const scrollCooldownMs = 250;
const lineHeight = 33;

/** The wheel zooms around the pointer, one step per notch, and pans sideways. */
export function useWheel(timeline: Timeline, width: number) {
  const wheelDelta = useRef(0);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const handleWheel = useEffectEvent((event: WheelEvent, target: Element) => {
    if (event.timeStamp - scrolledAt.current < scrollCooldownMs) return;
    event.preventDefault();
    const unit = event.deltaMode === 0 ? 1 : lineHeight;
    const { view } = timeline;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY))
      return timeline.dragTo(view, (event.deltaX * unit * spanOf(view)) / Math.max(1, width));
    const time = createScale(view, width).invert(event.clientX - target.getBoundingClientRect().left);
    // Browsers report touchpad pinches as wheel events with ctrlKey, in small steps.
    if (event.ctrlKey) return timeline.pinch(view, Math.exp((event.deltaY * unit) / wheelNotch), time);
    if (Math.sign(wheelDelta.current) !== Math.sign(event.deltaY)) wheelDelta.current = 0;
    wheelDelta.current += event.deltaY * unit;
    if (Math.abs(wheelDelta.current) < wheelNotch) return;
    timeline.zoom(wheelDelta.current > 0 ? 'out' : 'in', time);
    wheelDelta.current = 0;
  });
  const element = useRef<SVGSVGElement>(null);
  // Adds its own listeners: React attaches passive wheel listeners, which cannot prevent scrolling.
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const onWheel = (event: WheelEvent) => handleWheel(event, current);
    const onScroll = (event: Event) => {
      scrolledAt.current = event.timeStamp;
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      current.removeEventListener('wheel', onWheel);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);
  return element;
}
