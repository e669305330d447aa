/** Long enough to get on, short enough for a key to come in between. */
const sliceMs = 8;

/** Goes through long work in the moments in which nothing else is to be done; `done` gets what it returns. The answer stops it. */
export function runWhenIdle<Result>(
  work: Iterator<undefined, Result, undefined>,
  done: (result: Result) => void,
): () => void {
  let isStopped = false;
  const go = (): void => {
    const end = performance.now() + sliceMs;
    while (!isStopped && performance.now() < end) {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
    }
    if (!isStopped) requestIdle(go);
  };
  requestIdle(go);
  return () => {
    isStopped = true;
  };
}

/** Safari has no idle callbacks. */
function requestIdle(go: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 300 });
  else setTimeout(go, 1);
}
