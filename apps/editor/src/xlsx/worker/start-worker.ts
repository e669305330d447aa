import { type Remote, wrap } from 'comlink';
import type { DocumentWork } from '../../frame/worker/document-work.ts';
import { watchWorker } from '../../frame/worker/worker-failure.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Workbook } from '../workbook/workbook.ts';
import type { WorkbookDocument } from './workbook-form.ts';
import { packWorkbooksOnTransfer } from './workbook-transfer.ts';

export type WorkbookWorker = Remote<DocumentWork<Edit, WorkbookDocument, Workbook>>;

/** One worker for the life of the page. */
export function startWorker(): WorkbookWorker {
  packWorkbooksOnTransfer();
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return wrap<DocumentWork<Edit, WorkbookDocument, Workbook>>(watchWorker(worker));
}
