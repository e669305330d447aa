import { Plugin } from 'prosemirror-state';
import { nextParagraphPlugin } from '../commands/next-paragraph.ts';
import { contentsPlugin } from '../contents/contents-plugin.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { notesPlugins } from '../notes/notes-plugin.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { captionNumbersPlugin } from '../pictures/captions.ts';
import { pictureKeys } from '../pictures/picture-keys.ts';
import { picturesPlugin } from '../pictures/picture-plugin.ts';
import { reviewPlugins } from '../review/review-plugins.ts';
import { tableEdges } from '../tables/table-edges.ts';
import { toolPlugins } from '../tools/plugins/tool-plugins.ts';
import { pageBreakKeys } from '../view/pages/page-break-keys.ts';
import { storePages } from '../view/pages/page-slots.ts';
import { setPrintedPage } from '../view/pages/printed-page.ts';
import { paperClicksPlugin } from '../view/paper-clicks.ts';
import { placeholderPlugin } from '../view/placeholder.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { browserSpellingPlugin } from './browser-spelling.ts';
import { structurePlugin } from './draw-structure.ts';
import { plainPages } from './plain-pages.ts';
import { plainTextPlugin } from './plain-text-plugin.ts';

/** Plugins of the plain view: the text as semantic HTML. The first node view that matches is used. */
export function createPlainPlugins(ports: PagePluginPorts): Plugin[] {
  return [
    plainTextPlugin(ports),
    browserSpellingPlugin(ports),
    pagelessPlugin(ports),
    autoFormatPlugin(ports),
    contentsPlugin(ports),
    ...notesPlugins(ports, async () => (await import('./plain-notes.ts')).PlainNotes),
    pastePlugin(ports),
    ...reviewPlugins(),
    captionNumbersPlugin(),
    pageBreakKeys(),
    paperClicksPlugin(),
    pictureKeys(),
    placeholderPlugin(),
    picturesPlugin({ keep: () => {}, forget: () => {} }),
    tableEdges(),
    structurePlugin(ports),
    nextParagraphPlugin(ports),
    ...toolPlugins(ports),
  ];
}

function pagelessPlugin({ parts }: PagePluginPorts): Plugin {
  return new Plugin({
    view: (view) => {
      const pages = plainPages(parts);
      storePages(view, pages);
      setPrintedPage(pages.geometry(), 'flow');
      return {};
    },
  });
}
