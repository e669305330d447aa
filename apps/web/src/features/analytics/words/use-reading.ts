import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { computeNextIndex } from './next-point-index.ts';

/** Tracks the point of a line that is read by pointer or keys. */
export function useReading(count: number, indexAt: (x: number) => number) {
  const [index, setIndex] = useState<number | null>(null);
  const clearReading = () => setIndex(null);
  const readAtPointer = (event: PointerEvent<HTMLElement>) =>
    setIndex(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const handleKey = (event: KeyboardEvent) => {
    const nextIndex = computeNextIndex(event.key, index ?? 0, count);
    if (nextIndex === null) return;
    event.preventDefault();
    setIndex(nextIndex);
  };
  return {
    index,
    handlers: {
      onPointerMove: readAtPointer,
      onPointerLeave: clearReading,
      onKeyDown: handleKey,
      onBlur: clearReading,
    },
  };
}
