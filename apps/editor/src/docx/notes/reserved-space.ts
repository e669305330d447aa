/**
 * How high the notes of each page are, from round to round. A note whose height pushes its own number to the next page would go to and fro for
 * ever: as long as text and notes are the same, no page gives back what it has reserved.
 */
export class ReservedSpace {
  #reserved = new Map<number, number>();
  #state: readonly unknown[] = [];

  /** In pixels, by page. */
  get heights(): ReadonlyMap<number, number> {
    return this.#reserved;
  }

  isFor(state: readonly unknown[]): boolean {
    return state.length === this.#state.length && state.every((part, index) => part === this.#state[index]);
  }

  /** Of another text nothing is kept. */
  keepFor(state: readonly unknown[]): void {
    if (this.isFor(state)) return;
    this.#state = state;
    this.#reserved = new Map();
  }

  /** True where a page needs more than before. */
  grow(heights: readonly (readonly [page: number, height: number])[]): boolean {
    let hasGrown = false;
    for (const [page, height] of heights) {
      const before = this.#reserved.get(page);
      if (before !== undefined && before >= height) continue;
      this.#reserved.set(page, height);
      hasGrown = true;
    }
    return hasGrown;
  }
}
