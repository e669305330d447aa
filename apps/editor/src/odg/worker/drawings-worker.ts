import { expose } from 'comlink';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { drawingsFormat } from '../format/drawings-form.ts';

expose(createDocumentWork(drawingsFormat));
