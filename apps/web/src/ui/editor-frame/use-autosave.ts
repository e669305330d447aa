import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { EditorFrameHandle } from './editor-frame-props.ts';

const second = 1000;

interface Options {
  frame: RefObject<EditorFrameHandle | null>;
  isActive: boolean;
  fileType: string;
}

/** Asks the editor to save while there is something to save: each second, other types every 2 minutes. */
export function useAutosave({ frame, isActive, fileType }: Options): void {
  const pause = fileType === 'docx' ? second : 120 * second;
  // Synchronises with the editor in the frame, which has no notion of how often we want a version.
  useEffect(() => {
    if (!isActive) return;
    const timer = window.setInterval(() => void frame.current?.save({ notify: false }), pause);
    return () => window.clearInterval(timer);
  }, [frame, isActive, pause]);
}
