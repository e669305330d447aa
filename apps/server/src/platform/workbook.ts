import { MessageChannel } from 'node:worker_threads';
import { createThreads, unavailableWhenTooMuch } from './threads.ts';
import type { Cell, SheetColumn, SheetPart, WorkbookWork } from './workbook-worker.ts';

/** One table of a workbook; its rows come in batches, so that nobody has all of them at once. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
}

/** Spreadsheets are written beside: one of six thousand rows takes seconds, and one thread answers everybody. */
const writeInThread = createThreads<WorkbookWork, Uint8Array>(
  new URL('./workbook-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 60_000 },
);

/** A workbook (xlsx) with a head that stays, a filter and real numbers and dates in each of its sheets. */
export async function writeWorkbook(sheets: Iterable<Sheet>): Promise<Uint8Array> {
  const { port1: own, port2: parts } = new MessageChannel();
  const tell = (part: SheetPart) => own.postMessage(part);
  const file = writeInThread({ parts }, [parts]);
  // Told below, or superseded by what failed here.
  file.catch(() => own.close());
  try {
    for (const { name, columns, rows } of sheets) {
      tell({ kind: 'sheet', name, columns });
      for await (const batch of rows) tell({ kind: 'rows', rows: batch });
    }
    tell({ kind: 'end' });
    return await file;
  } catch (cause) {
    return unavailableWhenTooMuch(cause);
  } finally {
    own.close();
  }
}
