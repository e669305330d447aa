import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { EditorFrameHandle } from './editor-frame-props.ts';

const second = 1000;

interface Options {
  frame: RefObject<EditorFrameHandle | null>;
  /** The document is open, to be written in. */
  isActive: boolean;
  /** The main text of an assignment is wanted as it came about, second by second. */
  isMainText: boolean;
}

/** Asks the editor to save: a main text each second, any other document every 2 minutes. What has not changed is not sent. */
export function useAutosave({ frame, isActive, isMainText }: Options): void {
  const pause = isMainText ? second : 120 * second;
  // Synchronises with the editor in the frame, which has no notion of how often we want a version.
  useEffect(() => {
    if (!isActive) return;
    const timer = window.setInterval(() => void frame.current?.save({ notify: false }), pause);
    return () => window.clearInterval(timer);
  }, [frame, isActive, pause]);
}
