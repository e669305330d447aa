/** Runs it when the page has nothing else to do, or after two seconds at the latest. Who needs it later sees what went wrong. */
export function runWhenAtRest(action: () => Promise<unknown>): void {
  const run = (): void => void action().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 500);
}
