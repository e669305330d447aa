/**
 * Runs the action when the page is idle, or after two seconds at the latest. Errors are ignored: a later caller that needs the result gets its own.
 */
export function runWhenPageIsIdle(action: () => Promise<unknown>): void {
  const run = (): void => void action().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 500);
}
