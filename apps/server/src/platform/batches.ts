import DataLoader from 'dataloader';

/** Combines requests of the same turn of the event loop into one batch. While batches are running the next one collects; there is no timer. */
export interface BatchOptions<Item, Result> {
  /** Must return one answer for each request, in the same order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Maximum number of running batches; more batches at once means smaller ones. */
  maxRunning: number;
  maxBatch: number;
}

export function createBatches<Item, Result>({
  run,
  maxRunning: maxUnderWay,
  maxBatch,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const queuedSends: (() => void)[] = [];
  let runningCount = 0;

  function sendNext(): void {
    const send = runningCount < maxUnderWay ? queuedSends.shift() : undefined;
    if (send === undefined) return;
    runningCount += 1;
    setImmediate(send);
  }

  async function load(items: readonly Item[]): Promise<readonly Result[]> {
    try {
      return await run(items);
    } finally {
      runningCount -= 1;
      sendNext();
    }
  }

  const loader = new DataLoader<Item, Result>(load, {
    cache: false,
    maxBatchSize: maxBatch,
    batchScheduleFn: (send) => {
      queuedSends.push(send);
      sendNext();
    },
  });
  return (item) => loader.load(item);
}
