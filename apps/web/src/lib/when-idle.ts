/** Not every browser tells when it is idle; there a second has to do. */
const patience = 1000;

/** Runs the work when the browser has nothing else to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(work, patience);
    return () => globalThis.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
