import { useEffect, useEffectEvent, useRef } from 'react';
import { createScale } from './plot-scale.ts';
import type { Timeline } from './use-timeline.ts';
import { spanOf } from './zoom-rules.ts';

/** As far as a notch of most wheels turns. */
const notch = 100;
/** A page that moved this recently is still being scrolled: it does not stop where the timeline comes under the pointer. */
const stillScrolling = 250;
const lineHeight = 33;

/** The wheel zooms about the pointer, a step for each notch, and moves sideways. */
export function useWheel(timeline: Timeline, width: number) {
  const turned = useRef(0);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const handleWheel = useEffectEvent((event: WheelEvent, target: Element) => {
    if (event.timeStamp - scrolledAt.current < stillScrolling) return;
    event.preventDefault();
    const unit = event.deltaMode === 0 ? 1 : lineHeight;
    const { view } = timeline;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY))
      return timeline.dragTo(view, (event.deltaX * unit * spanOf(view)) / Math.max(1, width));
    const at = createScale(view, width).invert(event.clientX - target.getBoundingClientRect().left);
    // The pinch of a touchpad comes as a wheel with this key, in small steps.
    if (event.ctrlKey) return timeline.pinch(view, Math.exp((event.deltaY * unit) / notch), at);
    if (Math.sign(turned.current) !== Math.sign(event.deltaY)) turned.current = 0;
    turned.current += event.deltaY * unit;
    if (Math.abs(turned.current) < notch) return;
    timeline.zoom(turned.current > 0 ? 'out' : 'in', at);
    turned.current = 0;
  });
  const element = useRef<SVGSVGElement>(null);
  // Synchronises with the browser, which lets nobody hold a page still from a listener of React's.
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
