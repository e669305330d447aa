import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullScreen = () => document.fullscreenElement !== null;

/**
 * The browser's full screen, for the whole document: dialogs, menus and messages stand beside the page in it, and would
 * be out of sight if a part of the page alone were shown. It ends with the page that began it.
 */
export function useFullScreen(): { isOn: boolean; isPossible: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, isFullScreen);
  // Synchronises with the browser's own state, which outlives the page.
  useEffect(() => () => void leave(), []);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    // What the browser refuses it tells by not doing it.
    toggle: () => void (isOn ? leave() : document.documentElement.requestFullscreen().catch(() => undefined)),
  };
}

async function leave(): Promise<void> {
  if (isFullScreen()) await document.exitFullscreen().catch(() => undefined);
}
