import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { drawingsForm } from '../format/drawings-form.ts';

expose(createDocumentWork(drawingsForm));
