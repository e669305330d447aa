import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { EditorFrameHandle } from './editor-frame-props.ts';

/** Short enough for one save per second. */
const checkIntervalMs = 200;

interface Options {
  frame: RefObject<EditorFrameHandle | null>;
  /** The document is open and editable. */
  isActive: boolean;
  /** The main text of an assignment is recorded second by second. */
  isMainText: boolean;
}

/** Asks the editor to save as the document changes (`saving/save-schedule.ts`). */
export function useAutosave({ frame, isActive, isMainText }: Options): void {
  const savePace = isMainText ? 'text' : 'other';
  // Polls the save schedule: the editor does not know how often versions are needed.
  useEffect(() => {
    if (!isActive) return;
    const timer = window.setInterval(() => frame.current?.autosave(savePace), checkIntervalMs);
    return () => window.clearInterval(timer);
  }, [frame, isActive, savePace]);
}
