import type { EditorFrame } from '@redraft/contracts';
import { useEffect, useEffectEvent } from 'react';
import { isUnreachable } from '../../lib/api-error.ts';

const retryMs = 5000;
/** After an answer that is no permission: the user signs in again, or it is given again. */
const refusedRetryMs = 30_000;

/** Opens a document that was opened without a network at its host, as soon as that answers. */
export function useReconnection(options: {
  isOffline: boolean;
  /** Time of this opening; a repeated opening may be without a network again. */
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
    let isAsking = false;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (isAsking || isOver) return;
      isAsking = true;
      window.clearTimeout(timer);
      try {
        const frame = await open();
        if (!isOver) handleOpened(frame);
        isOver = true;
      } catch (error) {
        if (!isOver)
          timer = window.setTimeout(() => void ask(), isUnreachable(error) ? retryMs : refusedRetryMs);
      } finally {
        isAsking = false;
      }
    };
    const askNow = (): void => void ask();
    timer = window.setTimeout(askNow, retryMs);
    window.addEventListener('online', askNow);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [isOffline, openedAt]);
}
