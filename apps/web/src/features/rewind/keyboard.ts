import type { PlaybackAction } from './playback.ts';

interface Press {
  key: string;
  target: EventTarget;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Space plays, arrows step, Home and End jump, P and N go to the previous and next marker; keys that a button or the slider handles itself are
 * ignored.
 */
export function findKeyboardAction(
  keyPress: Press,
  length: number,
  marker: { before: number | null; after: number | null },
): PlaybackAction | null {
  if (hasModifier(keyPress)) return null;
  const element = keyPress.target instanceof Element ? keyPress.target : null;
  if (keyPress.key === ' ') return element?.closest('button') ? null : { kind: 'toggle' };
  if (element?.closest('input')) return null;
  switch (keyPress.key) {
    case 'ArrowLeft':
      return { kind: 'step', direction: -1 };
    case 'ArrowRight':
      return { kind: 'step', direction: 1 };
    case 'p':
      return marker.before === null ? null : { kind: 'seek', version: marker.before };
    case 'n':
      return marker.after === null ? null : { kind: 'seek', version: marker.after };
    case 'Home':
      return { kind: 'seek', version: 1 };
    case 'End':
      return { kind: 'seek', version: length };
    default:
      return null;
  }
}

/** H opens the history of a passage. */
export function isHistoryKey(keyPress: Press): boolean {
  return keyPress.key === 'h' && !hasModifier(keyPress);
}

function hasModifier({ altKey, ctrlKey, metaKey }: Press): boolean {
  return altKey || ctrlKey || metaKey;
}
