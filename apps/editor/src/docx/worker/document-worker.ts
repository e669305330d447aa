import { setGoogleFontsEnabled } from '@eigenpal/docx-editor-core/utils';
import { expose } from 'comlink';
import { createDocumentWork } from './document-work.ts';

// Nothing is ever fetched from another origin.
setGoogleFontsEnabled(false);
expose(createDocumentWork());
