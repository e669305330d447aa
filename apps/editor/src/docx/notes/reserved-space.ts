/**
 * Heights of the notes per page across layout rounds. A note whose height pushes its own reference to the next page would oscillate forever: while
 * text and notes stay the same, no page gives up reserved space.
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

  /** Discards the heights when the text changes. */
  resetIfChanged(state: readonly unknown[]): void {
    if (this.isFor(state)) return;
    this.#state = state;
    this.#reserved = new Map();
  }

  /** True if a page needs more space than before. */
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
