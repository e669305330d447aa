import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { slidesFormat } from '../format/slides-form.ts';

expose(createDocumentWork(slidesFormat));
