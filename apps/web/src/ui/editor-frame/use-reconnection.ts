import type { EditorFrame } from '@redraft/contracts';
import { useEffect, useEffectEvent } from 'react';
import { isUnreachable } from '../../lib/api-error.ts';

const retryMs = 5000;
/** After a refusal: the user may sign in again, or access may be granted again. */
const refusedRetryMs = 30_000;

/** Reopens on the server a document that was opened offline, as soon as the server answers. */
export function useReconnection(options: {
  isOffline: boolean;
  /** When the document was opened; the attempts start again if it is opened offline again. */
  openedAt: number;
  open: () => Promise<EditorFrame>;
  onOpened: (frame: EditorFrame) => void;
}): void {
  const open = useEffectEvent(options.open);
  const handleOpened = useEffectEvent(options.onOpened);
  const { isOffline, openedAt } = options;
  // Asks the server until it answers, again for each opening.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each opening
  useEffect(() => {
    if (!isOffline) return;
    let timer: number | undefined;
    let isOpening = false;
    let isOver = false;
    const tryOpen = async (): Promise<void> => {
      if (isOpening || isOver) return;
      isOpening = true;
      window.clearTimeout(timer);
      try {
        const frame = await open();
        if (!isOver) handleOpened(frame);
        isOver = true;
      } catch (error) {
        if (!isOver)
          timer = window.setTimeout(() => void tryOpen(), isUnreachable(error) ? retryMs : refusedRetryMs);
      } finally {
        isOpening = false;
      }
    };
    const openNow = (): void => void tryOpen();
    timer = window.setTimeout(openNow, retryMs);
    window.addEventListener('online', openNow);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', openNow);
    };
  }, [isOffline, openedAt]);
}
