import DataLoader from 'dataloader';

/** Combines requests of the same turn of the event loop into one batch. While batches are running the next one collects; there is no timer. */
export interface BatchOptions<Ask, Answer> {
  /** Must return one answer for each request, in the same order. */
  run: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Maximum number of running batches; more batches at once means smaller ones. */
  maxUnderWay: number;
  maxBatch: number;
}

export function createBatches<Ask, Answer>({
  run,
  maxUnderWay,
  maxBatch,
}: BatchOptions<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  function sendNext(): void {
    const send = underWay < maxUnderWay ? waiting.shift() : undefined;
    if (send === undefined) return;
    underWay += 1;
    setImmediate(send);
  }

  async function load(asks: readonly Ask[]): Promise<readonly Answer[]> {
    try {
      return await run(asks);
    } finally {
      underWay -= 1;
      sendNext();
    }
  }

  const loader = new DataLoader<Ask, Answer>(load, {
    cache: false,
    maxBatchSize: maxBatch,
    batchScheduleFn: (send) => {
      waiting.push(send);
      sendNext();
    },
  });
  return (ask) => loader.load(ask);
}
