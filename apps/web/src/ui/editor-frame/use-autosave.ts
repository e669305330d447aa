import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { EditorFrameHandle } from './editor-frame-props.ts';

/** Often enough for a save each second. */
const checkIntervalMs = 200;

interface Options {
  frame: RefObject<EditorFrameHandle | null>;
  /** The document is open, to be written in. */
  isActive: boolean;
  /** The main text of an assignment is wanted as it came about, second by second. */
  isMainText: boolean;
}

/** Has the editor asked for saves as the document changes (`saving/save-schedule.ts`). */
export function useAutosave({ frame, isActive, isMainText }: Options): void {
  const pace = isMainText ? 'text' : 'other';
  // Synchronises with the editor in the frame, which has no notion of how often we want a version.
  useEffect(() => {
    if (!isActive) return;
    const timer = window.setInterval(() => frame.current?.autosave(pace), checkIntervalMs);
    return () => window.clearInterval(timer);
  }, [frame, isActive, pace]);
}
