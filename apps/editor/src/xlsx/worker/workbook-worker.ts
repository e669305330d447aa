import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { workbookForm } from './workbook-form.ts';

expose(createDocumentWork(workbookForm(() => Date.now())));
