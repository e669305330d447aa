import type { KeyboardEvent } from 'react';
import type { Timeline } from './use-timeline.ts';

/** What can be done by keys in the timeline; false for a key that it does not know. */
function action(timeline: Timeline, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const { cursor } = timeline;
  const direction = key === 'ArrowLeft' ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (shiftKey) timeline.pan(direction);
      else timeline.step(direction);
      return true;
    case 'ArrowUp':
    case '+':
      timeline.zoom('in', cursor?.at);
      return true;
    case 'ArrowDown':
    case '-':
      timeline.zoom('out', cursor?.at);
      return true;
    case 'Home':
      timeline.first();
      return true;
    case 'End':
      timeline.last();
      return true;
    case '0':
      timeline.reset();
      return true;
    case 'Enter':
    case ' ':
      if (cursor !== null) timeline.choose(cursor);
      return true;
    default:
      return false;
  }
}

export function usePlotKeys(timeline: Timeline) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // A dialog around it closes only where nothing is left to go back from.
      if (timeline.showsAll) return;
      event.stopPropagation();
      timeline.reset();
    } else if (!action(timeline, event)) return;
    event.preventDefault();
  };
}
