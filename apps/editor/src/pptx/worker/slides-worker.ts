import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { slidesForm } from '../format/slides-form.ts';

expose(createDocumentWork(slidesForm));
