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

interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (cause: unknown) => void;
}

export function createBatches<Ask, Answer>({
  run,
  maxUnderWay,
  maxBatch,
}: BatchOptions<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || underWay >= maxUnderWay || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, maxBatch);
    if (batch.length === 0) return;
    underWay += 1;
    schedule();
    try {
      const answers = await run(batch.map(({ ask }) => ask));
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
      if (answers.length < batch.length) throw new Error('A batch has fewer answers than it was asked for');
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    } finally {
      underWay -= 1;
      schedule();
    }
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      schedule();
    });
}
