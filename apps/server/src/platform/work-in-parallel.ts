/**
 * Does the work for each item, a few at a time. After the first failure no further item is begun; the failure is thrown when nothing runs any more, so
 * that no work goes on behind its caller.
 */
export async function workInParallel<Item>(
  items: readonly Item[],
  maxParallel: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
