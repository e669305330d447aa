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
export function useFullScreen(): { isOn: boolean; isSupported: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, isFullScreen);
  // Subscribes to `fullscreenchange`: the browser can leave full screen by itself.
  useEffect(() => () => void exitFullScreen(), []);
  return {
    isOn,
    isSupported: document.fullscreenEnabled,
    // A refused request is ignored: the state simply does not change.
    toggle: () =>
      void (isOn ? exitFullScreen() : document.documentElement.requestFullscreen().catch(() => undefined)),
  };
}

async function exitFullScreen(): Promise<void> {
  if (isFullScreen()) await document.exitFullscreen().catch(() => undefined);
}
