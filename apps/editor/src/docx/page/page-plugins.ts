import type { Plugin } from 'prosemirror-state';
import { nextParagraphPlugin } from '../commands/next-paragraph.ts';
import { contentsPlugin } from '../contents/contents-plugin.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { headerFooterPlugin } from '../header-footer/header-footer-plugin.ts';
import { notesPlugins } from '../notes/notes-plugin.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { reviewPlugins } from '../review/review-plugins.ts';
import { spellingPlugin } from '../spelling/spelling-plugin.ts';
import { toolPlugins } from '../tools/plugins/tool-plugins.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { viewPlugins } from './view-plugins.ts';

/** What the page adds to the library's own plugins; asked before them. New ones for each document. One sorted line for each. */
export function createPagePlugins(ports: PagePluginPorts): Plugin[] {
  return [
    autoFormatPlugin(ports),
    contentsPlugin(ports),
    headerFooterPlugin(ports),
    ...notesPlugins(ports),
    pastePlugin(ports),
    ...reviewPlugins(),
    spellingPlugin(ports),
    ...viewPlugins(ports),
    nextParagraphPlugin(ports),
    // Behind all others: Escape closes first what they have opened in the text.
    ...toolPlugins(ports),
  ];
}
