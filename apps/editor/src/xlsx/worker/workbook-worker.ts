import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { workbookForm } from './workbook-form.ts';
import { packWorkbooksOnTransfer } from './workbook-transfer.ts';

packWorkbooksOnTransfer();
expose(createDocumentWork(workbookForm(() => Date.now())));
