import { vi } from 'vitest';

/** Elements, which have no size in tests, are this wide for whoever observes it. */
export function stubObservedWidth(width: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: (entries: unknown[]) => void;
      constructor(callback: (entries: unknown[]) => void) {
        this.#told = callback;
      }
      observe() {
        this.#told([{ contentRect: { width } }]);
      }
      disconnect() {}
    },
  );
}
