import { setGoogleFontsEnabled } from '@eigenpal/docx-editor-core/utils';
import { expose } from 'comlink';
import { createTextWork } from './text-work.ts';

// Nothing is ever fetched from another origin.
setGoogleFontsEnabled(false);
expose(createTextWork());
