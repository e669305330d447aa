import DataLoader from 'dataloader';

/**
 * Asks that arrive in the same turn of the event loop are answered together. While a batch is under way the next one gathers;
 * nobody waits for a timer.
 */
export interface BatchOptions<Ask, Answer> {
  /** One answer for each, in their order. */
  run: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** More batches at once are smaller ones. */
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
