/** The only place that reads the clock. Tests and imports may set it; business rules take `now` as an argument. */
let read: () => Date = () => new Date();

export function now(): Date {
  return read();
}

export function setClock(clock: () => Date): void {
  read = clock;
}

export function resetClock(): void {
  read = () => new Date();
}
