import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { bookForm } from './book-form.ts';

expose(createDocumentWork(bookForm(() => Date.now())));
