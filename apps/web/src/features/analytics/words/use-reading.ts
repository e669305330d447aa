import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { pointAfter } from './point-after.ts';

/** Tracks the point of a line that is read by pointer or keys. */
export function useReading(count: number, indexAt: (x: number) => number) {
  const [index, setIndex] = useState<number | null>(null);
  const leave = () => setIndex(null);
  const point = (event: PointerEvent<HTMLElement>) =>
    setIndex(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const handleKey = (event: KeyboardEvent) => {
    const wanted = pointAfter(event.key, index ?? 0, count);
    if (wanted === null) return;
    event.preventDefault();
    setIndex(wanted);
  };
  return {
    index,
    handlers: { onPointerMove: point, onPointerLeave: leave, onKeyDown: handleKey, onBlur: leave },
  };
}
