/** Long enough to make progress, short enough not to delay a key press. */
const sliceMs = 8;

/** Runs long work in idle time; `done` receives its result. The returned function cancels it. */
export function runWhenIdle<Result>(
  work: Iterator<undefined, Result, undefined>,
  done: (result: Result) => void,
): () => void {
  let isStopped = false;
  const runSlice = (): void => {
    const end = performance.now() + sliceMs;
    while (!isStopped && performance.now() < end) {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
    }
    if (!isStopped) requestIdle(runSlice);
  };
  requestIdle(runSlice);
  return () => {
    isStopped = true;
  };
}

/** Safari has no idle callbacks. */
function requestIdle(runSlice: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runSlice, { timeout: 300 });
  else setTimeout(runSlice, 1);
}
