import { MessageChannel } from 'node:worker_threads';
import { createThreads, unavailableWhenTooMuch } from './threads.ts';
import type { Cell, SheetColumn, SheetPart, WorkbookWork } from './workbook-worker.ts';

/** A table of a workbook; its rows come in batches, so that not all of them are in memory. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
}

/** Workbooks are written in a worker thread: one of six thousand rows takes seconds. */
const writeInThread = createThreads<WorkbookWork, Uint8Array>(
  new URL('./workbook-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 60_000 },
);

/** An xlsx workbook; each sheet has a frozen header row, a filter, and real numbers and dates. */
export async function writeWorkbook(sheets: Iterable<Sheet>): Promise<Uint8Array> {
  const { port1: ownPort, port2: parts } = new MessageChannel();
  const postPart = (part: SheetPart) => ownPort.postMessage(part);
  const file = writeInThread({ parts }, [parts]);
  // Reported below, or superseded by the error here.
  file.catch(() => ownPort.close());
  try {
    for (const { name, columns, rows } of sheets) {
      postPart({ kind: 'sheet', name, columns });
      for await (const batch of rows) postPart({ kind: 'rows', rows: batch });
    }
    postPart({ kind: 'end' });
    return await file;
  } catch (cause) {
    return unavailableWhenTooMuch(cause);
  } finally {
    ownPort.close();
  }
}
