/** An active IME composition: rendering during it would end it and lose or duplicate characters. */
export interface Composition {
  /** Resolves when the composed text is in the document; at once if there is no composition. */
  over: () => Promise<void>;
}

/** Views read the last characters shortly after the end, and suggestions are marked after that. */
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
