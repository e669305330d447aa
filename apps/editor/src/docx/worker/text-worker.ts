import { setGoogleFontsEnabled } from '@eigenpal/docx-editor-core/utils';
import { expose } from 'comlink';
import { createTextWork } from './text-work.ts';

// The library must not load fonts from another origin.
setGoogleFontsEnabled(false);
expose(createTextWork());
