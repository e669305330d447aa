/** An input method at work on the page: whatever is drawn under it ends it, and letters are lost or doubled. */
export interface Composition {
  /** Resolves when its last letters are in the text; at once where nothing is composed. */
  over: () => Promise<void>;
}

/** Views read the last letters some moments after the end, and suggestions are marked after that. */
const settleMs = 100;

export function watchComposition(place: EventTarget): Composition {
  let isGoingOn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    isGoingOn = false;
    for (const notify of waiting.splice(0)) notify();
  };
  place.addEventListener(
    'compositionstart',
    () => {
      clearTimeout(timer);
      isGoingOn = true;
    },
    { capture: true },
  );
  place.addEventListener(
    'compositionend',
    () => {
      clearTimeout(timer);
      timer = setTimeout(end, settleMs);
    },
    { capture: true },
  );
  return {
    over: () => (isGoingOn ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  };
}
