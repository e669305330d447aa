import type { Plugin } from 'prosemirror-state';
import { nextParagraphPlugin } from '../commands/next-paragraph.ts';
import { createTocPlugin } from '../contents/contents-plugin.ts';
import { dictationPreviewPlugin } from '../dictation/preview-plugin.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { headerFooterPlugin } from '../header-footer/header-footer-plugin.ts';
import { notesPlugins } from '../notes/notes-plugin.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { reviewPlugins } from '../review/review-plugins.ts';
import { spellingPlugin } from '../spelling/spelling-plugin.ts';
import { toolPlugins } from '../tools/plugins/tool-plugins.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { viewPlugins } from './view-plugins.ts';

/** Plugins of the page in order of precedence, all before the library's own. Created for each document. */
export function createPagePlugins(context: PagePluginContext): Plugin[] {
  return [
    autoFormatPlugin(context),
    dictationPreviewPlugin(),
    createTocPlugin(context),
    headerFooterPlugin(context),
    ...notesPlugins(context),
    pastePlugin(context),
    ...reviewPlugins(),
    spellingPlugin(context),
    ...viewPlugins(context),
    nextParagraphPlugin(context),
    // After all others: Escape first closes what they have opened in the text.
    ...toolPlugins(context),
  ];
}
