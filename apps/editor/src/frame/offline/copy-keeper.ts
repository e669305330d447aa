import type { DeviceCopy } from './device-copies.ts';

/** Keeps the newest version of one file on this device. */
export interface CopyKeeper {
  keep: (copy: DeviceCopy) => void;
  /** Stores without a pause what is not stored yet: the page may end. */
  flush: () => void;
}

/** Versions follow each other quickly while somebody types; a large file is stored less often. */
const bytesPerMs = 1000;

export function createCopyKeeper(options: {
  store: (copy: DeviceCopy) => Promise<void>;
  /** Runs an action later. */
  setTimer: (action: () => void, ms: number) => void;
}): CopyKeeper {
  let next: DeviceCopy | null = null;
  let lastBytes: Uint8Array | null = null;
  let isStoring = false;
  let isPausing = false;
  let isPressed = false;
  const storeNext = (): void => {
    if (next === null || isStoring) return;
    const copy = next;
    next = null;
    isStoring = true;
    options
      .store(copy)
      .catch((error: unknown) => console.warn('The copy for work without a network is not kept', error))
      .finally(() => {
        isStoring = false;
        if (isPressed) return storeNext();
        isPausing = true;
        options.setTimer(
          () => {
            isPausing = false;
            storeNext();
          },
          Math.ceil(copy.bytes.length / bytesPerMs),
        );
      });
  };
  return {
    keep: (copy) => {
      if (copy.bytes === lastBytes) return;
      lastBytes = copy.bytes;
      next = copy;
      isPressed = false;
      if (!isPausing) storeNext();
    },
    flush: () => {
      isPressed = true;
      storeNext();
    },
  };
}
