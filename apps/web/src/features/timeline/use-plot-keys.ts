import type { KeyboardEvent } from 'react';
import type { Timeline } from './use-timeline.ts';

/** Keyboard actions of the timeline; returns false for other keys. */
function runKeyAction(
  timeline: Timeline,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): boolean {
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
      // Escape zooms out first; only then does it close an enclosing dialog.
      if (timeline.showsAll) return;
      event.stopPropagation();
      timeline.reset();
    } else if (!runKeyAction(timeline, event)) return;
    event.preventDefault();
  };
}
