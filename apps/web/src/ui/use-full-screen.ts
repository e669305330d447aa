import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullScreen = () => document.fullscreenElement !== null;

/**
 * Full screen for the whole document: dialogs, menus and messages are rendered in portals and would be invisible if only a part of the page were in
 * full screen. Ends when the page unmounts.
 */
export function useFullScreen(): { isOn: boolean; isPossible: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, isFullScreen);
  // Synchronises with the browser's own state, which outlives the page.
  useEffect(() => () => void leave(), []);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    // A refused request is ignored: the state simply does not change.
    toggle: () => void (isOn ? leave() : document.documentElement.requestFullscreen().catch(() => undefined)),
  };
}

async function leave(): Promise<void> {
  if (isFullScreen()) await document.exitFullscreen().catch(() => undefined);
}
