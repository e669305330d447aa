import { Plugin } from 'prosemirror-state';
import { nextParagraphPlugin } from '../commands/next-paragraph.ts';
import { createTocPlugin } from '../contents/contents-plugin.ts';
import { dictationPreviewPlugin } from '../dictation/preview-plugin.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { notesPlugins } from '../notes/notes-plugin.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { captionNumbersPlugin } from '../pictures/captions.ts';
import { createPictureKeysPlugin } from '../pictures/picture-keys.ts';
import { picturesPlugin } from '../pictures/picture-plugin.ts';
import { reviewPlugins } from '../review/review-plugins.ts';
import { textLanguagePlugin } from '../spelling/text-language-plugin.ts';
import { createTableEdgesPlugin } from '../tables/table-edges.ts';
import { toolPlugins } from '../tools/plugins/tool-plugins.ts';
import { createPageBreakKeysPlugin } from '../view/pages/page-break-keys.ts';
import { storePages } from '../view/pages/page-slots.ts';
import { setPrintedPage } from '../view/pages/printed-page.ts';
import { paperClicksPlugin } from '../view/paper-clicks.ts';
import { placeholderPlugin } from '../view/placeholder.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { browserSpellingPlugin } from './browser-spelling.ts';
import { createStructurePlugin } from './draw-structure.ts';
import { plainPages } from './plain-pages.ts';
import { plainTextPlugin } from './plain-text-plugin.ts';

/** Plugins of the plain view: the text as semantic HTML. The first node view that matches is used. */
export function createPlainPlugins(context: PagePluginContext): Plugin[] {
  return [
    plainTextPlugin(context),
    browserSpellingPlugin(),
    textLanguagePlugin(context),
    pagelessPlugin(context),
    autoFormatPlugin(context),
    dictationPreviewPlugin(),
    createTocPlugin(context),
    ...notesPlugins(context, async () => (await import('./plain-notes.ts')).PlainNotes),
    pastePlugin(context),
    ...reviewPlugins(),
    captionNumbersPlugin(),
    createPageBreakKeysPlugin(),
    paperClicksPlugin(),
    createPictureKeysPlugin(),
    placeholderPlugin(),
    picturesPlugin(context, { register: () => {}, unregister: () => {} }),
    createTableEdgesPlugin(),
    createStructurePlugin(context),
    nextParagraphPlugin(context),
    ...toolPlugins(context),
  ];
}

function pagelessPlugin({ parts }: PagePluginContext): Plugin {
  return new Plugin({
    view: (view) => {
      const pages = plainPages(parts);
      storePages(view, pages);
      setPrintedPage(pages.geometry(), 'flow');
      return {};
    },
  });
}
