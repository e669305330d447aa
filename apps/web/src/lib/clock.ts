/** The only place in the web app that reads the clock, so that tests can set it. */
export function now(): number {
  return Date.now();
}
