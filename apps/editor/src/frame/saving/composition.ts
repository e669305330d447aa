/** An active IME composition: rendering during it would end it and lose or duplicate characters. */
export interface Composition {
  /** Resolves when the composed text is in the document; at once if there is no composition. */
  waitForEnd: () => Promise<void>;
}

/** Views read the last characters shortly after the end, and suggestions are marked after that. */
const endDelayMs = 100;

export function watchComposition(target: EventTarget): Composition {
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiters: (() => void)[] = [];
  const end = (): void => {
    isComposing = false;
    for (const notify of waiters.splice(0)) notify();
  };
  target.addEventListener(
    'compositionstart',
    () => {
      clearTimeout(timer);
      isComposing = true;
    },
    { capture: true },
  );
  target.addEventListener(
    'compositionend',
    () => {
      clearTimeout(timer);
      timer = setTimeout(end, endDelayMs);
    },
    { capture: true },
  );
  return {
    waitForEnd: () => (isComposing ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
  };
}
